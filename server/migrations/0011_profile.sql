CREATE TABLE "audit_log" (
	"number" bigint PRIMARY KEY NOT NULL,
	"subject" uuid NOT NULL,
	"act" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"previous" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_subjects" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"subject" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "audit_subjects_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_time_zone_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erasure_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_subjects" ADD CONSTRAINT "audit_subjects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject_index" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "users_erasure_index" ON "users" USING btree ("erasure_asked_at") WHERE "users"."erasure_asked_at" is not null;--> statement-breakpoint
-- Each row holds the hash of the one before, and its own hash covers that: a row that is changed or taken out later
-- shows. Under the lock there is one writer at a time until its transaction ends, so the numbers have no gaps.
CREATE FUNCTION "chain_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"last" "audit_log"%ROWTYPE;
BEGIN
	PERFORM pg_advisory_xact_lock(7825663);
	SELECT * INTO "last" FROM "audit_log" ORDER BY "number" DESC LIMIT 1;
	NEW."number" := coalesce("last"."number", 0) + 1;
	NEW."previous" := coalesce("last"."hash", ''::bytea);
	NEW."hash" := sha256(NEW."previous" || convert_to(
		concat_ws('|', NEW."number", NEW."subject", NEW."act", extract(epoch from NEW."at")), 'UTF8'));
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_chained" BEFORE INSERT ON "audit_log"
	FOR EACH ROW EXECUTE FUNCTION "chain_audit_log"();
--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the audit log is only added to';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_log_unchanged" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
