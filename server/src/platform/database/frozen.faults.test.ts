/** A database whose processes are all stopped: connections stay open, and nothing answers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freezeDatabase, type Frozen } from '../../testing/freeze.ts';
import { Unavailable } from '../errors.ts';
import { connect, type Connection } from './client.ts';
import { startBuiltIn, type Postgres } from './built-in.ts';
import { nameDatabaseError } from './errors.ts';

/**
 * The bound for a call, in milliseconds. A hanging call should give up within two seconds. The bound is longer, so that
 * a busy machine does not fail the test, but a second wait for a rollback would.
 */
const neverLonger = 5000;

let home: string;
let builtIn: Postgres;
let connection: Connection;
let frozen: Frozen | undefined;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'qubloom-frozen-'));
  builtIn = await startBuiltIn(home);
});
afterAll(async () => {
  await builtIn.stop();
  await rm(home, { recursive: true, force: true });
});
beforeEach(() => {
  connection = connect(builtIn.settings, { poolSize: 3 });
});
afterEach(async () => {
  thaw();
  await connection.pool.end();
});

async function freeze(): Promise<void> {
  frozen = await freezeDatabase(home);
}

function thaw(): void {
  frozen?.thaw();
  frozen = undefined;
}

const one = sql`select 1 as one`;

/** The error of the work, and the milliseconds until it failed. */
async function failureOf(work: () => Promise<unknown>) {
  const since = performance.now();
  const error = await work().then(
    () => 'it did not fail',
    (thrown: unknown) => nameDatabaseError(thrown),
  );
  return { error, after: performance.now() - since };
}

describe.runIf(process.platform === 'linux')('a frozen database', () => {
  test.each([
    ['a query', () => connection.database.execute(one)],
    [
      'a transaction that begins',
      () => connection.database.transaction((transaction) => transaction.execute(one)),
    ],
  ])('lets %s fail as Unavailable, over an open connection and over a new one', async (_, work) => {
    await connection.database.execute(one);
    await freeze();
    for (const attempt of ['over the open connection', 'over a new one']) {
      const { error, after } = await failureOf(work);
      expect(error, attempt).toBeInstanceOf(Unavailable);
      expect(after, attempt).toBeLessThan(neverLonger);
    }
  });

  test.each([
    ['in the middle', true],
    ['at its commit', false],
  ])('drops the connection of a transaction %s, and waits for no rollback', async (_, queries) => {
    const { error, after } = await failureOf(() =>
      connection.database.transaction(async (transaction) => {
        await transaction.execute(one);
        await freeze();
        if (queries) await transaction.execute(one);
      }),
    );
    expect(error).toBeInstanceOf(Unavailable);
    expect(after).toBeLessThan(neverLonger);
    expect(connection.pool.totalCount).toBe(0);
  });

  test('is used again once it runs, and has undone what was left open', async () => {
    await connection.database.execute(sql`create table left_open (id integer)`);
    await failureOf(() =>
      connection.database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into left_open values (1)`);
        await freeze();
        await transaction.execute(one);
      }),
    );
    thaw();
    const rowsLeft = () =>
      connection.database.execute(sql`select * from left_open`).then(
        ({ rows }) => rows,
        () => 'it does not answer yet',
      );
    await expect.poll(rowsLeft, { timeout: 10_000 }).toEqual([]);
    // The drop would wait for any transaction that still has a lock on the table.
    await connection.database.execute(sql`drop table left_open`);
  });
});
