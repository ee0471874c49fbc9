CREATE TABLE "user_first_misses" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" text NOT NULL,
	"missed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_first_misses_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "user_first_misses_answer_known" CHECK ("user_first_misses"."answer" in ('A', 'B', 'C', 'D'))
);
--> statement-breakpoint
ALTER TABLE "user_first_misses" ADD CONSTRAINT "user_first_misses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_first_misses" ADD CONSTRAINT "user_first_misses_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Only the last wrong answers were stored before, so they are the first ones that are known.
INSERT INTO "user_first_misses" ("user_id", "question_id", "answer", "missed_at")
SELECT "user_id", "question_id", "answer", "missed_at" FROM "user_missed_questions" ON CONFLICT DO NOTHING;
