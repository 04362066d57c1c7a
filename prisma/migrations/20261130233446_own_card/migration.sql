-- CreateTable
CREATE TABLE "own_card" (
    "owner_id" UUID NOT NULL,
    "game_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "definition" JSONB NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "own_card_pkey" PRIMARY KEY ("owner_id","game_id","code")
);

-- CreateTable
CREATE TABLE "deck_own_entry" (
    "deck_id" UUID NOT NULL,
    "part" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "game_id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "deck_own_entry_pkey" PRIMARY KEY ("deck_id","part","card_code")
);

-- CreateIndex
CREATE INDEX "deck_own_entry_owner_id_game_id_card_code_idx" ON "deck_own_entry"("owner_id", "game_id", "card_code");

-- AddForeignKey
ALTER TABLE "own_card" ADD CONSTRAINT "own_card_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_card" ADD CONSTRAINT "own_card_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_own_entry" ADD CONSTRAINT "deck_own_entry_deck_id_game_id_fkey" FOREIGN KEY ("deck_id", "game_id") REFERENCES "deck"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_own_entry" ADD CONSTRAINT "deck_own_entry_owner_id_game_id_card_code_fkey" FOREIGN KEY ("owner_id", "game_id", "card_code") REFERENCES "own_card"("owner_id", "game_id", "code") ON DELETE NO ACTION ON UPDATE CASCADE DEFERRABLE INITIALLY DEFERRED;

-- What the schema language cannot say. The check above is deferred: with a person go decks and cards in any order.
ALTER TABLE "own_card" ADD CONSTRAINT "own_card_code_check" CHECK ("code" ~ '^OWN-[A-Z0-9]{8}$');
ALTER TABLE "deck_own_entry" ADD CONSTRAINT "deck_own_entry_part_check" CHECK ("part" IN ('main', 'maybe'));
ALTER TABLE "deck_own_entry" ADD CONSTRAINT "deck_own_entry_count_check" CHECK ("count" BETWEEN 1 AND 99);
