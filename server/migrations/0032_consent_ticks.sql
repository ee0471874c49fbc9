ALTER TABLE "consents" ADD COLUMN "allows_rooms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "allows_buying" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "consents" SET "allows_rooms" = true, "allows_buying" = true WHERE "state" = 'confirmed';
