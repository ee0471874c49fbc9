ALTER TABLE "quiz_questions" ADD COLUMN "section" text DEFAULT 'explain' NOT NULL;--> statement-breakpoint
-- Questions that are stored already get theirs when the content is loaded, before the server listens.
ALTER TABLE "quiz_questions" ALTER COLUMN "section" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_section_known" CHECK ("quiz_questions"."section" in ('do', 'predict', 'run', 'explain', 'name', 'try', 'used-for'));