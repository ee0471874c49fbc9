import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { deferred } from '../../testing/deferred.ts';
import { Unavailable } from '../errors.ts';
import { connect, fillPool, type Connection, type Database } from './client.ts';
import { assertDurable } from './durability.ts';
import { nameDatabaseError, QueryFailed, violatedConstraint } from './errors.ts';
import { CallWait, withCallWait } from './call-wait.ts';
import { rateLimits } from './schema/index.ts';

const testing = useTestDatabase();
afterEach(() => testing.forgetLearners());

const setPoints = (database: Database, key: string, points: number) =>
  database.update(rateLimits).set({ points }).where(eq(rateLimits.key, key));

const failureOf = (query: Promise<unknown>): Promise<unknown> =>
  query.then(
    () => undefined,
    (error: unknown) => nameDatabaseError(error),
  );

describe('a transaction', () => {
  beforeEach(async () => {
    await testing.database.insert(rateLimits).values([{ key: 'a' }, { key: 'b' }]);
  });

  test('leaves nothing behind when it fails', async () => {
    const failing = testing.database.transaction(async (transaction) => {
      await setPoints(transaction, 'a', 1);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await testing.database.$count(rateLimits, eq(rateLimits.points, 1))).toBe(0);
  });

  test('runs again if PostgreSQL chose it to end a deadlock', async () => {
    const bothHoldOne = meeting(2);
    const lockInOrder = (first: string, second: string) =>
      testing.database.transaction(async (transaction) => {
        await setPoints(transaction, first, 1);
        await bothHoldOne();
        await setPoints(transaction, second, 1);
      });
    await Promise.all([lockInOrder('a', 'b'), lockInOrder('b', 'a')]);
    expect(await testing.database.$count(rateLimits, eq(rateLimits.points, 1))).toBe(2);
  });
});

test('a filled pool has all its connections, and drops none while it is idle', async () => {
  const { pool } = connect(testing.settings, { poolSize: 4 });
  try {
    await fillPool(pool);
    expect([pool.totalCount, pool.idleCount]).toEqual([4, 4]);
    expect(pool.options.idleTimeoutMillis).toBeGreaterThanOrEqual(600_000);
  } finally {
    await pool.end();
  }
});

describe('the time that a call may wait', () => {
  let connection: Connection;
  beforeEach(async () => {
    connection = connectFor(300);
    await testing.database.insert(rateLimits).values([{ key: 'a' }]);
  });
  afterEach(() => connection.pool.end());

  const connectFor = (call: number) =>
    connect(testing.settings, {
      poolSize: 1,
      timeouts: { connect: 5000, statement: 5000, answer: 5000, call },
    });

  test('is limited for all steps of the call together', async () => {
    const { database } = connection;
    const call = new CallWait();
    const sleep = sql`select pg_sleep(1)`;
    const ask = () => failureOf(withCallWait(call, async () => await database.execute(sleep)));
    const transact = () =>
      failureOf(withCallWait(call, () => database.transaction((tx) => tx.execute(sleep))));
    expect(await ask()).toBeInstanceOf(Unavailable);
    expect(call.milliseconds).toBeGreaterThanOrEqual(299);
    expect(await ask()).toBeInstanceOf(Unavailable);
    expect(await transact()).toBeInstanceOf(Unavailable);
    expect(await database.execute(sql`select 1`)).toMatchObject({ rowCount: 1 });
  });

  test('is limited even if a table is locked, or if other calls hold all connections', async () => {
    const { database, pool } = connection;
    const locked = deferred();
    const locking = testing.database.transaction(async (tx) => {
      await tx.execute(sql`lock table ${rateLimits} in access exclusive mode`);
      await locked.promise;
    });
    const count = async () => await database.$count(rateLimits);
    expect(await failureOf(withCallWait(new CallWait(), count))).toBeInstanceOf(Unavailable);
    locked.resolve();
    await locking;

    const client = await pool.connect();
    expect(await failureOf(withCallWait(new CallWait(), count))).toBeInstanceOf(Unavailable);
    client.release();
    expect(await count()).toBe(1);
  });

  test('does not limit a query outside a call', async () => {
    expect(await failureOf(connection.database.execute(sql`select pg_sleep(0.4)`))).toBeUndefined();
  });
});

describe('when connections are cut', () => {
  let connection: Connection;
  beforeEach(() => {
    connection = connect(testing.settings, { poolSize: 2 });
  });
  afterEach(() => connection.pool.end());

  const cutAll = () =>
    testing.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);

  test('the pool loses none, no matter how often a transaction could not begin', async () => {
    for (let round = 0; round < 10; round += 1) {
      const both = [
        connection.database.execute(sql`select 1`),
        connection.database.execute(sql`select 1`),
      ];
      await Promise.allSettled(both);
      await cutAll();
      await failureOf(
        connection.database.transaction((transaction) => transaction.execute(sql`select 1`)),
      );
    }
    // The pool may learn late that a connection was cut, and hand it out once more.
    await expect
      .poll(() =>
        connection.database.execute(sql`select 1 as one`).then(
          ({ rows }) => rows,
          () => [],
        ),
      )
      .toEqual([{ one: 1 }]);
    expect(connection.pool.totalCount).toBeLessThanOrEqual(2);
  });

  test('the query in progress fails as Unavailable', async () => {
    const slow = failureOf(connection.database.execute(sql`select pg_sleep(3)`));
    await expect
      .poll(async () => {
        const { rows } = await testing.database.execute(
          sql`select 1 from pg_stat_activity where query like 'select pg_sleep%' and datname = current_database()`,
        );
        return rows.length;
      })
      .toBe(1);
    await cutAll();
    expect(await slow).toBeInstanceOf(Unavailable);
  });
});

