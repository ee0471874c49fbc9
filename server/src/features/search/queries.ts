/** Finds entries by their words. `server/src/curriculum/` writes the entries. */
import { searchLimits, type CourseId, type LessonId, type SearchKind } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.ts';
import { searchEntries } from '../../platform/database/schema/index.ts';
import type { TypedWords } from './typed-words.ts';
import { oncePer } from '../../platform/once-per.ts';

/** These two characters enclose the matches in a text. They are for private use, so no text contains them. */
export const markStart = '\uE000';
export const markEnd = '\uE001';

export interface FoundEntry {
  readonly kind: SearchKind;
  readonly targetId: number | null;
  readonly courseId: number | null;
  readonly key: string | null;
  readonly context: string;
  /** With marks. */
  readonly title: string;
  /** With marks; empty if the entry is not open. */
  readonly snippet: string;
  /** The first letters of the text that the snippet is from. */
  readonly opening: string;
}

export interface Question {
  readonly text: string;
  readonly words: TypedWords;
  readonly openCourses: readonly CourseId[];
  readonly openLessons: readonly LessonId[];
}

export const searchQueries = oncePer((database: Database) => {
  return {
    find: (question: Question): Promise<readonly FoundEntry[]> => find(database, question),

    /** Returns the words of all titles, except those of cards, which are whole sentences. */
    async listTitleWords(): Promise<readonly string[]> {
      const { rows } = await database.execute<{ word: string }>(sql`
        select distinct unnest(tsvector_to_array(to_tsvector('simple', search_words(title)))) word
        from ${searchEntries} where retired_at is null and kind <> 'flashcard' order by word`);
      return rows.map(({ word }) => word);
    },
  };
});

const marks = `StartSel=${markStart}, StopSel=${markEnd}`;
const titleMarks = `${marks}, HighlightAll=true`;
const snippetMarks = `${marks}, MinWords=18, MaxWords=28`;
/** In letters. A text up to this length is shown whole. */
const shortText = 160;

/** The value of a word in a text, in a summary, and in a title. The first is for a weight that is not used. */
const weights = '{0, 0.1, 0.4, 1}';

const bestFirst = sql`naming desc, kind = 'flashcard', rank desc, id`;

/**
 * For an entry that is not open, only the title and the summary count, which everybody may see. First come entries
 * whose title is what was typed, then those with the words in the title, then those with the words in the text. Cards
 * come last, because there are so many. Only the results are marked, because marking costs as much as everything else.
 */
async function find(database: Database, question: Question): Promise<readonly FoundEntry[]> {
  const { text, words, openCourses, openLessons } = question;
  const { rows } = await database.execute<FoundEntry & Record<string, unknown>>(sql`
    with asked as materialized (
      select websearch_to_tsquery('english', search_words(${words.whole}))
        && plainto_tsquery('simple', ${words.letters})
        && (to_tsquery('english', ${words.last})
          || to_tsquery('simple', ${words.last})
          || to_tsquery('simple', ${words.lastAsPrefix})) as query
    ), fitting as (
      select entry.*, query,
        case kind
          when 'course' then target_id = any(${sql.param(openCourses)}::int[])
          when 'lesson' then target_id = any(${sql.param(openLessons)}::int[])
          else true
        end as is_open,
        case
          when lower(title) = lower(${text}) then 3
          when strip(to_tsvector('english', search_words(title)))
            = strip(to_tsvector('english', search_words(${text}))) then 2
          when kind <> 'flashcard' and ts_filter(words, '{a}') @@ query then 1
          else 0
        end as naming,
        ts_rank(${weights}, words, query, 1) as rank
      from ${searchEntries} entry, asked
      where words @@ query and retired_at is null
    ), allowed as (
      select *, row_number() over (
        partition by kind order by naming desc, rank desc, id
      ) as place
      from fitting where is_open or ts_filter(words, '{a,b}') @@ query
    ), best as (
      select * from allowed where place <= ${searchLimits.hitsOfKind}
      order by ${bestFirst}
      limit ${searchLimits.hits}
    )
    select kind, target_id as "targetId", course_id as "courseId", key, context,
      ts_headline('english', title, query, ${titleMarks}) as title,
      case when is_open then
        ts_headline('english', read, query,
          case when length(read) > ${shortText} then ${snippetMarks} else ${titleMarks} end)
        else ''
      end as snippet,
      case when is_open then left(read, 20) else '' end as opening
    from best, concat_ws(' ', summary, nullif(body, '')) read
    order by ${bestFirst}`);
  return rows;
}
