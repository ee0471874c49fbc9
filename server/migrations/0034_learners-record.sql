CREATE TABLE "user_open_tasks" (
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"task" text NOT NULL,
	"reason" text NOT NULL,
	"tries" integer NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_open_tasks_user_id_lesson_id_task_pk" PRIMARY KEY("user_id","lesson_id","task"),
	CONSTRAINT "user_open_tasks_reason_short" CHECK (length("user_open_tasks"."reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "user_missed_questions" (
	"user_id" integer NOT NULL,
	"question_id" integer NOT NULL,
	"answer" text NOT NULL,
	"missed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_missed_questions_user_id_question_id_pk" PRIMARY KEY("user_id","question_id"),
	CONSTRAINT "user_missed_questions_answer_known" CHECK ("user_missed_questions"."answer" in ('A', 'B', 'C', 'D'))
);
--> statement-breakpoint
ALTER TABLE "user_open_tasks" ADD CONSTRAINT "user_open_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_open_tasks" ADD CONSTRAINT "user_open_tasks_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_missed_questions" ADD CONSTRAINT "user_missed_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_missed_questions" ADD CONSTRAINT "user_missed_questions_question_id_quiz_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."quiz_questions"("id") ON DELETE cascade ON UPDATE no action;