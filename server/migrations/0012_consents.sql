CREATE TABLE "consents" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"allows_free_chat" boolean DEFAULT false NOT NULL,
	"notice_sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_state_known" CHECK ("consents"."state" in ('pending', 'confirmed', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose_known";--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_state_index" ON "consents" USING btree ("state","notice_sent_at");--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('verify-address', 'reset-password', 'consent', 'parent-link', 'parent-page'));
--> statement-breakpoint
-- Those who have waited since before there was a notice wait on; their days begin when it is sent.
INSERT INTO "consents" ("user_id") SELECT "id" FROM "users" WHERE "age_range" = 'under-13';
