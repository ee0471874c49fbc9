ALTER TABLE "visualizations" ADD COLUMN "question" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visualizations" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;