CREATE TABLE "user_step_passes" (
	"user_id" integer NOT NULL,
	"step_id" integer NOT NULL,
	"circuit" text NOT NULL,
	"passed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_step_passes_user_id_step_id_pk" PRIMARY KEY("user_id","step_id"),
	CONSTRAINT "user_step_passes_circuit_short" CHECK (length("user_step_passes"."circuit") <= 4000)
);
--> statement-breakpoint
ALTER TABLE "guided_paths" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_step_passes" ADD CONSTRAINT "user_step_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_step_passes" ADD CONSTRAINT "user_step_passes_step_id_guided_path_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."guided_path_steps"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guided_paths" ADD CONSTRAINT "guided_paths_difficulty_known" CHECK ("guided_paths"."difficulty" in ('beginner', 'intermediate', 'advanced'));