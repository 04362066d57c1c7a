-- CreateTable
CREATE TABLE "bulk_file" (
    "name" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "changed_at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bulk_file_pkey" PRIMARY KEY ("name")
);
