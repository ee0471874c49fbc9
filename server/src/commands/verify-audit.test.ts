import type { UserId } from '@qubloom/contract';
import { sql, type SQL } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { recordAct } from '../platform/audit/audit-log.ts';
import { users } from '../platform/database/schema/index.ts';
import { databaseUrl, useTestDatabase } from '../testing/database.ts';
import { verifyAudit } from './verify-audit.ts';

const testing = useTestDatabase();
const at = new Date('2026-03-01T10:00:00.123Z');

let learner: UserId;
beforeEach(async () => {
  await testing.forgetLearners();
  await tamper(sql`delete from audit_log`);
  const [row] = await testing.database
    .insert(users)
    .values({ username: 'ada', password: 'x', email: 'ada@example.org', firstName: 'Ada' })
    .returning();
  learner = row?.id as UserId;
});

/** Changes the log the way the owner of the table can. */
async function tamper(...changes: SQL[]): Promise<void> {
  await testing.database.execute(sql`alter table audit_log disable trigger all`);
  for (const change of changes) await testing.database.execute(change);
  await testing.database.execute(sql`alter table audit_log enable trigger all`);
}

async function record(acts: number): Promise<void> {
  for (let act = 0; act < acts; act += 1) {
    await testing.database.transaction((tx) => recordAct(tx, learner, { act: 'erasure', at }));
  }
}

const environment = () => ({ DATABASE_URL: databaseUrl(testing.settings) });
const verify = (...args: string[]) => verifyAudit(environment(), args);
const markOf = (sentence: string) => /\d+:[0-9a-f]{64}$/.exec(sentence)?.[0] ?? '';

describe('npm run audit:verify', () => {
  test('says that a chain holds, and prints its mark', async () => {
    expect(await verify()).toEqual({
      exitCode: 0,
      sentence: 'The audit log is intact. It has no acts yet.',
    });
    await record(3);
    const { exitCode, sentence } = await verify();
    expect(exitCode).toBe(0);
    expect(sentence).toMatch(
      /^The audit log is intact: each of its acts \(3 so far\) follows from the one before\. Its mark is 3:/,
    );
    await record(2);
    expect(await verify(markOf(sentence))).toMatchObject({ exitCode: 0 });
  });

  // Shows: A28 tampering
  test('says which row was changed', async () => {
    await record(4);
    await tamper(sql`update audit_log set act = 'consent-given' where number = 3`);
    expect(await verify()).toEqual({
      exitCode: 1,
      sentence:
        'The audit log is broken at act 3: it, or the one before it, was changed or taken out.',
    });
  });

  // Shows: A28 shortening
  test.each([
    ['cut short', [sql`delete from audit_log where number > 2`]],
    [
      'rewritten from the change on',
      [
        sql`update audit_log set act = 'nothing' where number = 4`,
        sql`update audit_log set hash = sha256(previous || convert_to(
          concat_ws('|', number, subject, act, extract(epoch from at)), 'UTF8')) where number = 4`,
      ],
    ],
    ['emptied', [sql`delete from audit_log`]],
  ])('detects, with an earlier mark, that a chain was %s', async (_, changes) => {
    await record(4);
    const mark = markOf((await verify()).sentence);
    await tamper(...changes);
    expect(await verify()).toMatchObject({ exitCode: 0 });
    expect(await verify(mark)).toEqual({
      exitCode: 1,
      sentence: 'The audit log was cut short or rewritten: act 4 is not the one that was marked.',
    });
  });

  test.each([
    ['a malformed mark', () => verify('4:abc'), 'That is not a mark.'],
    [
      'wrong settings',
      () => verifyAudit({ ...environment(), PORT: 'x' }, []),
      'PORT must be a number',
    ],
    [
      'a database that cannot be reached',
      () => verifyAudit({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, []),
      'PostgreSQL',
    ],
  ])('says that it cannot check the log: %s', async (_, look, words) => {
    const { exitCode, sentence } = await look();
    expect(exitCode).toBe(2);
    expect(sentence).toContain(words);
  });

  test('changes nothing in a database without the log', async () => {
    await testing.database.execute(sql`alter table audit_log rename to elsewhere`);
    try {
      expect(await verify()).toEqual({
        exitCode: 2,
        sentence: 'This database has no audit log. Start the server once, which makes it.',
      });
    } finally {
      await testing.database.execute(sql`alter table elsewhere rename to audit_log`);
    }
  });
});
