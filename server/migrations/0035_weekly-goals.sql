CREATE TABLE "weekly_goals" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"days" integer NOT NULL,
	"proposed_days" integer,
	"proposed_by" text,
	CONSTRAINT "weekly_goals_days_in_range" CHECK ("weekly_goals"."days" between 1 and 7),
	CONSTRAINT "weekly_goals_proposed_days_in_range" CHECK ("weekly_goals"."proposed_days" between 1 and 7),
	CONSTRAINT "weekly_goals_side_known" CHECK ("weekly_goals"."proposed_by" in ('learner', 'grown-up')),
	CONSTRAINT "weekly_goals_proposal_whole" CHECK (("weekly_goals"."proposed_days" is null) = ("weekly_goals"."proposed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "weekly_goals" ADD CONSTRAINT "weekly_goals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;