-- A text as its words are counted, where PostgreSQL's own parser would lose something: kets become words of
-- their own, and what an apostrophe joins stays one word.
CREATE FUNCTION "search_words"("text" text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT regexp_replace(
		regexp_replace(
			regexp_replace(translate("text", '''’', ''), '\|\s*\+\s*[>⟩]', ' ketplus ', 'g'),
			'\|\s*[-−]\s*[>⟩]', ' ketminus ', 'g'),
		'\|\s*([^\s|>⟩]{1,8})\s*[>⟩]', ' ket\1 ', 'g')
$$;
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" integer,
	"course_id" integer,
	"key" text,
	"title" text NOT NULL,
	"context" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english'::regconfig, search_words(title)), 'A')
        || setweight(to_tsvector('simple'::regconfig, search_words(title)), 'A')
        || setweight(to_tsvector('english'::regconfig, search_words(summary)), 'B')
        || setweight(to_tsvector('simple'::regconfig, search_words(summary)), 'B')
        || setweight(to_tsvector('english'::regconfig, search_words(body)), 'C')
        || setweight(to_tsvector('simple'::regconfig, search_words(body)), 'C')) STORED,
	"retired_at" timestamp with time zone,
	CONSTRAINT "search_entries_slug_unique" UNIQUE("slug"),
	CONSTRAINT "search_entries_kind_known" CHECK ("search_entries"."kind" in ('course', 'lesson', 'word', 'visualization', 'path', 'flashcard-set', 'flashcard'))
);
