CREATE TABLE "user_places" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"subject" integer NOT NULL,
	"state" text NOT NULL,
	"left_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_places_user_id_kind_subject_pk" PRIMARY KEY("user_id","kind","subject")
);
--> statement-breakpoint
ALTER TABLE "user_places" ADD CONSTRAINT "user_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;