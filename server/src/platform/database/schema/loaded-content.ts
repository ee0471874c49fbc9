/** What loading the content writes besides the content itself: what it was read from, and what searches look through. */
import { searchKinds, type SearchKind, type CourseId } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { check, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, isOneOf, retiredAt, updatedAt } from './columns.ts';

export const loadedContent = pgTable(
  'loaded_content',
  {
    /** There is one row. */
    id: integer().primaryKey().default(1),
    /** SHA-256, in hex, of the files and of the code that turns them into rows. */
    hash: text().notNull(),
    /** What the load gave back, by `curriculum`. */
    outcome: jsonb().notNull(),
    updatedAt: updatedAt(),
  },
  (loaded) => [check('loaded_content_one_row', sql`${loaded.id} = 1`)],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What can be found by words: a row for each course, lesson, word, visualization, path, set and card. They are
 * hundreds, and reading all of them takes a millisecond: an index of the words would not be used.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: id(),
    /** `<kind> <key>`: by it a reload finds the row again. */
    slug: text().notNull().unique(),
    kind: text().$type<SearchKind>().notNull(),
    /** Of the row that it is about, or of the set of a card. Null for a word, which has no table. */
    targetId: integer('target_id'),
    /** Of a lesson. */
    courseId: integer('course_id').$type<CourseId>(),
    /** Of a word, in the glossary. */
    key: text(),
    title: text().notNull(),
    /** Where it belongs: the title of a lesson's course, or of a card's set. */
    context: text().notNull().default(''),
    /** What everybody may read about it. */
    summary: text().notNull().default(''),
    /** What is read by those to whom it is open. */
    body: text().notNull().default(''),
    /**
     * English words by their stems, and all words as they are, for names such as BB84, T and |0>. `search_words`
     * is a function of the migrations.
     */
    words: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english'::regconfig, search_words(title)), 'A')
        || setweight(to_tsvector('simple'::regconfig, search_words(title)), 'A')
        || setweight(to_tsvector('english'::regconfig, search_words(summary)), 'B')
        || setweight(to_tsvector('simple'::regconfig, search_words(summary)), 'B')
        || setweight(to_tsvector('english'::regconfig, search_words(body)), 'C')
        || setweight(to_tsvector('simple'::regconfig, search_words(body)), 'C')`,
    ),
    retiredAt: retiredAt(),
  },
  (entry) => [check('search_entries_kind_known', isOneOf(entry.kind, searchKinds))],
);
