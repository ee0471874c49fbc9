CREATE TABLE "hidden_learners" (
	"user_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	"how" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_learners_user_id_other_id_pk" PRIMARY KEY("user_id","other_id"),
	CONSTRAINT "hidden_learners_how_known" CHECK ("hidden_learners"."how" in ('mute', 'block'))
);
--> statement-breakpoint
CREATE TABLE "learner_mutes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"is_reviewed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "learner_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "learner_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"about_id" integer NOT NULL,
	"room_name" text NOT NULL,
	"reason" text NOT NULL,
	"said" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "study_room_circuits" (
	"room_id" integer PRIMARY KEY NOT NULL,
	"state" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_room_members" (
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "study_room_members_user_id_room_id_pk" PRIMARY KEY("user_id","room_id")
);
--> statement-breakpoint
CREATE TABLE "study_room_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_room_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"ref" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_room_messages_short" CHECK (length("study_room_messages"."message") <= 500)
);
--> statement-breakpoint
CREATE TABLE "study_room_updates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_room_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"room_id" integer NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"maker_id" integer NOT NULL,
	"age_range" text NOT NULL,
	"visibility" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "study_rooms_code_unique" UNIQUE("code"),
	CONSTRAINT "study_rooms_visibility_known" CHECK ("study_rooms"."visibility" in ('public', 'private')),
	CONSTRAINT "study_rooms_name_short" CHECK (length("study_rooms"."name") <= 60)
);
--> statement-breakpoint
ALTER TABLE "hidden_learners" ADD CONSTRAINT "hidden_learners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_learners" ADD CONSTRAINT "hidden_learners_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_mutes" ADD CONSTRAINT "learner_mutes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_reports" ADD CONSTRAINT "learner_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learner_reports" ADD CONSTRAINT "learner_reports_about_id_users_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_room_circuits" ADD CONSTRAINT "study_room_circuits_room_id_study_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."study_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_room_members" ADD CONSTRAINT "study_room_members_room_id_study_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."study_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_room_members" ADD CONSTRAINT "study_room_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_room_messages" ADD CONSTRAINT "study_room_messages_room_id_study_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."study_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_room_messages" ADD CONSTRAINT "study_room_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_room_updates" ADD CONSTRAINT "study_room_updates_room_id_study_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."study_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_rooms" ADD CONSTRAINT "study_rooms_maker_id_users_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_learners_other_index" ON "hidden_learners" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "learner_mutes_end_index" ON "learner_mutes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "learner_reports_user_index" ON "learner_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "learner_reports_about_index" ON "learner_reports" USING btree ("about_id","created_at");--> statement-breakpoint
CREATE INDEX "learner_reports_age_index" ON "learner_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "study_room_members_room_index" ON "study_room_members" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "study_room_messages_room_index" ON "study_room_messages" USING btree ("room_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "study_room_messages_ref_unique" ON "study_room_messages" USING btree ("user_id","room_id","ref");--> statement-breakpoint
CREATE INDEX "study_room_messages_age_index" ON "study_room_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "study_room_updates_room_index" ON "study_room_updates" USING btree ("room_id","id");--> statement-breakpoint
CREATE INDEX "study_rooms_maker_index" ON "study_rooms" USING btree ("maker_id");--> statement-breakpoint
CREATE INDEX "study_rooms_listed_index" ON "study_rooms" USING btree ("visibility","age_range");--> statement-breakpoint
CREATE INDEX "study_rooms_use_index" ON "study_rooms" USING btree ("last_used_at");