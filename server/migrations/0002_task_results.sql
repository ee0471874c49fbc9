CREATE TABLE "user_task_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_task_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"task" text NOT NULL,
	"circuit" text NOT NULL,
	"passed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_task_results_once" UNIQUE("user_id","lesson_id","task"),
	CONSTRAINT "user_task_results_circuit_short" CHECK (length("user_task_results"."circuit") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "user_task_results" ADD CONSTRAINT "user_task_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_task_results" ADD CONSTRAINT "user_task_results_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE restrict ON UPDATE no action;