/** The declaration of a table that holds something about a learner. */

export interface LearnerTable {
  /** Over its rows on the readable page. */
  readonly heading: string;
  /** The column that points at the learner, where that is not `user_id`. */
  readonly learner?: string;
  /** Where the rows hang on a mark of the learner's in another table, whose key this is. */
  readonly through?: { readonly table: string; readonly column: string };
  /** Columns that point at other learners; a row goes with any of them. */
  readonly others?: readonly string[];
  readonly gives: readonly string[];
  /** Columns that hold an id: the table whose title is given in its place. */
  readonly titles?: Readonly<Record<string, TitledTable>>;
  /** What is not given, each with the reason. */
  readonly withholds: Readonly<Record<string, string>>;
  /** `unlinked`: the rows stay, and nothing leads from them to the learner any more. */
  readonly erasure: 'erased' | 'unlinked';
}

/** By the names of the tables in the database. */
export type LearnerTables = Readonly<Record<string, LearnerTable>>;

interface TitledTable {
  readonly table: string;
  readonly title: string;
}

export const titled = (table: string, title = 'title'): TitledTable => ({ table, title });

export const rowIds = { id: 'numbers the row, nothing more', user_id: 'is the same in every row' };
