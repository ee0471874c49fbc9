CREATE TABLE "assignment_learners" (
	"assignment_id" integer NOT NULL,
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "assignment_learners_assignment_id_user_id_pk" PRIMARY KEY("assignment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"kind" text NOT NULL,
	"course_id" integer,
	"lesson_id" integer,
	"path_id" integer,
	"set_id" integer,
	"after_lesson" integer,
	"task" text,
	"due_on" date NOT NULL,
	"is_for_all" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_kind_known" CHECK ("assignments"."kind" in ('course', 'lesson', 'quiz', 'checkpoint', 'path', 'task', 'flashcard-set')),
	CONSTRAINT "assignments_one_item" CHECK (num_nonnulls("assignments"."course_id", "assignments"."lesson_id", "assignments"."path_id", "assignments"."set_id") = 1),
	CONSTRAINT "assignments_part_fits" CHECK (("assignments"."kind" = 'checkpoint') = ("assignments"."after_lesson" is not null)
        and ("assignments"."kind" = 'task') = ("assignments"."task" is not null))
);
--> statement-breakpoint
ALTER TABLE "user_checkpoints" ADD COLUMN "first_done_at" timestamp with time zone;--> statement-breakpoint
UPDATE "user_checkpoints" SET "first_done_at" = "done_at";--> statement-breakpoint
ALTER TABLE "user_checkpoints" ALTER COLUMN "first_done_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "assignment_learners" ADD CONSTRAINT "assignment_learners_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_learners" ADD CONSTRAINT "assignment_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignment_learners" ADD CONSTRAINT "assignment_learners_in_class" FOREIGN KEY ("class_id","user_id") REFERENCES "public"."class_learners"("class_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_path_id_guided_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."guided_paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_set_id_flashcard_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."flashcard_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignment_learners_user_index" ON "assignment_learners" USING btree ("user_id","class_id");--> statement-breakpoint
CREATE INDEX "assignments_class_index" ON "assignments" USING btree ("class_id","due_on");