CREATE TABLE "checkouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"plan" text NOT NULL,
	"billing_cycle" text NOT NULL,
	"key" text NOT NULL,
	"session_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "checkouts_key_unique" UNIQUE("key"),
	CONSTRAINT "checkouts_plan_known" CHECK ("checkouts"."plan" in ('free', 'basic', 'premium', 'ultimate')),
	CONSTRAINT "checkouts_cycle_known" CHECK ("checkouts"."billing_cycle" in ('monthly', 'annually'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"customer_key" text NOT NULL,
	"ticket" integer DEFAULT 0 NOT NULL,
	"written_ticket" integer DEFAULT 0 NOT NULL,
	"billing_cycle" text,
	"trial_end" timestamp with time zone,
	"card_brand" text,
	"card_last4" text,
	"has_payment_problem" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD CONSTRAINT "sandbox_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("user_id") WHERE "checkouts"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "checkouts_age_index" ON "checkouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_events_age_index" ON "payment_events" USING btree ("received_at");