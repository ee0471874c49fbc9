CREATE TABLE "known_browsers" (
	"user_id" integer NOT NULL,
	"browser" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_user_id_browser_pk" PRIMARY KEY("user_id","browser")
);
--> statement-breakpoint
CREATE TABLE "recent_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone[] NOT NULL,
	"forget_after" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_browsers_browser_index" ON "known_browsers" USING btree ("browser");--> statement-breakpoint
CREATE INDEX "known_browsers_expiry_index" ON "known_browsers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recent_tries_age_index" ON "recent_tries" USING btree ("forget_after");