/** Finds the changes that make a table's rows match the content. */
import { isDeepStrictEqual } from 'node:util';

interface Row {
  readonly id: number;
  readonly retiredAt: Date | null;
}

export interface RowChanges<Wanted> {
  readonly added: readonly Wanted[];
  readonly changed: readonly { readonly id: number; readonly values: Wanted }[];
  /** Active rows that the content no longer has. */
  readonly vanished: readonly number[];
}

/** Rows that already match are in none of the lists. A row that comes back counts as changed. */
export function changesBetween<Existing extends Row, Wanted extends Partial<Existing>>(
  rows: readonly Existing[],
  wanted: readonly Wanted[],
  keyOf: (row: Existing | Wanted) => string,
): RowChanges<Wanted> {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const keys = new Set(wanted.map(keyOf));
  const changed = wanted.flatMap((values) => {
    const row = byKey.get(keyOf(values));
    return row && !isAlready(row, values) ? [{ id: row.id, values }] : [];
  });
  return {
    added: wanted.filter((values) => !byKey.has(keyOf(values))),
    changed,
    vanished: rows.filter((row) => !row.retiredAt && !keys.has(keyOf(row))).map(({ id }) => id),
  };
}

function isAlready<Existing extends Row>(row: Existing, values: Partial<Existing>): boolean {
  const names = Object.keys(values) as (keyof Existing)[]; // the object is a literal of ours, so it has no other keys
  return (
    row.retiredAt === null && names.every((name) => isDeepStrictEqual(row[name], values[name]))
  );
}
