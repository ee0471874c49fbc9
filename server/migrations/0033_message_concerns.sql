CREATE TABLE "filter_counts" (
	"hour" timestamp with time zone NOT NULL,
	"finding" text NOT NULL,
	"rule" text NOT NULL,
	"outcome" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "filter_counts_hour_finding_rule_outcome_pk" PRIMARY KEY("hour","finding","rule","outcome"),
	CONSTRAINT "filter_counts_outcome_known" CHECK ("filter_counts"."outcome" in ('blocked', 'asked', 'sent', 'appealed'))
);
--> statement-breakpoint
CREATE TABLE "message_concerns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "message_concerns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"finding" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "message_concerns" ADD CONSTRAINT "message_concerns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_concerns" ADD CONSTRAINT "message_concerns_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_concerns_user_index" ON "message_concerns" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_concerns_other_index" ON "message_concerns" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "message_concerns_age_index" ON "message_concerns" USING btree ("created_at");