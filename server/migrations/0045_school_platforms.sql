CREATE TABLE "lti_contexts" (
	"platform_id" integer NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"class_id" integer NOT NULL,
	"age_range" text NOT NULL,
	CONSTRAINT "lti_contexts_platform_id_deployment_id_context_id_pk" PRIMARY KEY("platform_id","deployment_id","context_id")
);
--> statement-breakpoint
CREATE TABLE "lti_identities" (
	"platform_id" integer NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lti_identities_platform_id_subject_pk" PRIMARY KEY("platform_id","subject"),
	CONSTRAINT "lti_identities_one_of_each" UNIQUE("user_id","platform_id")
);
--> statement-breakpoint
CREATE TABLE "lti_launches" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"platform_id" integer NOT NULL,
	"browser" "bytea" NOT NULL,
	"nonce" text,
	"facts" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lti_launches_one_step" CHECK (("lti_launches"."nonce" is null) <> ("lti_launches"."facts" is null))
);
--> statement-breakpoint
CREATE TABLE "lti_platforms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_platforms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"authorization_url" text NOT NULL,
	"token_url" text NOT NULL,
	"token_audience" text NOT NULL,
	"keys_url" text NOT NULL,
	"deployments" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lti_platforms_client_unique" UNIQUE("issuer","client_id")
);
--> statement-breakpoint
CREATE TABLE "lti_registrations" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lti_scores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lti_scores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"platform_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"line_item" text NOT NULL,
	"kind" text NOT NULL,
	"lesson_id" integer NOT NULL,
	"task" text,
	"score" integer,
	"maximum" integer,
	"sent_at" timestamp with time zone,
	CONSTRAINT "lti_scores_column_unique" UNIQUE("user_id","line_item"),
	CONSTRAINT "lti_scores_kind_known" CHECK ("lti_scores"."kind" in ('lesson', 'quiz', 'task')),
	CONSTRAINT "lti_scores_task_fits" CHECK (("lti_scores"."kind" = 'task') = ("lti_scores"."task" is not null))
);
--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD CONSTRAINT "lti_contexts_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_identities" ADD CONSTRAINT "lti_identities_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_identities" ADD CONSTRAINT "lti_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_launches" ADD CONSTRAINT "lti_launches_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_platform_id_lti_platforms_id_fk" FOREIGN KEY ("platform_id") REFERENCES "public"."lti_platforms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_contexts_class_index" ON "lti_contexts" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "lti_launches_expiry_index" ON "lti_launches" USING btree ("expires_at");