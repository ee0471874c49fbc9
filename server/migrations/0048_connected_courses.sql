CREATE TABLE "lti_connectors" (
	"platform_id" integer NOT NULL,
	"deployment_id" text NOT NULL,
	"context_id" text NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "lti_connectors_platform_id_deployment_id_context_id_pk" PRIMARY KEY("platform_id","deployment_id","context_id")
);
--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "lti_contexts" ADD COLUMN "connected_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD COLUMN "deployment_id" text;--> statement-breakpoint
ALTER TABLE "lti_scores" ADD COLUMN "context_id" text;--> statement-breakpoint
ALTER TABLE "lti_connectors" ADD CONSTRAINT "lti_connectors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lti_connectors" ADD CONSTRAINT "lti_connectors_context_fk" FOREIGN KEY ("platform_id","deployment_id","context_id") REFERENCES "public"."lti_contexts"("platform_id","deployment_id","context_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_connectors_user_index" ON "lti_connectors" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_context_fk" FOREIGN KEY ("platform_id","deployment_id","context_id") REFERENCES "public"."lti_contexts"("platform_id","deployment_id","context_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lti_scores_context_index" ON "lti_scores" USING btree ("platform_id","deployment_id","context_id");