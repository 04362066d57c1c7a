-- What people say to each other about decks: likes, comments, follows, reports, and what moderators did. Decks get
-- tags, an origin, an archive, and what lists of them are searched and sorted by.

-- DropIndex
DROP INDEX "deck_game_id_visibility_updated_at_id_idx";

-- AlterTable
ALTER TABLE "deck" ADD COLUMN     "archived_at" TIMESTAMP(3),
ADD COLUMN     "comment_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "hidden_at" TIMESTAMP(3),
ADD COLUMN     "hidden_reason" TEXT,
ADD COLUMN     "like_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "name_words" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "origin_id" UUID,
ADD COLUMN     "size" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "tag_keys" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "deck_like" (
    "deck_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deck_like_pkey" PRIMARY KEY ("deck_id","user_id")
);

-- CreateTable
CREATE TABLE "deck_comment" (
    "id" UUID NOT NULL,
    "deck_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMP(3),
    "hidden_at" TIMESTAMP(3),
    "hidden_reason" TEXT,
    "hidden_by" TEXT,

    CONSTRAINT "deck_comment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "follow" (
    "follower_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "follow_pkey" PRIMARY KEY ("follower_id","author_id")
);

-- CreateTable
CREATE TABLE "report" (
    "id" UUID NOT NULL,
    "deck_id" UUID,
    "comment_id" UUID,
    "reporter_id" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMP(3),

    CONSTRAINT "report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "moderation" (
    "id" UUID NOT NULL,
    "moderator_id" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "deck_id" UUID,
    "comment_id" UUID,
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "moderation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "deck_like_user_id_created_at_idx" ON "deck_like"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "deck_comment_deck_id_id_idx" ON "deck_comment"("deck_id", "id" DESC);

-- CreateIndex
CREATE INDEX "deck_comment_author_id_idx" ON "deck_comment"("author_id");

-- CreateIndex
CREATE INDEX "follow_author_id_idx" ON "follow"("author_id");

-- CreateIndex
CREATE INDEX "report_deck_id_idx" ON "report"("deck_id");

-- CreateIndex
CREATE INDEX "report_comment_id_idx" ON "report"("comment_id");

-- CreateIndex
CREATE INDEX "report_reporter_id_idx" ON "report"("reporter_id");

-- CreateIndex
CREATE INDEX "moderation_moderator_id_idx" ON "moderation"("moderator_id");

-- CreateIndex
CREATE INDEX "moderation_deck_id_idx" ON "moderation"("deck_id");

-- CreateIndex
CREATE INDEX "moderation_comment_id_idx" ON "moderation"("comment_id");

-- CreateIndex
CREATE INDEX "deck_origin_id_idx" ON "deck"("origin_id");

-- CreateIndex
CREATE INDEX "deck_tag_keys_idx" ON "deck" USING GIN ("tag_keys");

-- AddForeignKey
ALTER TABLE "deck" ADD CONSTRAINT "deck_origin_id_fkey" FOREIGN KEY ("origin_id") REFERENCES "deck"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_like" ADD CONSTRAINT "deck_like_deck_id_fkey" FOREIGN KEY ("deck_id") REFERENCES "deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_like" ADD CONSTRAINT "deck_like_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_comment" ADD CONSTRAINT "deck_comment_deck_id_fkey" FOREIGN KEY ("deck_id") REFERENCES "deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_comment" ADD CONSTRAINT "deck_comment_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follow" ADD CONSTRAINT "follow_follower_id_fkey" FOREIGN KEY ("follower_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "follow" ADD CONSTRAINT "follow_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_deck_id_fkey" FOREIGN KEY ("deck_id") REFERENCES "deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "deck_comment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation" ADD CONSTRAINT "moderation_moderator_id_fkey" FOREIGN KEY ("moderator_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation" ADD CONSTRAINT "moderation_deck_id_fkey" FOREIGN KEY ("deck_id") REFERENCES "deck"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "moderation" ADD CONSTRAINT "moderation_comment_id_fkey" FOREIGN KEY ("comment_id") REFERENCES "deck_comment"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- What the schema language cannot say.

ALTER TABLE "deck" ADD CONSTRAINT "deck_tags_check" CHECK (cardinality("tags") <= 10 AND cardinality("tags") = cardinality("tag_keys"));
ALTER TABLE "deck_comment" ADD CONSTRAINT "deck_comment_text_check" CHECK (length("text") BETWEEN 1 AND 2000);
ALTER TABLE "deck_comment" ADD CONSTRAINT "deck_comment_hidden_by_check" CHECK ("hidden_by" IN ('owner', 'moderator'));
ALTER TABLE "deck_comment" ADD CONSTRAINT "deck_comment_hidden_check" CHECK (("hidden_at" IS NULL) = ("hidden_by" IS NULL));
ALTER TABLE "follow" ADD CONSTRAINT "follow_self_check" CHECK ("follower_id" <> "author_id");
ALTER TABLE "report" ADD CONSTRAINT "report_subject_check" CHECK (num_nonnulls("deck_id", "comment_id") = 1);
ALTER TABLE "report" ADD CONSTRAINT "report_reason_check" CHECK ("reason" IN ('spam', 'abuse', 'theft', 'other'));
ALTER TABLE "report" ADD CONSTRAINT "report_note_check" CHECK (length("note") <= 500);
ALTER TABLE "moderation" ADD CONSTRAINT "moderation_action_check" CHECK ("action" IN ('hide', 'restore', 'dismiss'));
ALTER TABLE "moderation" ADD CONSTRAINT "moderation_subject_check" CHECK ("subject" IN ('deck', 'comment'));

-- The lists of public decks: each order is an index over listed decks alone, read from where the last page ended.
CREATE INDEX "deck_listed_newest" ON "deck" ("game_id", "updated_at" DESC, "id")
  WHERE "visibility" = 'public' AND "hidden_at" IS NULL AND "archived_at" IS NULL;
CREATE INDEX "deck_listed_liked" ON "deck" ("game_id", "like_count" DESC, "id")
  WHERE "visibility" = 'public' AND "hidden_at" IS NULL AND "archived_at" IS NULL;
-- A word of a name is found by its beginning.
CREATE INDEX "deck_name_words" ON "deck" USING GIN (array_to_tsvector("name_words"));

-- The queue of the moderators, and one open report of one person about one thing.
CREATE INDEX "report_open" ON "report" ("id") WHERE "closed_at" IS NULL;
CREATE UNIQUE INDEX "report_open_deck" ON "report" ("reporter_id", "deck_id") WHERE "closed_at" IS NULL;
CREATE UNIQUE INDEX "report_open_comment" ON "report" ("reporter_id", "comment_id") WHERE "closed_at" IS NULL;

-- Counters, kept in the transaction of what they count: also where an account is deleted with all it liked and said.
CREATE FUNCTION "count_deck_like"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "deck" SET "like_count" = "like_count" + 1 WHERE "id" = NEW."deck_id";
  ELSE
    UPDATE "deck" SET "like_count" = "like_count" - 1 WHERE "id" = OLD."deck_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "deck_like_counted" AFTER INSERT OR DELETE ON "deck_like"
  FOR EACH ROW EXECUTE FUNCTION "count_deck_like"();

CREATE FUNCTION "count_deck_comment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."hidden_at" IS NULL THEN
    UPDATE "deck" SET "comment_count" = "comment_count" - 1 WHERE "id" = OLD."deck_id";
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."hidden_at" IS NULL THEN
    UPDATE "deck" SET "comment_count" = "comment_count" + 1 WHERE "id" = NEW."deck_id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "deck_comment_counted" AFTER INSERT OR DELETE OR UPDATE OF "hidden_at" ON "deck_comment"
  FOR EACH ROW EXECUTE FUNCTION "count_deck_comment"();

-- Decks that are there already. Their names are folded fully when they are saved next; case and marks between words
-- are all that SQL can do here.
UPDATE "deck" SET
  "size" = COALESCE((
    SELECT sum("count") FROM "deck_entry" WHERE "deck_entry"."deck_id" = "deck"."id" AND "part" = 'main'
  ), 0),
  "name_words" = array_remove(regexp_split_to_array(lower("name"), '[^[:alnum:]]+'), '');
