CREATE TABLE "class_agreements" (
	"class_id" integer PRIMARY KEY NOT NULL,
	"school" text NOT NULL,
	"country" text NOT NULL,
	"agreed_by" text NOT NULL,
	"allows_rooms" boolean NOT NULL,
	"allows_free_chat" boolean NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "class_codes" (
	"class_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_codes_class_id_kind_pk" PRIMARY KEY("class_id","kind"),
	CONSTRAINT "class_codes_hash_unique" UNIQUE("hash"),
	CONSTRAINT "class_codes_kind_known" CHECK ("class_codes"."kind" in ('learner', 'teacher'))
);
--> statement-breakpoint
CREATE TABLE "class_learners" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"is_class_account" boolean NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_learners_class_id_user_id_pk" PRIMARY KEY("class_id","user_id"),
	CONSTRAINT "class_learners_name_short" CHECK (length("class_learners"."name") <= 40)
);
--> statement-breakpoint
CREATE TABLE "class_teachers" (
	"class_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "class_teachers_class_id_user_id_pk" PRIMARY KEY("class_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"plan" text DEFAULT 'trial' NOT NULL,
	"seats" integer NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "classes_name_short" CHECK (length("classes"."name") <= 60),
	CONSTRAINT "classes_plan_known" CHECK ("classes"."plan" in ('trial', 'classroom', 'school')),
	CONSTRAINT "classes_seats_positive" CHECK ("classes"."seats" > 0)
);
--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "is_by_school" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "class_agreements" ADD CONSTRAINT "class_agreements_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_codes" ADD CONSTRAINT "class_codes_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_learners" ADD CONSTRAINT "class_learners_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_learners" ADD CONSTRAINT "class_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_teachers" ADD CONSTRAINT "class_teachers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_codes_expiry_index" ON "class_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "class_learners_user_index" ON "class_learners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "class_teachers_user_index" ON "class_teachers" USING btree ("user_id");