CREATE TABLE "user_checkpoints" (
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"after_lesson" integer NOT NULL,
	"questions" integer[] NOT NULL,
	"done_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_checkpoints_user_id_course_id_after_lesson_pk" PRIMARY KEY("user_id","course_id","after_lesson")
);
--> statement-breakpoint
ALTER TABLE "user_checkpoints" ADD CONSTRAINT "user_checkpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_checkpoints" ADD CONSTRAINT "user_checkpoints_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;