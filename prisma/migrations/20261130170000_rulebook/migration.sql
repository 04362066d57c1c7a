-- The rulebook as rows, and rulings that name its paragraphs, keywords and a scenario.
CREATE TABLE "rule_chapter" (
    "game_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "source_languages" TEXT[],
    CONSTRAINT "rule_chapter_pkey" PRIMARY KEY ("game_id", "number")
);
CREATE TABLE "rule_paragraph" (
    "game_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "chapter" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "source" JSONB NOT NULL,
    "figure" TEXT,
    "cited" TEXT[],
    CONSTRAINT "rule_paragraph_pkey" PRIMARY KEY ("game_id", "number")
);
CREATE TABLE "rule_paragraph_text" (
    "game_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "heading" TEXT,
    "text" TEXT NOT NULL,
    CONSTRAINT "rule_paragraph_text_pkey" PRIMARY KEY ("game_id", "number", "locale")
);
CREATE TABLE "rule_paragraph_term" (
    "game_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "term_slug" TEXT NOT NULL,
    CONSTRAINT "rule_paragraph_term_pkey" PRIMARY KEY ("game_id", "number", "term_slug")
);
CREATE TABLE "ruling_rule" (
    "game_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    CONSTRAINT "ruling_rule_pkey" PRIMARY KEY ("game_id", "slug", "number")
);
CREATE TABLE "ruling_keyword" (
    "game_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "keyword" TEXT NOT NULL,
    CONSTRAINT "ruling_keyword_pkey" PRIMARY KEY ("game_id", "slug", "keyword")
);
ALTER TABLE "ruling" ADD COLUMN "scenario" JSONB;
ALTER TABLE "ruling_text" ADD COLUMN "other" TEXT;

CREATE INDEX "rule_paragraph_game_id_chapter_position_idx" ON "rule_paragraph"("game_id", "chapter", "position");
CREATE INDEX "rule_paragraph_term_game_id_term_slug_idx" ON "rule_paragraph_term"("game_id", "term_slug");
CREATE INDEX "ruling_rule_game_id_number_idx" ON "ruling_rule"("game_id", "number");
CREATE INDEX "ruling_keyword_game_id_keyword_idx" ON "ruling_keyword"("game_id", "keyword");

ALTER TABLE "rule_chapter" ADD CONSTRAINT "rule_chapter_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rule_paragraph" ADD CONSTRAINT "rule_paragraph_game_id_chapter_fkey" FOREIGN KEY ("game_id", "chapter") REFERENCES "rule_chapter"("game_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rule_paragraph_text" ADD CONSTRAINT "rule_paragraph_text_game_id_number_fkey" FOREIGN KEY ("game_id", "number") REFERENCES "rule_paragraph"("game_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rule_paragraph_term" ADD CONSTRAINT "rule_paragraph_term_game_id_number_fkey" FOREIGN KEY ("game_id", "number") REFERENCES "rule_paragraph"("game_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rule_paragraph_term" ADD CONSTRAINT "rule_paragraph_term_game_id_term_slug_fkey" FOREIGN KEY ("game_id", "term_slug") REFERENCES "term"("game_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ruling_rule" ADD CONSTRAINT "ruling_rule_game_id_slug_fkey" FOREIGN KEY ("game_id", "slug") REFERENCES "ruling"("game_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ruling_rule" ADD CONSTRAINT "ruling_rule_game_id_number_fkey" FOREIGN KEY ("game_id", "number") REFERENCES "rule_paragraph"("game_id", "number") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ruling_keyword" ADD CONSTRAINT "ruling_keyword_game_id_slug_fkey" FOREIGN KEY ("game_id", "slug") REFERENCES "ruling"("game_id", "slug") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ruling_keyword" ADD CONSTRAINT "ruling_keyword_game_id_keyword_fkey" FOREIGN KEY ("game_id", "keyword") REFERENCES "keyword"("game_id", "name") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "rule_paragraph_text" ADD CONSTRAINT "rule_paragraph_text_locale_check" CHECK ("locale" IN ('en', 'pl', 'uk', 'fr'));
