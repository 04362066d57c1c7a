-- Lists of public decks are filtered by card, keyword and faction. All three come down to "holds one of these
-- cards", which one array and one index answer at any number of decks.

-- AlterTable
ALTER TABLE "deck" ADD COLUMN     "cards" TEXT[] DEFAULT ARRAY[]::TEXT[];

UPDATE "deck" SET "cards" = ARRAY(
  SELECT DISTINCT "card_code" FROM "deck_entry"
  WHERE "deck_entry"."deck_id" = "deck"."id" AND "part" IN ('main', 'missions')
);

-- CreateIndex
CREATE INDEX "deck_cards_idx" ON "deck" USING GIN ("cards");
