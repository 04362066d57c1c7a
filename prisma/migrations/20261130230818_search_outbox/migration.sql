-- AlterTable
ALTER TABLE "search_document" ADD COLUMN     "popularity" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "search_outbox" (
    "game_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "change" BIGSERIAL NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_by" UUID,
    "claimed_until" TIMESTAMPTZ(3),

    CONSTRAINT "search_outbox_pkey" PRIMARY KEY ("game_id","kind","locale","key")
);

-- CreateTable
CREATE TABLE "search_feed" (
    "engine" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "building_by" UUID,
    "building_till" TIMESTAMPTZ(3),

    CONSTRAINT "search_feed_pkey" PRIMARY KEY ("engine")
);

-- CreateTable
CREATE TABLE "card_play" (
    "game_id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "decks" INTEGER NOT NULL,

    CONSTRAINT "card_play_pkey" PRIMARY KEY ("game_id","card_code")
);

-- CreateTable
CREATE TABLE "card_play_change" (
    "id" BIGSERIAL NOT NULL,
    "game_id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "change" INTEGER NOT NULL,

    CONSTRAINT "card_play_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "search_outbox_change_idx" ON "search_outbox"("change");


-- What the schema language cannot say.

-- The outbox is written by the database itself, in the transaction of the change: nobody who writes a document can
-- forget it. Until an engine feeds on it there is nothing to remember.
CREATE FUNCTION "search_document_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "search_feed") THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'DELETE' THEN
    INSERT INTO "search_outbox" ("game_id", "kind", "locale", "key")
    SELECT "game_id", "kind", "locale", "key" FROM "old_documents" ORDER BY 1, 2, 3, 4
    ON CONFLICT ("game_id", "kind", "locale", "key") DO UPDATE
      SET "change" = nextval('search_outbox_change_seq'), "attempts" = 0, "due_at" = now();
  ELSE
    INSERT INTO "search_outbox" ("game_id", "kind", "locale", "key")
    SELECT "game_id", "kind", "locale", "key" FROM "new_documents" ORDER BY 1, 2, 3, 4
    ON CONFLICT ("game_id", "kind", "locale", "key") DO UPDATE
      SET "change" = nextval('search_outbox_change_seq'), "attempts" = 0, "due_at" = now();
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "search_document_came" AFTER INSERT ON "search_document"
  REFERENCING NEW TABLE AS "new_documents" FOR EACH STATEMENT EXECUTE FUNCTION "search_document_changed"();
CREATE TRIGGER "search_document_changed" AFTER UPDATE ON "search_document"
  REFERENCING NEW TABLE AS "new_documents" FOR EACH STATEMENT EXECUTE FUNCTION "search_document_changed"();
CREATE TRIGGER "search_document_went" AFTER DELETE ON "search_document"
  REFERENCING OLD TABLE AS "old_documents" FOR EACH STATEMENT EXECUTE FUNCTION "search_document_changed"();

-- Eight steps for each doubling: 1 → 8, 2 → 12, 100 → 53, 100,000 → 132.
CREATE FUNCTION "search_step"("count" integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT LEAST(255, floor(8 * log(2, 1 + GREATEST("count", 0)::numeric) + 0.000001))::integer
$$;

-- Makes the documents of some decks what they should be: none where a deck stands in no list (LISTED of
-- lib/decks/permissions.ts). A deck is found by the words of its name, and also by those of its tags and of its author.
CREATE FUNCTION "write_deck_documents"("ids" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "dropped" text[];
BEGIN
  IF cardinality("ids") = 0 THEN
    RETURN;
  END IF;
  WITH "listed" AS (
    SELECT d."game_id", d."id", d."name_words", d."tag_keys", u."handle" FROM "deck" d JOIN "user" u ON u."id" = d."owner_id"
    WHERE d."id" = ANY ("ids") AND d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL
  )
  SELECT array_agg("word") INTO "dropped" FROM (
    SELECT unnest(s."words") AS "word" FROM "search_document" s
    WHERE s."game_id" IN (SELECT "id" FROM "game") AND s."kind" = 'deck' AND s."locale" = '' AND s."key" = ANY ("ids"::text[])
    EXCEPT
    SELECT unnest(l."name_words" || string_to_array(array_to_string(l."tag_keys", ' '), ' ') || regexp_split_to_array(l."handle", '[^a-z0-9]+'))
    FROM "listed" l
  ) AS "words";

  -- A word that no deck has any more leaves the lexicon. Who takes words out waits for those who are putting some in and
  -- keeps others from it till the end: else one might rely on a word that another is taking away ("deck" in ASCII).
  IF "dropped" IS NULL THEN
    PERFORM pg_advisory_xact_lock_shared(1684366187);
  ELSE
    PERFORM pg_advisory_xact_lock(1684366187);
  END IF;

  DELETE FROM "search_document" s
  WHERE s."game_id" IN (SELECT "id" FROM "game") AND s."kind" = 'deck' AND s."locale" = '' AND s."key" = ANY ("ids"::text[])
    AND NOT EXISTS (
      SELECT FROM "deck" d WHERE d."id" = s."key"::uuid AND d."game_id" = s."game_id"
        AND d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL);

  INSERT INTO "search_document" AS s ("game_id", "kind", "locale", "key", "title_words", "words", "popularity")
  SELECT d."game_id", 'deck', '', d."id"::text, d."name_words",
    ARRAY(
      SELECT DISTINCT w."word" FROM unnest(
        d."name_words" || string_to_array(array_to_string(d."tag_keys", ' '), ' ') || regexp_split_to_array(u."handle", '[^a-z0-9]+')
      ) AS w("word") WHERE w."word" <> '' ORDER BY 1),
    "search_step"(d."like_count")
  FROM "deck" d JOIN "user" u ON u."id" = d."owner_id"
  WHERE d."id" = ANY ("ids") AND d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL
  ORDER BY d."id"
  ON CONFLICT ("game_id", "kind", "locale", "key") DO UPDATE
    SET "title_words" = excluded."title_words", "words" = excluded."words", "popularity" = excluded."popularity"
    WHERE (s."title_words", s."words", s."popularity") IS DISTINCT FROM (excluded."title_words", excluded."words", excluded."popularity");

  INSERT INTO "search_word" ("game_id", "kind", "locale", "word")
  SELECT DISTINCT s."game_id", 'deck', '', w."word" FROM "search_document" s CROSS JOIN unnest(s."words") AS w("word")
  WHERE s."game_id" IN (SELECT "id" FROM "game") AND s."kind" = 'deck' AND s."locale" = '' AND s."key" = ANY ("ids"::text[])
  ORDER BY 1, 4
  ON CONFLICT DO NOTHING;

  IF "dropped" IS NOT NULL THEN
    DELETE FROM "search_word" w
    WHERE w."game_id" IN (SELECT "id" FROM "game") AND w."kind" = 'deck' AND w."locale" = '' AND w."word" = ANY ("dropped")
      AND NOT EXISTS (
        SELECT FROM "search_document" s
        WHERE s."game_id" = w."game_id" AND s."kind" = 'deck' AND s."locale" = '' AND s."words" @> ARRAY[w."word"]);
  END IF;
END $$;

-- Whatever happens to a deck, by whichever use case: its document and the popularity of its cards follow.
CREATE FUNCTION "deck_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "card_play_change" ("game_id", "card_code", "change")
    SELECT d."game_id", c."code", count(*) FROM "new_decks" d CROSS JOIN unnest(d."cards") AS c("code")
    WHERE d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL GROUP BY 1, 2;
    PERFORM "write_deck_documents"(ARRAY(
      SELECT d."id" FROM "new_decks" d
      WHERE d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL));
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "card_play_change" ("game_id", "card_code", "change")
    SELECT d."game_id", c."code", -count(*) FROM "old_decks" d CROSS JOIN unnest(d."cards") AS c("code")
    WHERE d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL GROUP BY 1, 2;
    PERFORM "write_deck_documents"(ARRAY(
      SELECT d."id" FROM "old_decks" d
      WHERE d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL));
  ELSE
    INSERT INTO "card_play_change" ("game_id", "card_code", "change")
    SELECT "game_id", "code", sum("one") FROM (
      SELECT d."game_id", unnest(d."cards") AS "code", -1 AS "one" FROM "old_decks" d
      WHERE d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL
      UNION ALL
      SELECT d."game_id", unnest(d."cards"), 1 FROM "new_decks" d
      WHERE d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL
    ) AS "plays" GROUP BY 1, 2 HAVING sum("one") <> 0;
    PERFORM "write_deck_documents"(ARRAY(
      SELECT n."id" FROM "new_decks" n JOIN "old_decks" o ON o."id" = n."id"
      WHERE (n."visibility", n."hidden_at" IS NULL, n."archived_at" IS NULL, n."name_words", n."tag_keys", n."owner_id", "search_step"(n."like_count"))
        IS DISTINCT FROM
        (o."visibility", o."hidden_at" IS NULL, o."archived_at" IS NULL, o."name_words", o."tag_keys", o."owner_id", "search_step"(o."like_count"))));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "deck_came" AFTER INSERT ON "deck"
  REFERENCING NEW TABLE AS "new_decks" FOR EACH STATEMENT EXECUTE FUNCTION "deck_changed"();
CREATE TRIGGER "deck_changed" AFTER UPDATE ON "deck"
  REFERENCING OLD TABLE AS "old_decks" NEW TABLE AS "new_decks" FOR EACH STATEMENT EXECUTE FUNCTION "deck_changed"();
CREATE TRIGGER "deck_went" AFTER DELETE ON "deck"
  REFERENCING OLD TABLE AS "old_decks" FOR EACH STATEMENT EXECUTE FUNCTION "deck_changed"();

-- Decks are found by their author's name.
CREATE FUNCTION "handle_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "write_deck_documents"(ARRAY(
    SELECT d."id" FROM "deck" d WHERE d."owner_id" = NEW."id"
      AND d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER "user_handle_changed" AFTER UPDATE OF "handle" ON "user"
  FOR EACH ROW WHEN (OLD."handle" IS DISTINCT FROM NEW."handle") EXECUTE FUNCTION "handle_changed"();

-- Decks that are there already.
INSERT INTO "card_play_change" ("game_id", "card_code", "change")
SELECT d."game_id", c."code", count(*) FROM "deck" d CROSS JOIN unnest(d."cards") AS c("code")
WHERE d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL GROUP BY 1, 2;
SELECT "write_deck_documents"(ARRAY(
  SELECT d."id" FROM "deck" d WHERE d."visibility" = 'public' AND d."hidden_at" IS NULL AND d."archived_at" IS NULL));
