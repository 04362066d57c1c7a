-- CreateTable
CREATE TABLE "card_facet" (
    "game_id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "facet" TEXT NOT NULL,
    "value" TEXT NOT NULL,

    CONSTRAINT "card_facet_pkey" PRIMARY KEY ("game_id","card_code","facet","value")
);

-- CreateIndex
CREATE INDEX "card_facet_game_id_facet_value_idx" ON "card_facet"("game_id", "facet", "value");

-- AddForeignKey
ALTER TABLE "card_facet" ADD CONSTRAINT "card_facet_game_id_card_code_fkey" FOREIGN KEY ("game_id", "card_code") REFERENCES "card"("game_id", "code") ON DELETE CASCADE ON UPDATE CASCADE;
