ALTER TABLE "outbox" ADD COLUMN "is_about_money" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "ends_unless_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payer_email" text;