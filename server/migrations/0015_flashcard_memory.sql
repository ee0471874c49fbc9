CREATE TABLE "user_flashcard_sets" (
	"user_id" integer NOT NULL,
	"set_id" integer NOT NULL,
	"cards_completed" integer NOT NULL,
	"know_it_count" integer NOT NULL,
	"study_more_count" integer NOT NULL,
	"studied_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "user_flashcard_sets_user_id_set_id_pk" PRIMARY KEY("user_id","set_id"),
	CONSTRAINT "user_flashcard_sets_count_not_negative" CHECK ("user_flashcard_sets"."cards_completed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "flashcards" DROP CONSTRAINT "flashcards_slug_unique";--> statement-breakpoint
ALTER TABLE "user_analytics" ADD COLUMN "other_learning" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD COLUMN "flashcard_id" integer;--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "lesson_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "flashcards" ADD COLUMN "hint" text;--> statement-breakpoint
ALTER TABLE "user_flashcard_progress" ADD COLUMN "stability" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_flashcard_progress" ADD COLUMN "difficulty" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_flashcard_progress" ADD COLUMN "lapses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_flashcard_sets" ADD CONSTRAINT "user_flashcard_sets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_flashcard_sets" ADD CONSTRAINT "user_flashcard_sets_set_id_flashcard_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."flashcard_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_flashcard_id_flashcards_id_fk" FOREIGN KEY ("flashcard_id") REFERENCES "public"."flashcards"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flashcards_lesson_index" ON "flashcards" USING btree ("lesson_id");--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "flashcard_sets" ADD CONSTRAINT "flashcard_sets_difficulty_known" CHECK ("flashcard_sets"."difficulty" in ('beginner', 'intermediate', 'advanced'));