-- Lists of cards and decks among very many: facets as one array, counts of the whole catalogue and places in each
-- order that the seed writes, and the decks of a tag in the orders of their lists.
-- AlterTable
ALTER TABLE "card" ADD COLUMN     "facet_keys" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "card_count" (
    "game_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "cards" INTEGER NOT NULL,
    "first" INTEGER NOT NULL,

    CONSTRAINT "card_count_pkey" PRIMARY KEY ("game_id","key")
);

-- CreateTable
CREATE TABLE "card_rank" (
    "game_id" TEXT NOT NULL,
    "ordering" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "place" INTEGER NOT NULL,

    CONSTRAINT "card_rank_pkey" PRIMARY KEY ("game_id","card_code","ordering")
);

-- CreateTable
CREATE TABLE "deck_tag" (
    "deck_id" UUID NOT NULL,
    "tag_key" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "updated_at" TIMESTAMP(3) NOT NULL,
    "like_count" INTEGER NOT NULL,

    CONSTRAINT "deck_tag_pkey" PRIMARY KEY ("deck_id","tag_key")
);

-- CreateIndex
CREATE UNIQUE INDEX "card_rank_game_id_ordering_place_key" ON "card_rank"("game_id", "ordering", "place");

-- CreateIndex
CREATE INDEX "deck_tag_game_id_tag_key_updated_at_deck_id_idx" ON "deck_tag"("game_id", "tag_key", "updated_at" DESC, "deck_id");

-- CreateIndex
CREATE INDEX "deck_tag_game_id_tag_key_like_count_deck_id_idx" ON "deck_tag"("game_id", "tag_key", "like_count" DESC, "deck_id");

-- CreateIndex
CREATE INDEX "card_game_id_number_idx" ON "card"("game_id", "number");

-- CreateIndex
CREATE INDEX "card_facet_keys_idx" ON "card" USING GIN ("facet_keys");

-- AddForeignKey
ALTER TABLE "card_count" ADD CONSTRAINT "card_count_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_rank" ADD CONSTRAINT "card_rank_game_id_card_code_fkey" FOREIGN KEY ("game_id", "card_code") REFERENCES "card"("game_id", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_tag" ADD CONSTRAINT "deck_tag_deck_id_fkey" FOREIGN KEY ("deck_id") REFERENCES "deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- The number of a card, which ranges ask for: characters and attachments have one, missions (M01) do not.
CREATE INDEX "card_number_int" ON "card" ("game_id", (CASE WHEN "number" ~ '^[0-9]{1,9}$' THEN "number"::int END));

-- The tags of listed decks follow each change of what they are listed by.
CREATE FUNCTION "write_deck_tags"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM "deck_tag" WHERE "deck_id" = NEW."id";
  END IF;
  INSERT INTO "deck_tag" ("deck_id", "tag_key", "game_id", "updated_at", "like_count")
    SELECT DISTINCT NEW."id", "tag", NEW."game_id", NEW."updated_at", NEW."like_count" FROM unnest(NEW."tag_keys") "tag"
    WHERE NEW."visibility" = 'public' AND NEW."hidden_at" IS NULL AND NEW."archived_at" IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "deck_tags_written" AFTER INSERT ON "deck"
  FOR EACH ROW WHEN (cardinality(NEW."tag_keys") > 0) EXECUTE FUNCTION "write_deck_tags"();
CREATE TRIGGER "deck_tags_rewritten"
  AFTER UPDATE OF "tag_keys", "updated_at", "like_count", "visibility", "hidden_at", "archived_at" ON "deck"
  FOR EACH ROW WHEN (cardinality(OLD."tag_keys") + cardinality(NEW."tag_keys") > 0) EXECUTE FUNCTION "write_deck_tags"();
INSERT INTO "deck_tag" ("deck_id", "tag_key", "game_id", "updated_at", "like_count")
  SELECT DISTINCT "id", "tag", "game_id", "updated_at", "like_count" FROM "deck", unnest("tag_keys") "tag"
  WHERE "visibility" = 'public' AND "hidden_at" IS NULL AND "archived_at" IS NULL;

-- The next seed writes all cards anew, and with them what is new here.
DELETE FROM "seed_file";
