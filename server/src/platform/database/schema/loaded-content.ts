/** Data that the content loader writes besides the content itself: the source's hash and the search entries. */
import { searchKinds, type SearchKind, type CourseId } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { check, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, isOneOf, retiredAt, updatedAt } from './columns.ts';

export const loadedContent = pgTable(
  'loaded_content',
  {
    /** The table has only one row. */
    id: integer().primaryKey().default(1),
    /** SHA-256, in hexadecimal, of the files and of the code that turns them into rows. */
    hash: text().notNull(),
    /** The loader's result; see `curriculum`. */
    outcome: jsonb().notNull(),
    updatedAt: updatedAt(),
  },
  (loaded) => [check('loaded_content_one_row', sql`${loaded.id} = 1`)],
);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Search entries: a row for each course, lesson, word, visualization, path, set, and card. There are only
 * hundreds, and reading all of them takes a millisecond, so PostgreSQL would not use an index of the words.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: id(),
    /** `<kind> <key>`; a reload finds the row by it. */
    slug: text().notNull().unique(),
    kind: text().$type<SearchKind>().notNull(),
    /** The id of the row that the entry is about, or of a card's set. Null for a word, which has no table. */
    targetId: integer('target_id'),
    /** Set for lessons. */
    courseId: integer('course_id').$type<CourseId>(),
    /** Set for words: the key in the glossary. */
    key: text(),
    title: text().notNull(),
    /** The title of a lesson's course or of a card's set. */
    context: text().notNull().default(''),
    /** Text that everybody may read. */
    summary: text().notNull().default(''),
    /** Text for readers who may open the thing. */
    body: text().notNull().default(''),
    /**
     * English words by their stems, and all words unchanged, for names such as BB84, T, and |0>. The migrations
     * define the function `search_words`.
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
