/** Translates PostgreSQL's errors for the rest of the server, without the values in them. */
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { Unavailable } from '../errors.ts';
import { waitedTooLong } from './call-wait.ts';

/** A query that PostgreSQL refused. It carries no parameter and no row, so it may be logged. */
export class QueryFailed extends Error {
  /** SQLSTATE, e.g. `23505`. */
  readonly code: string | undefined;
  readonly constraint: string | undefined;
  /** Contains only placeholders. */
  readonly query: string | undefined;

  constructor(error: Error, query: string | undefined) {
    const { code, constraint } = error instanceof pg.DatabaseError ? error : {};
    super(`A query failed${code === undefined ? '' : ` (${code})`}`);
    this.name = 'QueryFailed';
    this.code = code;
    this.constraint = constraint;
    this.query = query;
    if (error.stack !== undefined) this.stack = `${this.message}\n${framesOf(error.stack)}`;
  }
}

/**
 * For the one place that answers errors: turns a lost database into {@link Unavailable} and any other failed
 * query into {@link QueryFailed}; other errors are returned unchanged.
 */
export function nameDatabaseError(error: unknown): unknown {
  if (isDatabaseGone(error)) return new Unavailable(undefined, undefined, { cause: rootOf(error) });
  if (error instanceof DrizzleQueryError) {
    return new QueryFailed(error.cause ?? error, error.query);
  }
  if (error instanceof pg.DatabaseError) return new QueryFailed(error, undefined);
  return error;
}

/** The constraint that an insert or update violated, e.g. `users_username_unique`. */
export function violatedConstraint(error: unknown): string | undefined {
  const root = rootOf(error);
  return root instanceof pg.DatabaseError && root.code?.startsWith('23')
    ? root.constraint
    : undefined;
}

export function sqlState(error: unknown): string | undefined {
  const root = rootOf(error);
  return root instanceof pg.DatabaseError ? root.code : undefined;
}

/** Returns true if PostgreSQL cannot be reached, is starting or stopping, or is out of time, room, or connections. */
export function isDatabaseGone(error: unknown): boolean {
  const root = rootOf(error);
  if (root instanceof pg.DatabaseError) return /^(08|53|57|25006|25P03)/.test(root.code ?? '');
  if (!(root instanceof Error)) return false;
  const { code = '', syscall } = root as NodeJS.ErrnoException;
  // While a database restarts, its socket is missing for a moment.
  if (code === 'ENOENT') return syscall === 'connect';
  return unreachable.has(code) || lostMessage.test(root.message) || root.message === waitedTooLong;
}

const unreachable = new Set([
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);

/** `pg` gives these errors no code. */
const lostMessage =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** The driver's own error. */
export function rootOf(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? (error.cause ?? error) : error;
}

function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
