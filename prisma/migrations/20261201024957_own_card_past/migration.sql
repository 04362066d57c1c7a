-- AlterTable
ALTER TABLE "own_card" ADD COLUMN     "deleted_at" TIMESTAMP(3);

-- Only the site says of its own examples that they are made up; a client could once send it.
UPDATE "own_card" SET "definition" = "definition" - 'madeUp' WHERE "definition" ? 'madeUp';
