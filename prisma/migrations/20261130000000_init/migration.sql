-- Trigrams find misspelt words in search_word.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateEnum
CREATE TYPE "visibility" AS ENUM ('private', 'unlisted', 'public');

-- CreateTable
CREATE TABLE "game" (
    "id" TEXT NOT NULL,
    "catalogue_version" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "card_set" (
    "game_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" JSONB NOT NULL,
    "released_on" DATE,

    CONSTRAINT "card_set_pkey" PRIMARY KEY ("game_id","code")
);

-- CreateTable
CREATE TABLE "card" (
    "game_id" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "set_code" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "version" TEXT,
    "faction" TEXT,
    "position" INTEGER NOT NULL,
    "definition" JSONB NOT NULL,
    "withdrawn" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "card_pkey" PRIMARY KEY ("game_id","code")
);

-- CreateTable
CREATE TABLE "card_stat" (
    "game_id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "stat" TEXT NOT NULL,
    "value" INTEGER NOT NULL,

    CONSTRAINT "card_stat_pkey" PRIMARY KEY ("game_id","card_code","stat")
);

-- CreateTable
CREATE TABLE "printing" (
    "game_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "rarity" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "version" JSONB,

    CONSTRAINT "printing_pkey" PRIMARY KEY ("game_id","id")
);

-- CreateTable
CREATE TABLE "keyword" (
    "game_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "keyword_pkey" PRIMARY KEY ("game_id","name")
);

-- CreateTable
CREATE TABLE "card_keyword" (
    "game_id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "keyword" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "card_keyword_pkey" PRIMARY KEY ("game_id","card_code","keyword")
);

-- CreateTable
CREATE TABLE "search_document" (
    "game_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT '',
    "key" TEXT NOT NULL,
    "title_words" TEXT[],
    "words" TEXT[],

    CONSTRAINT "search_document_pkey" PRIMARY KEY ("game_id","kind","locale","key")
);

-- CreateTable
CREATE TABLE "search_word" (
    "game_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT '',
    "word" TEXT NOT NULL,

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("game_id","kind","locale","word")
);

-- CreateTable
CREATE TABLE "seed_file" (
    "path" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "seeded_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seed_file_pkey" PRIMARY KEY ("path")
);

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_verified" TIMESTAMP(3),
    "handle" TEXT NOT NULL,
    "password_hash" TEXT,
    "session_version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_identity" (
    "provider" TEXT NOT NULL,
    "external_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_identity_pkey" PRIMARY KEY ("provider","external_id")
);

-- CreateTable
CREATE TABLE "user_token" (
    "hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "expires_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "user_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "deck" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "format" TEXT NOT NULL,
    "visibility" "visibility" NOT NULL DEFAULT 'private',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "legal" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deck_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deck_entry" (
    "deck_id" UUID NOT NULL,
    "part" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "printing_id" TEXT,
    "count" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "deck_entry_pkey" PRIMARY KEY ("deck_id","part","card_code")
);

-- CreateTable
CREATE TABLE "deck_revision" (
    "deck_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "changes" JSONB NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deck_revision_pkey" PRIMARY KEY ("deck_id","revision")
);

-- CreateTable
CREATE TABLE "ruling" (
    "game_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "source" JSONB NOT NULL,

    CONSTRAINT "ruling_pkey" PRIMARY KEY ("game_id","slug")
);

-- CreateTable
CREATE TABLE "ruling_text" (
    "game_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,

    CONSTRAINT "ruling_text_pkey" PRIMARY KEY ("game_id","slug","locale")
);

-- CreateTable
CREATE TABLE "ruling_card" (
    "game_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,

    CONSTRAINT "ruling_card_pkey" PRIMARY KEY ("game_id","slug","card_code")
);

-- CreateTable
CREATE TABLE "term" (
    "game_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,

    CONSTRAINT "term_pkey" PRIMARY KEY ("game_id","slug")
);

-- CreateTable
CREATE TABLE "term_text" (
    "game_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "definition" TEXT NOT NULL,

    CONSTRAINT "term_text_pkey" PRIMARY KEY ("game_id","slug","locale")
);

-- CreateTable
CREATE TABLE "ruling_term" (
    "game_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "term_slug" TEXT NOT NULL,

    CONSTRAINT "ruling_term_pkey" PRIMARY KEY ("game_id","slug","term_slug")
);

-- CreateIndex
CREATE INDEX "card_game_id_name_idx" ON "card"("game_id", "name");

-- CreateIndex
CREATE INDEX "card_game_id_position_idx" ON "card"("game_id", "position");

-- CreateIndex
CREATE INDEX "card_game_id_set_code_idx" ON "card"("game_id", "set_code");

-- CreateIndex
CREATE INDEX "card_game_id_type_idx" ON "card"("game_id", "type");

-- CreateIndex
CREATE INDEX "card_game_id_faction_idx" ON "card"("game_id", "faction");

-- CreateIndex
CREATE INDEX "card_stat_game_id_stat_value_idx" ON "card_stat"("game_id", "stat", "value");

-- CreateIndex
CREATE INDEX "printing_game_id_rarity_idx" ON "printing"("game_id", "rarity");

-- CreateIndex
CREATE UNIQUE INDEX "printing_game_id_card_code_id_key" ON "printing"("game_id", "card_code", "id");

-- CreateIndex
CREATE UNIQUE INDEX "printing_game_id_card_code_position_key" ON "printing"("game_id", "card_code", "position");

-- CreateIndex
CREATE INDEX "card_keyword_game_id_keyword_idx" ON "card_keyword"("game_id", "keyword");

-- CreateIndex
CREATE INDEX "search_document_words_idx" ON "search_document" USING GIN ("words");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE UNIQUE INDEX "user_handle_key" ON "user"("handle");

-- CreateIndex
CREATE UNIQUE INDEX "user_identity_user_id_provider_key" ON "user_identity"("user_id", "provider");

-- CreateIndex
CREATE INDEX "user_token_user_id_purpose_idx" ON "user_token"("user_id", "purpose");

-- CreateIndex
CREATE INDEX "rate_limit_expire_idx" ON "rate_limit"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "deck_slug_key" ON "deck"("slug");

-- CreateIndex
CREATE INDEX "deck_owner_id_updated_at_id_idx" ON "deck"("owner_id", "updated_at" DESC, "id");

-- CreateIndex
CREATE INDEX "deck_game_id_visibility_updated_at_id_idx" ON "deck"("game_id", "visibility", "updated_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "deck_id_game_id_key" ON "deck"("id", "game_id");

-- CreateIndex
CREATE INDEX "deck_entry_game_id_card_code_deck_id_idx" ON "deck_entry"("game_id", "card_code", "deck_id");

-- CreateIndex
CREATE INDEX "ruling_card_game_id_card_code_idx" ON "ruling_card"("game_id", "card_code");

-- CreateIndex
CREATE INDEX "ruling_term_game_id_term_slug_idx" ON "ruling_term"("game_id", "term_slug");

-- AddForeignKey
ALTER TABLE "card_set" ADD CONSTRAINT "card_set_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card" ADD CONSTRAINT "card_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card" ADD CONSTRAINT "card_game_id_set_code_fkey" FOREIGN KEY ("game_id", "set_code") REFERENCES "card_set"("game_id", "code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_stat" ADD CONSTRAINT "card_stat_game_id_card_code_fkey" FOREIGN KEY ("game_id", "card_code") REFERENCES "card"("game_id", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "printing" ADD CONSTRAINT "printing_game_id_card_code_fkey" FOREIGN KEY ("game_id", "card_code") REFERENCES "card"("game_id", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "keyword" ADD CONSTRAINT "keyword_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_keyword" ADD CONSTRAINT "card_keyword_game_id_card_code_fkey" FOREIGN KEY ("game_id", "card_code") REFERENCES "card"("game_id", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_keyword" ADD CONSTRAINT "card_keyword_game_id_keyword_fkey" FOREIGN KEY ("game_id", "keyword") REFERENCES "keyword"("game_id", "name") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_identity" ADD CONSTRAINT "user_identity_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_token" ADD CONSTRAINT "user_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck" ADD CONSTRAINT "deck_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck" ADD CONSTRAINT "deck_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_entry" ADD CONSTRAINT "deck_entry_deck_id_game_id_fkey" FOREIGN KEY ("deck_id", "game_id") REFERENCES "deck"("id", "game_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_entry" ADD CONSTRAINT "deck_entry_game_id_card_code_fkey" FOREIGN KEY ("game_id", "card_code") REFERENCES "card"("game_id", "code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_entry" ADD CONSTRAINT "deck_entry_game_id_card_code_printing_id_fkey" FOREIGN KEY ("game_id", "card_code", "printing_id") REFERENCES "printing"("game_id", "card_code", "id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deck_revision" ADD CONSTRAINT "deck_revision_deck_id_fkey" FOREIGN KEY ("deck_id") REFERENCES "deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling_text" ADD CONSTRAINT "ruling_text_game_id_slug_fkey" FOREIGN KEY ("game_id", "slug") REFERENCES "ruling"("game_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling_card" ADD CONSTRAINT "ruling_card_game_id_slug_fkey" FOREIGN KEY ("game_id", "slug") REFERENCES "ruling"("game_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling_card" ADD CONSTRAINT "ruling_card_game_id_card_code_fkey" FOREIGN KEY ("game_id", "card_code") REFERENCES "card"("game_id", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "term" ADD CONSTRAINT "term_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "term_text" ADD CONSTRAINT "term_text_game_id_slug_fkey" FOREIGN KEY ("game_id", "slug") REFERENCES "term"("game_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling_term" ADD CONSTRAINT "ruling_term_game_id_slug_fkey" FOREIGN KEY ("game_id", "slug") REFERENCES "ruling"("game_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling_term" ADD CONSTRAINT "ruling_term_game_id_term_slug_fkey" FOREIGN KEY ("game_id", "term_slug") REFERENCES "term"("game_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE;


-- What the schema language cannot say ------------------------------------------------------------

-- Misspelt words: candidates by trigram, judged by edit distance in lib/search.
CREATE INDEX "search_word_word_trgm" ON "search_word" USING GIN ("word" gin_trgm_ops);
-- Words by their beginning ("naru" finds naruto), whatever the database's collation.
CREATE INDEX "search_word_word_prefix" ON "search_word" ("game_id", "kind", "locale", "word" text_pattern_ops);

ALTER TABLE "card_set" ADD CONSTRAINT "card_set_code_check" CHECK ("code" ~ '^[A-Z0-9]{1,8}$');
ALTER TABLE "card" ADD CONSTRAINT "card_code_check" CHECK ("code" ~ '^[A-Z0-9]{1,8}-[A-Z0-9]{1,8}$');
ALTER TABLE "printing" ADD CONSTRAINT "printing_position_check" CHECK ("position" >= 0);

ALTER TABLE "user" ADD CONSTRAINT "user_email_check" CHECK ("email" = lower("email") AND length("email") BETWEEN 3 AND 254);
ALTER TABLE "user" ADD CONSTRAINT "user_handle_check" CHECK ("handle" ~ '^[a-z0-9][a-z0-9_-]{2,23}$');
ALTER TABLE "user_token" ADD CONSTRAINT "user_token_purpose_check" CHECK ("purpose" IN ('confirm', 'reset'));

ALTER TABLE "deck" ADD CONSTRAINT "deck_name_check" CHECK (length("name") BETWEEN 1 AND 80);
ALTER TABLE "deck" ADD CONSTRAINT "deck_description_check" CHECK (length("description") <= 4000);
ALTER TABLE "deck" ADD CONSTRAINT "deck_revision_check" CHECK ("revision" >= 1);
-- A format belongs to its game: "mythos/standard".
ALTER TABLE "deck" ADD CONSTRAINT "deck_format_check" CHECK ("format" LIKE "game_id" || '/%');
ALTER TABLE "deck_entry" ADD CONSTRAINT "deck_entry_part_check" CHECK ("part" IN ('main', 'missions', 'maybe'));
ALTER TABLE "deck_entry" ADD CONSTRAINT "deck_entry_count_check" CHECK ("count" BETWEEN 1 AND 99);
ALTER TABLE "deck_revision" ADD CONSTRAINT "deck_revision_number_check" CHECK ("revision" >= 1);

ALTER TABLE "ruling" ADD CONSTRAINT "ruling_status_check" CHECK ("status" IN ('official', 'reading', 'superseded'));
ALTER TABLE "ruling_text" ADD CONSTRAINT "ruling_text_locale_check" CHECK ("locale" IN ('en', 'pl', 'uk', 'fr'));
ALTER TABLE "term_text" ADD CONSTRAINT "term_text_locale_check" CHECK ("locale" IN ('en', 'pl', 'uk', 'fr'));
