CREATE TABLE "loaded_content" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"hash" text NOT NULL,
	"outcome" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "loaded_content_one_row" CHECK ("loaded_content"."id" = 1)
);
