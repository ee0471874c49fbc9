CREATE TABLE "finished_courses" (
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"lesson_count" integer NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "finished_courses_user_id_course_id_pk" PRIMARY KEY("user_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "finished_courses" ADD CONSTRAINT "finished_courses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finished_courses" ADD CONSTRAINT "finished_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;