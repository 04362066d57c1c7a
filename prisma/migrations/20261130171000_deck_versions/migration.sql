-- States of a deck that its owner gave a name.
CREATE TABLE "deck_version" (
    "deck_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "deck_version_pkey" PRIMARY KEY ("deck_id", "revision")
);
ALTER TABLE "deck_version" ADD CONSTRAINT "deck_version_deck_id_fkey"
    FOREIGN KEY ("deck_id") REFERENCES "deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deck_version" ADD CONSTRAINT "deck_version_number_check" CHECK ("revision" >= 1);
