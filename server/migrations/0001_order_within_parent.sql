-- Things that still live have different places under one parent. An exclusion constraint, because a
-- unique one knows no "where"; deferred, so that a reload may swap two places in one transaction.
ALTER TABLE "lessons" ADD CONSTRAINT "lessons_order_unique"
  EXCLUDE USING btree ("course_id" WITH =, "order" WITH =) WHERE ("retired_at" IS NULL) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "quiz_questions" ADD CONSTRAINT "quiz_questions_order_unique"
  EXCLUDE USING btree ("quiz_id" WITH =, "order" WITH =) WHERE ("retired_at" IS NULL) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "flashcards" ADD CONSTRAINT "flashcards_order_unique"
  EXCLUDE USING btree ("set_id" WITH =, "order" WITH =) WHERE ("retired_at" IS NULL) DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
ALTER TABLE "guided_path_steps" ADD CONSTRAINT "guided_path_steps_order_unique"
  EXCLUDE USING btree ("path_id" WITH =, "order" WITH =) WHERE ("retired_at" IS NULL) DEFERRABLE INITIALLY DEFERRED;
