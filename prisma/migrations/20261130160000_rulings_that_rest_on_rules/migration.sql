-- A ruling may follow from what sources say without being said there.
ALTER TABLE "ruling" DROP CONSTRAINT "ruling_status_check";
ALTER TABLE "ruling" ADD CONSTRAINT "ruling_status_check" CHECK ("status" IN ('official', 'derived', 'reading', 'superseded'));
