ALTER TABLE "consents" ADD COLUMN "latest_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "own_mailbox" "bytea";--> statement-breakpoint
UPDATE "consents" SET "latest_notice_at" = "notice_sent_at";