test('a database that cannot be reached fails as Unavailable', async () => {
  const nowhere = connect({ host: '127.0.0.1', port: 1, database: 'none' });
  expect(await failureOf(nowhere.database.execute(sql`select 1`))).toBeInstanceOf(Unavailable);
  expect(await failureOf(nowhere.database.transaction(() => Promise.resolve()))).toBeInstanceOf(
    Unavailable,
  );
  await nowhere.pool.end();
});

test('a database whose socket does not exist yet fails as Unavailable', async () => {
  const starting = connect({ host: '/nowhere', database: 'none' });
  expect(await failureOf(starting.database.execute(sql`select 1`))).toBeInstanceOf(Unavailable);
  await starting.pool.end();
});

describe('a query that takes too long', () => {
  const long = sql`select pg_sleep(20)`;

  test.each([
    ['PostgreSQL ends it', { connect: 5000, statement: 20, answer: 5000 }],
    ['nobody waits for it', { connect: 5000, statement: 5000, answer: 20 }],
  ])('fails as Unavailable: %s', async (_, timeouts) => {
    const { database, pool } = connect(testing.settings, { timeouts });
    expect(await failureOf(database.execute(long))).toBeInstanceOf(Unavailable);
    const inTransaction = database.transaction((transaction) => transaction.execute(long));
    expect(await failureOf(inTransaction)).toBeInstanceOf(Unavailable);
    expect(pool.totalCount).toBe(0);
    await pool.end();
  });
});

test('a refused query names its constraint, but none of its values', async () => {
  await testing.database.insert(rateLimits).values({ key: 'opensesame' });
  const again = testing.database.insert(rateLimits).values({ key: 'opensesame' });
  const raw: unknown = await again.then(undefined, (error: unknown) => error);
  expect(violatedConstraint(raw)).toBe('rate_limits_pkey');
  const named = nameDatabaseError(raw);
  expect(named).toBeInstanceOf(QueryFailed);
  expect(named).toMatchObject({ code: '23505', constraint: 'rate_limits_pkey' });
  const shown = `${JSON.stringify(named)} ${String((named as Error).stack)} ${String((named as Error).cause)}`;
  expect(shown).not.toContain('opensesame');
});

test("an error that is not the database's keeps its name", () => {
  const missingFile = Object.assign(new Error('no such file'), { code: 'ENOENT', syscall: 'open' });
  expect(nameDatabaseError(missingFile)).toBe(missingFile);
});

test('a database that could lose data is refused, and the error says what to change', async () => {
  // The tests' own server has these settings off, for speed.
  await expect(assertDurable(testing.database)).rejects.toThrow(
    'set fsync = on, full_page_writes = on, synchronous_commit = on in its postgresql.conf',
  );
});

/** Returns a function whose promises resolve once `size` callers wait for them. */
function meeting(size: number): () => Promise<void> {
  let arrived = 0;
  let open: () => void;
  const all = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived >= size) open();
    return all;
  };
}
