-- What people own, want and trade.
CREATE TABLE "collection_entry" (
    "user_id" UUID NOT NULL,
    "game_id" TEXT NOT NULL,
    "list" TEXT NOT NULL,
    "printing_id" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "collection_entry_pkey" PRIMARY KEY ("user_id", "game_id", "list", "printing_id")
);
ALTER TABLE "collection_entry" ADD CONSTRAINT "collection_entry_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "collection_entry" ADD CONSTRAINT "collection_entry_list_check" CHECK ("list" IN ('owned', 'wish', 'trade'));
ALTER TABLE "collection_entry" ADD CONSTRAINT "collection_entry_count_check" CHECK ("count" BETWEEN 0 AND 999);
ALTER TABLE "collection_entry" ADD CONSTRAINT "collection_entry_note_check" CHECK (length("note") <= 200);

CREATE TABLE "collection_share" (
    "user_id" UUID NOT NULL,
    "list" TEXT NOT NULL,
    CONSTRAINT "collection_share_pkey" PRIMARY KEY ("user_id", "list")
);
ALTER TABLE "collection_share" ADD CONSTRAINT "collection_share_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
-- What is owned is nobody else's business.
ALTER TABLE "collection_share" ADD CONSTRAINT "collection_share_list_check" CHECK ("list" IN ('wish', 'trade'));

CREATE TABLE "collection_batch" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "created_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    CONSTRAINT "collection_batch_pkey" PRIMARY KEY ("user_id", "id")
);
CREATE INDEX "collection_batch_user_id_created_at_idx" ON "collection_batch"("user_id", "created_at");
ALTER TABLE "collection_batch" ADD CONSTRAINT "collection_batch_user_id_fkey"
    FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
