CREATE TABLE "learning_record_actors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"actor" uuid NOT NULL,
	CONSTRAINT "learning_record_actors_actor_unique" UNIQUE("actor")
);
--> statement-breakpoint
CREATE TABLE "learning_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"statement" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "sends_records" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "learning_record_actors" ADD CONSTRAINT "learning_record_actors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_records" ADD CONSTRAINT "learning_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "learning_records_age_index" ON "learning_records" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "learning_records_user_index" ON "learning_records" USING btree ("user_id");