ALTER TABLE "progress" ADD COLUMN "completed_as" text;--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_completed_as_known" CHECK ("progress"."completed_as" in ('read', 'marked', 'known'));--> statement-breakpoint
ALTER TABLE "progress" ADD CONSTRAINT "progress_completed_as_if_completed" CHECK ("progress"."completed_as" is null or "progress"."completed");