CREATE TABLE "kept_replies" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"reply" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_replies_once" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "kept_replies" ADD CONSTRAINT "kept_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_replies_age_index" ON "kept_replies" USING btree ("created_at");