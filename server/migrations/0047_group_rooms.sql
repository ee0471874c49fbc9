ALTER TABLE "study_rooms" ALTER COLUMN "maker_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study_rooms" ALTER COLUMN "age_range" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study_rooms" ALTER COLUMN "code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study_rooms" ADD COLUMN "live_lesson_id" integer;--> statement-breakpoint
ALTER TABLE "study_rooms" ADD CONSTRAINT "study_rooms_live_lesson_id_live_lessons_id_fk" FOREIGN KEY ("live_lesson_id") REFERENCES "public"."live_lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_rooms_live_lesson_index" ON "study_rooms" USING btree ("live_lesson_id");--> statement-breakpoint
ALTER TABLE "study_rooms" ADD CONSTRAINT "study_rooms_made_or_of_group" CHECK (case when "study_rooms"."live_lesson_id" is null
        then "study_rooms"."maker_id" is not null and "study_rooms"."age_range" is not null and "study_rooms"."code" is not null
        else "study_rooms"."maker_id" is null and "study_rooms"."age_range" is null and "study_rooms"."code" is null
          and "study_rooms"."visibility" = 'private' end);