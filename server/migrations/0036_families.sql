CREATE TABLE "family_codes" (
	"learner_id" integer PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_codes_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "family_links" (
	"learner_id" integer NOT NULL,
	"grown_up_id" integer NOT NULL,
	"origin" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_links_learner_id_grown_up_id_pk" PRIMARY KEY("learner_id","grown_up_id"),
	CONSTRAINT "family_links_origin_known" CHECK ("family_links"."origin" in ('mail', 'code')),
	CONSTRAINT "family_links_between_two" CHECK ("family_links"."learner_id" <> "family_links"."grown_up_id")
);
--> statement-breakpoint
CREATE TABLE "family_reports" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"last_report_on" date,
	"last_quiet_on" date
);
--> statement-breakpoint
ALTER TABLE "account_tokens" DROP CONSTRAINT "account_tokens_purpose_known";--> statement-breakpoint
ALTER TABLE "family_codes" ADD CONSTRAINT "family_codes_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_links" ADD CONSTRAINT "family_links_grown_up_id_users_id_fk" FOREIGN KEY ("grown_up_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_reports" ADD CONSTRAINT "family_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_codes_expiry_index" ON "family_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "family_links_grown_up_index" ON "family_links" USING btree ("grown_up_id");--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_purpose_known" CHECK ("account_tokens"."purpose" in ('verify-address', 'reset-password', 'consent', 'parent-link', 'parent-page', 'end-reports'));