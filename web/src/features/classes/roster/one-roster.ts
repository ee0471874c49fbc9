/**
 * The file `users.csv` of a OneRoster export. Version 1.1 has the role of each person in it; version 1.2 has it in
 * `roles.csv`, although many systems write it into both.
 */
import type { TableRow } from './parse-table.ts';

/** Positions of the columns that say who gets no account; null if the file lacks one. */
export interface OneRosterColumns {
  readonly role: number | null;
  readonly status: number | null;
  readonly enabledUser: number | null;
}

/** Returns null if the header is not that of `users.csv`. */
export function oneRosterOf({ cells }: TableRow): OneRosterColumns | null {
  const titles = cells.map((cell) => cell.trim().toLowerCase());
  const find = (title: string) => {
    const found = titles.indexOf(title.toLowerCase());
    return found < 0 ? null : found;
  };
  const isUsers = ['sourcedId', 'givenName', 'familyName'].every((title) => find(title) !== null);
  if (!isUsers) return null;
  return { role: find('role'), status: find('status'), enabledUser: find('enabledUser') };
}

export function problemInOneRoster(
  { role, status, enabledUser }: OneRosterColumns,
  cells: readonly string[],
): string | null {
  const at = (column: number | null) =>
    column === null ? '' : (cells[column] ?? '').trim().toLowerCase();
  const isStudent = role === null || at(role) === 'student';
  if (!isStudent) return 'The file does not list this person as a student.';
  if (at(status) === 'tobedeleted') return 'The file marks this person as deleted.';
  if (at(enabledUser) === 'false') return 'The file marks this person as switched off.';
  return null;
}
