/** Columns and checks that many tables share. */
import { sql, type Column, type SQL } from 'drizzle-orm';
import { customType, integer, timestamp } from 'drizzle-orm/pg-core';

/** @typeParam Id the branded id of the table's rows */
export const id = <Id extends number = number>() =>
  integer().primaryKey().generatedAlwaysAsIdentity().$type<Id>();

/** A moment, stored in UTC. Days in a learner's own zone are `date` columns. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => moment('created_at').notNull().defaultNow();

export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/**
 * Set when the content's file has vanished. The row stays, because learners' progress refers to it,
 * and is active again with the same id when the file returns.
 */
export const retiredAt = () => moment('retired_at');

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The condition that a text column holds at most this many letters. */
export function isAtMost(column: Column, letters: number): SQL {
  return sql`length(${column}) <= ${sql.raw(String(letters))}`;
}

/** The condition that a text column holds one of these words. */
export function isOneOf(column: Column, words: readonly string[]): SQL {
  const list = sql.raw(words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', '));
  return sql`${column} in (${list})`;
}

/** The condition that a number column of the table is in this range. */
export function isBetween(column: string, least: number, most: number): SQL {
  return sql.raw(`${column} between ${least} and ${most}`);
}
