CREATE TABLE "user_quiz_stats" (
	"user_id" integer NOT NULL,
	"quiz_id" integer NOT NULL,
	"points_paid" integer NOT NULL,
	"lowest_share" double precision NOT NULL,
	"is_perfect" boolean NOT NULL,
	"is_improved" boolean NOT NULL,
	"hard_at" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	"last_day" date NOT NULL,
	"submissions_on_day" integer NOT NULL,
	CONSTRAINT "user_quiz_stats_user_id_quiz_id_pk" PRIMARY KEY("user_id","quiz_id"),
	CONSTRAINT "user_quiz_stats_points_not_negative" CHECK ("user_quiz_stats"."points_paid" >= 0)
);
--> statement-breakpoint
ALTER TABLE "user_quiz_stats" ADD CONSTRAINT "user_quiz_stats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_quiz_stats" ADD CONSTRAINT "user_quiz_stats_quiz_id_quizzes_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."quizzes"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- What has been handed in until now. The submissions of the last day are not counted: whose day it was is
-- not for PostgreSQL to say, which does not know every time zone that Node knows.
INSERT INTO "user_quiz_stats"
WITH "result" AS (
	SELECT "id", "user_id", "quiz_id", "score", "total_questions", "completed_at", "share",
		min("share") OVER "earlier" AS "lowest_before"
	FROM (
		SELECT *, coalesce("score"::float8 / nullif("total_questions", 0), 0) AS "share" FROM "user_quiz_results"
	) AS "submission"
	WINDOW "earlier" AS (
		PARTITION BY "user_id", "quiz_id" ORDER BY "completed_at", "id"
		ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
	)
)
SELECT "result"."user_id", "quiz_id",
	coalesce(sum("paid"."points"), 0)::integer,
	min("share"),
	bool_or("score" = "total_questions"),
	coalesce(bool_or("share" > "lowest_before"), false),
	min("completed_at") FILTER (WHERE "score" * 2 < "total_questions"),
	max("completed_at"),
	(max("completed_at") AT TIME ZONE 'UTC')::date,
	0
FROM "result"
LEFT JOIN "points_ledger" AS "paid"
	ON "paid"."user_id" = "result"."user_id" AND "paid"."source" = 'quiz-result' AND "paid"."source_id" = "result"."id"
GROUP BY "result"."user_id", "quiz_id";
