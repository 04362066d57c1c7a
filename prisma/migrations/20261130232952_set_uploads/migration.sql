-- AlterTable
ALTER TABLE "card_set" ADD COLUMN     "content_hash" TEXT,
ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'seed';

-- CreateTable
CREATE TABLE "set_upload" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "game_id" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "content_hash" TEXT NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "set_upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "set_change" (
    "id" UUID NOT NULL,
    "game_id" TEXT NOT NULL,
    "set_code" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "user_id" UUID,
    "added" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "withdrawn" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "set_change_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "set_upload_user_id_created_at_idx" ON "set_upload"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "set_change_game_id_id_idx" ON "set_change"("game_id", "id" DESC);

-- AddForeignKey
ALTER TABLE "set_upload" ADD CONSTRAINT "set_upload_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "set_change" ADD CONSTRAINT "set_change_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma cannot say.
ALTER TABLE "card_set" ADD CONSTRAINT "card_set_origin" CHECK ("origin" IN ('seed', 'site'));
ALTER TABLE "set_change" ADD CONSTRAINT "set_change_action" CHECK ("action" IN ('import', 'withdraw'));
