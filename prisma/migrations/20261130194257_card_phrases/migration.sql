-- CreateTable
CREATE TABLE "card_phrase" (
    "game_id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "field" TEXT NOT NULL,
    "locale" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "card_phrase_pkey" PRIMARY KEY ("game_id","card_code","field","locale","position")
);

-- CreateTable
CREATE TABLE "card_line" (
    "game_id" TEXT NOT NULL,
    "card_code" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "facets" TEXT[],

    CONSTRAINT "card_line_pkey" PRIMARY KEY ("game_id","card_code","line")
);

-- CreateIndex
CREATE INDEX "card_line_facets_idx" ON "card_line" USING GIN ("facets");

-- Words within names and texts are found by their trigrams: Prisma knows no such index.
CREATE INDEX "card_phrase_words_trgm" ON "card_phrase" USING GIN ("words" gin_trgm_ops);

-- AddForeignKey
ALTER TABLE "card_phrase" ADD CONSTRAINT "card_phrase_game_id_card_code_fkey" FOREIGN KEY ("game_id", "card_code") REFERENCES "card"("game_id", "code") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "card_line" ADD CONSTRAINT "card_line_game_id_card_code_fkey" FOREIGN KEY ("game_id", "card_code") REFERENCES "card"("game_id", "code") ON DELETE CASCADE ON UPDATE CASCADE;
