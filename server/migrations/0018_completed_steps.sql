CREATE TABLE "user_completed_steps" (
	"user_id" integer NOT NULL,
	"step_id" integer NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_completed_steps_user_id_step_id_pk" PRIMARY KEY("user_id","step_id")
);
--> statement-breakpoint
ALTER TABLE "user_completed_steps" ADD CONSTRAINT "user_completed_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_completed_steps" ADD CONSTRAINT "user_completed_steps_step_id_guided_path_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."guided_path_steps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
-- Each completed step has paid at least one point, once, under its id.
INSERT INTO "user_completed_steps" ("user_id", "step_id", "completed_at")
	SELECT "paid"."user_id", "step"."id", "paid"."created_at"
	FROM "points_ledger" "paid"
	JOIN "guided_path_steps" "step" ON "step"."id" = "paid"."source_id"
	WHERE "paid"."source" = 'guided-path-step'
	ON CONFLICT DO NOTHING;