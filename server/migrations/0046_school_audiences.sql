ALTER TABLE "lti_scores" DROP CONSTRAINT "lti_scores_column_unique";--> statement-breakpoint
ALTER TABLE "lti_platforms" ADD CONSTRAINT "lti_platforms_assertion_unique" UNIQUE("client_id","token_audience");--> statement-breakpoint
ALTER TABLE "lti_scores" ADD CONSTRAINT "lti_scores_column_unique" UNIQUE("user_id","platform_id","line_item");