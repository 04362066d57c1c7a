-- AlterTable
ALTER TABLE "user" ADD COLUMN "roles" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "ruling" ADD COLUMN "origin" TEXT NOT NULL DEFAULT 'files',
ADD COLUMN "superseded_by" TEXT;
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_origin_check" CHECK ("origin" IN ('files', 'site'));

-- CreateTable
CREATE TABLE "ruling_proposal" (
    "id" UUID NOT NULL,
    "game_id" TEXT NOT NULL,
    "slug" TEXT,
    "state" TEXT NOT NULL DEFAULT 'suggested',
    "revision" INTEGER NOT NULL DEFAULT 1,
    "published_revision" INTEGER,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ruling_proposal_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "ruling_proposal_state_check" CHECK ("state" IN ('suggested', 'published', 'declined', 'withdrawn'))
);

-- CreateTable
CREATE TABLE "ruling_proposal_revision" (
    "proposal_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "author_id" UUID,
    "content" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ruling_proposal_revision_pkey" PRIMARY KEY ("proposal_id","revision")
);

-- CreateTable
CREATE TABLE "ruling_change" (
    "game_id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "changed_at" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "ruling_change_pkey" PRIMARY KEY ("game_id","slug"),
    CONSTRAINT "ruling_change_kind_check" CHECK ("kind" IN ('new', 'changed', 'gone'))
);

-- CreateIndex
CREATE INDEX "ruling_proposal_game_id_state_updated_at_id_idx" ON "ruling_proposal"("game_id", "state", "updated_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "ruling_proposal_game_id_slug_key" ON "ruling_proposal"("game_id", "slug");

-- CreateIndex
CREATE INDEX "ruling_proposal_revision_author_id_idx" ON "ruling_proposal_revision"("author_id");

-- CreateIndex
CREATE INDEX "ruling_change_game_id_changed_at_slug_idx" ON "ruling_change"("game_id", "changed_at" DESC, "slug");

-- AddForeignKey
ALTER TABLE "ruling_proposal" ADD CONSTRAINT "ruling_proposal_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling_proposal_revision" ADD CONSTRAINT "ruling_proposal_revision_proposal_id_fkey" FOREIGN KEY ("proposal_id") REFERENCES "ruling_proposal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling_proposal_revision" ADD CONSTRAINT "ruling_proposal_revision_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ruling_change" ADD CONSTRAINT "ruling_change_game_id_fkey" FOREIGN KEY ("game_id") REFERENCES "game"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
