CREATE TABLE "handed_in_work" (
	"assignment_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"work" text NOT NULL,
	"handed_in_at" timestamp with time zone NOT NULL,
	CONSTRAINT "handed_in_work_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id"),
	CONSTRAINT "handed_in_work_short" CHECK (length("handed_in_work"."work") <= 20000)
);
--> statement-breakpoint
ALTER TABLE "assignments" DROP CONSTRAINT "assignments_kind_known";--> statement-breakpoint
ALTER TABLE "assignments" DROP CONSTRAINT "assignments_one_item";--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "instructions" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "start" text;--> statement-breakpoint
ALTER TABLE "handed_in_work" ADD CONSTRAINT "handed_in_work_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handed_in_work" ADD CONSTRAINT "handed_in_work_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handed_in_work" ADD CONSTRAINT "handed_in_work_in_class" FOREIGN KEY ("class_id","user_id") REFERENCES "public"."class_learners"("class_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handed_in_work_user_index" ON "handed_in_work" USING btree ("user_id","class_id");--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_work_fits" CHECK (("assignments"."kind" in ('circuit', 'program')) = ("assignments"."title" is not null)
        and ("assignments"."title" is null) = ("assignments"."instructions" is null)
        and ("assignments"."title" is not null or "assignments"."start" is null));--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_title_short" CHECK (length("assignments"."title") <= 80);--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_instructions_short" CHECK (length("assignments"."instructions") <= 300);--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_start_short" CHECK (length("assignments"."start") <= 20000);--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_kind_known" CHECK ("assignments"."kind" in ('course', 'lesson', 'quiz', 'checkpoint', 'path', 'task', 'flashcard-set', 'circuit', 'program'));--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_one_item" CHECK (num_nonnulls("assignments"."course_id", "assignments"."lesson_id", "assignments"."path_id", "assignments"."set_id", "assignments"."title") = 1);