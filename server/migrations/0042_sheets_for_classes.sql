ALTER TABLE "lessons" ADD COLUMN "activity" jsonb;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "assessment" jsonb;