/** The declaration of a table that holds data about a learner. */

export interface LearnerTable {
  /** The heading of its rows on the readable page. */
  readonly heading: string;
  /** The column that refers to the learner, if it is not `user_id`. */
  readonly learner?: string;
  /** For rows that refer to the learner only by a row of another table: that table and its key. */
  readonly through?: { readonly table: string; readonly column: string };
  /** Columns that refer to other learners; a row is deleted with any of them. */
  readonly others?: readonly string[];
  /** True if a row is in the downloads of those other learners, too. */
  readonly isShared?: boolean;
  /** Columns that the learner gets in the download. */
  readonly exported: readonly string[];
  /** For columns that hold an id: the table whose title replaces it. */
  readonly titles?: Readonly<Record<string, TitledTable>>;
  /** Columns that the learner does not get, each with the reason. */
  readonly withheld: Readonly<Record<string, string>>;
  /** `unlinked`: the rows stay, but nothing connects them with the learner any longer. */
  readonly erasure: 'erased' | 'unlinked';
}

/** Declarations by the tables' names in the database. */
export type LearnerTables = Readonly<Record<string, LearnerTable>>;

interface TitledTable {
  readonly table: string;
  readonly title: string;
}

export const titledTable = (table: string, title = 'title'): TitledTable => ({ table, title });

export const rowIds = { id: 'numbers the row, nothing more', user_id: 'is the same in every row' };
