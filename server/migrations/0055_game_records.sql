CREATE TABLE "user_game_records" (
	"user_id" integer NOT NULL,
	"game" text NOT NULL,
	"level" integer NOT NULL,
	"day" date NOT NULL,
	"day_best" integer NOT NULL,
	"before_best" integer,
	CONSTRAINT "user_game_records_user_id_game_level_pk" PRIMARY KEY("user_id","game","level"),
	CONSTRAINT "user_game_records_game_known" CHECK ("user_game_records"."game" in ('coin-duel', 'chsh-game', 'bb84', 'hidden-gate', 'grover')),
	CONSTRAINT "user_game_records_level_known" CHECK (level between 1 and 3),
	CONSTRAINT "user_game_records_day_best_in_range" CHECK (day_best between 1 and 999),
	CONSTRAINT "user_game_records_before_best_in_range" CHECK (before_best between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "user_game_records" ADD CONSTRAINT "user_game_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;