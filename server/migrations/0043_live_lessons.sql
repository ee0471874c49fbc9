CREATE TABLE "live_lessons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_lessons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"step" text NOT NULL,
	"is_looking" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"code_hash" "bytea",
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_lessons_class_id_unique" UNIQUE("class_id"),
	CONSTRAINT "live_lessons_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "live_lessons" ADD CONSTRAINT "live_lessons_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_lessons" ADD CONSTRAINT "live_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_lessons_end_index" ON "live_lessons" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "live_lessons_lesson_index" ON "live_lessons" USING btree ("lesson_id");