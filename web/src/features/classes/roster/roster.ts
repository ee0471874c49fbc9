/** Finds the names in a pasted or opened list, and says why a name cannot be added. */
import { oneRosterOf, problemInOneRoster } from './one-roster.ts';
import { parseTable, type TableRow } from './parse-table.ts';

export const rosterLimits = { rows: 10_000, names: 200, nameLength: 40 } as const;

export interface RosterRow {
  /** Line of the text, from 1. It is not unique if one line holds several names. */
  readonly line: number;
  readonly name: string;
  /** Why the name cannot be added; null if it can. */
  readonly problem: string | null;
}

export interface Roster {
  readonly rows: readonly RosterRow[];
  /** The column with the names, if there are several: `Name`, or `First name and Last name`. */
  readonly column: string | null;
  /** True if the list had more rows than are read. */
  readonly isCut: boolean;
  /** True if the list is a OneRoster file that does not say who is a student, so that teachers may be among the names. */
  readonly hasNoRoles: boolean;
}

const wholeName = /^(full ?name|name|names|student|students|student name|learner|learners|pupil)$/i;
const firstName = /^(first ?name|given ?name|forename|preferred name)$/i;
const lastName = /^(last ?name|surname|family ?name)$/i;

export function readRoster(text: string): Roster {
  const all = parseTable(text);
  const table = all.slice(0, rosterLimits.rows + 1);
  const [first, ...rest] = table;
  const columns = first && columnsOf(first);
  const oneRoster = first ? oneRosterOf(first) : null;
  const named = columns ? rest : table;
  const listed = columns ? null : namesInOneLine(named);
  const found = listed ?? named.slice(0, rosterLimits.rows);
  return {
    rows: withProblems(
      found.map(({ line, cells }) => ({
        line,
        cells: columns ? columns.map((column) => cells[column] ?? '') : [cells[0] ?? ''],
        problem: oneRoster && problemInOneRoster(oneRoster, cells),
      })),
    ),
    column: columnText(first, columns, listed !== null),
    isCut: all.length - (columns ? 1 : 0) > rosterLimits.rows,
    hasNoRoles: oneRoster !== null && oneRoster.role === null,
  };
}

/**
 * Returns the names in the only line of a list, or null if that line is a row like those of longer lists. So are
 * “Berg, Fiona” and “Fiona Berg, 12”.
 */
function namesInOneLine(table: readonly TableRow[]): readonly TableRow[] | null {
  const [only] = table;
  if (!only || table.length > 1) return null;
  const named = only.cells.filter(hasLetters);
  const areWholeNames = named.every((cell) => /\S\s+\S/.test(cell));
  if (named.length < 2 || (named.length === 2 && !areWholeNames)) return null;
  return named.map((cell) => ({ line: only.line, cells: [cell] }));
}

/** Numbers are places in a list, or ages. */
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** Returns the columns that make up a name, or null if the row is not a header. */
function columnsOf({ cells }: TableRow): readonly number[] | null {
  const find = (title: RegExp) => cells.findIndex((cell) => title.test(cell.trim()));
  const whole = find(wholeName);
  const [first, last] = [find(firstName), find(lastName)];
  if (first >= 0) return last >= 0 ? [first, last] : [first];
  if (whole >= 0) return last >= 0 ? [whole, last] : [whole];
  return last >= 0 ? [last] : null;
}

function columnText(
  header: TableRow | undefined,
  columns: readonly number[] | null | undefined,
  isOneLine: boolean,
): string | null {
  if (!header || isOneLine || header.cells.length === 1) return null;
  if (!columns) return 'first';
  return columns.map((column) => `“${(header.cells[column] ?? '').trim()}”`).join(' and ');
}

interface NamedRow extends TableRow {
  /** Known problem of the row that does not depend on the name. */
  readonly problem: string | null;
}

function withProblems(table: readonly NamedRow[]): readonly RosterRow[] {
  const lineOf = new Map<string, number>();
  return table.map(({ line, cells, problem: known }) => {
    const name = cells
      .map((cell) => cell.trim().replaceAll(/\s+/g, ' '))
      .filter((cell) => cell !== '')
      .join(' ');
    const key = sameName(name);
    const earlier = lineOf.get(key);
    const problem = known ?? formulaIn(cells) ?? problemOf(name);
    if (problem !== null) return { line, name, problem };
    if (earlier !== undefined) {
      return {
        line,
        name,
        problem: `The same name is in line ${String(earlier)}. An initial tells them apart.`,
      };
    }
    lineOf.set(key, line);
    return { line, name, problem: null };
  });
}

/** Names that a reader could not tell apart have the same key. */
const sameName = (name: string): string => name.normalize('NFKC').toLowerCase();

/** A spreadsheet that later opens such a cell would run it. */
function formulaIn(cells: readonly string[]): string | null {
  for (const cell of cells) {
    const first = /^[\t\r]/.test(cell) ? cell.charAt(0) : cell.trim().charAt(0);
    if (first === '\t' || first === '\r') return 'It begins with a tab or a line break.';
    if (first !== '' && '=+-@'.includes(first)) {
      return `It begins with “${first}”, like a formula. A name begins with a letter.`;
    }
  }
  return null;
}

function problemOf(name: string): string | null {
  if (name === '') return 'The name is missing.';
  if (!hasLetters(name)) return 'A name needs letters.';
  if (/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(name)) return 'It has invisible characters.';
  if (name.length > rosterLimits.nameLength) {
    return `A name has at most ${String(rosterLimits.nameLength)} characters.`;
  }
  return null;
}

/** The problem of a name that would fit in a larger class. */
export const noSeat = 'No seat';

export interface Room {
  readonly freeSeats: number;
  /** Names of the learners who are in the class already. */
  readonly present: readonly string[];
  /** Positions of the rows that the teacher has dropped. */
  readonly dropped: ReadonlySet<number>;
}

/** Adds what the class, and no longer the list itself, keeps from being added. */
export function fitRoster(
  rows: readonly RosterRow[],
  { freeSeats, present, dropped }: Room,
): readonly RosterRow[] {
  const taken = new Set(present.map(sameName));
  const most = Math.min(freeSeats, rosterLimits.names);
  let count = 0;
  return rows.map((row, index) => {
    if (row.problem !== null || dropped.has(index)) return row;
    if (taken.has(sameName(row.name))) {
      return { ...row, problem: 'This name is in the class already. An initial tells them apart.' };
    }
    count += 1;
    if (count <= most) return row;
    const problem =
      most < freeSeats ? `One list adds at most ${String(rosterLimits.names)} names.` : noSeat;
    return { ...row, problem };
  });
}
