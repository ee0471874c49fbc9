CREATE TABLE "inquiries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"organization" text,
	"learners" integer,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "inquiries_kind_known" CHECK ("inquiries"."kind" in ('school-plan', 'quote', 'education-team', 'workshop', 'data-request')),
	CONSTRAINT "inquiries_message_short" CHECK (length("inquiries"."message") <= 2000)
);
--> statement-breakpoint
CREATE INDEX "inquiries_settled_index" ON "inquiries" USING btree ("settled_at");