ALTER TABLE "campaigns" ADD COLUMN "pieces_flagged" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
-- What was written before is counted, too.
UPDATE "campaigns" SET "pieces_flagged" = (SELECT count(*) FROM "blocks" JOIN "versions" ON "versions"."id" = "blocks"."selected_version_id" WHERE "blocks"."campaign_id" = "campaigns"."id" AND "blocks"."removed_at" IS NULL AND "versions"."warnings" > 0);
