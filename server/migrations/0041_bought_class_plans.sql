CREATE TABLE "class_plan_sources" (
	"class_id" integer NOT NULL,
	"origin" text NOT NULL,
	"plan" text NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"seats" integer NOT NULL,
	CONSTRAINT "class_plan_sources_class_id_origin_pk" PRIMARY KEY("class_id","origin"),
	CONSTRAINT "class_plan_sources_origin_known" CHECK ("class_plan_sources"."origin" in ('operator', 'bought')),
	CONSTRAINT "class_plan_sources_plan_known" CHECK ("class_plan_sources"."plan" in ('classroom', 'school')),
	CONSTRAINT "class_plan_sources_seats_positive" CHECK ("class_plan_sources"."seats" > 0)
);
--> statement-breakpoint
CREATE TABLE "class_subscriptions" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"customer_key" text NOT NULL,
	"ticket" integer DEFAULT 0 NOT NULL,
	"written_ticket" integer DEFAULT 0 NOT NULL,
	"customer_id" text,
	"subscription_id" text,
	"status" text DEFAULT 'inactive' NOT NULL,
	"end_date" timestamp with time zone,
	"billing_cycle" text,
	"trial_end" timestamp with time zone,
	"card_brand" text,
	"card_last4" text,
	"has_payment_problem" boolean DEFAULT false NOT NULL,
	"payer_email" text,
	CONSTRAINT "class_subscriptions_class_id_user_id_pk" PRIMARY KEY("class_id","user_id"),
	CONSTRAINT "class_subscriptions_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "class_subscriptions_subscription_id_unique" UNIQUE("subscription_id"),
	CONSTRAINT "class_subscriptions_status_known" CHECK ("class_subscriptions"."status" in ('inactive', 'active', 'cancelling'))
);
--> statement-breakpoint
ALTER TABLE "checkouts" DROP CONSTRAINT "checkouts_plan_known";--> statement-breakpoint
DROP INDEX "checkouts_one_open";--> statement-breakpoint
ALTER TABLE "sandbox_customers" DROP CONSTRAINT "sandbox_customers_pkey";--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "class_id" integer;--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD COLUMN "id" text;--> statement-breakpoint
UPDATE "sandbox_customers" SET "id" = 'cus_sandbox_' || "user_id";--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD PRIMARY KEY ("id");--> statement-breakpoint
INSERT INTO "class_plan_sources" ("class_id", "origin", "plan", "until", "seats")
SELECT "id", 'operator', "plan", "plan_until", "seats" FROM "classes" WHERE "plan" <> 'trial';--> statement-breakpoint
ALTER TABLE "class_plan_sources" ADD CONSTRAINT "class_plan_sources_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_subscriptions" ADD CONSTRAINT "class_subscriptions_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_subscriptions" ADD CONSTRAINT "class_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_subscriptions_user_index" ON "class_subscriptions" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_customers_user_index" ON "sandbox_customers" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_one_open" ON "checkouts" USING btree ("user_id",coalesce("class_id", 0)) WHERE "checkouts"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_plan_known" CHECK ("checkouts"."plan" in ('free', 'basic', 'premium', 'ultimate', 'classroom'));