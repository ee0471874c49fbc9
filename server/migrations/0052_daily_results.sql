CREATE TABLE "user_daily_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_daily_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"day" date NOT NULL,
	"challenge" text NOT NULL,
	"tries" integer NOT NULL,
	"first_tried_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"points" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "user_daily_results_once" UNIQUE("user_id","day","challenge"),
	CONSTRAINT "user_daily_results_challenge_known" CHECK ("user_daily_results"."challenge" in ('concept', 'circuit', 'quiz')),
	CONSTRAINT "user_daily_results_tried" CHECK ("user_daily_results"."tries" > 0),
	CONSTRAINT "user_daily_results_points_in_range" CHECK (points between 0 and 50),
	CONSTRAINT "user_daily_results_pays_when_done" CHECK ("user_daily_results"."points" = 0 or "user_daily_results"."done_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "points_ledger" DROP CONSTRAINT "points_ledger_source_known";--> statement-breakpoint
ALTER TABLE "user_daily_results" ADD CONSTRAINT "user_daily_results_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_ledger" ADD CONSTRAINT "points_ledger_source_known" CHECK ("points_ledger"."source" in ('quiz-result', 'guided-path-step', 'achievement', 'daily-puzzle'));