CREATE TABLE "course_ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "course_ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_ratings_once" UNIQUE("user_id","course_id"),
	CONSTRAINT "course_ratings_in_range" CHECK ("course_ratings"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_ratings" ADD CONSTRAINT "course_ratings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_ratings_course_index" ON "course_ratings" USING btree ("course_id");
--> statement-breakpoint
-- What all ratings come to is kept with the course, in the transaction that changes them: a learner who rates, or
-- one who is erased. The course is locked first, so that those who come at once are counted one after the other;
-- not against the keys that point at it, which they hold already.
CREATE FUNCTION "count_course_ratings"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"rated" integer := coalesce(NEW."course_id", OLD."course_id");
BEGIN
	PERFORM FROM "courses" WHERE "id" = "rated" FOR NO KEY UPDATE;
	UPDATE "courses" SET ("rating_count", "average_rating") = (
		SELECT count(*), coalesce(avg("rating"), 0) FROM "course_ratings" WHERE "course_id" = "rated"
	) WHERE "id" = "rated";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "course_ratings_counted" AFTER INSERT OR UPDATE OR DELETE ON "course_ratings"
	FOR EACH ROW EXECUTE FUNCTION "count_course_ratings"();
