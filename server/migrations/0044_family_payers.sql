CREATE TABLE "subscription_payers" (
	"learner_id" integer PRIMARY KEY NOT NULL,
	"payer_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription_payers" ADD CONSTRAINT "subscription_payers_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_payers" ADD CONSTRAINT "subscription_payers_payer_id_users_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_payers_payer_index" ON "subscription_payers" USING btree ("payer_id");