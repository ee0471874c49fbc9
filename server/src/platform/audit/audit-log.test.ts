import type { UserId } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { auditLog, users } from '../database/schema/index.ts';
import { firstBrokenLink, recordAct } from './audit-log.ts';

const testing = useTestDatabase();
const at = new Date('2026-03-01T10:00:00.123Z');

let learner: UserId;
beforeEach(async () => {
  await testing.forgetLearners();
  // Nobody may do this; the owner of the table switches the triggers off.
  await tampering(sql`delete from audit_log`);
  const [row] = await testing.database
    .insert(users)
    .values({ username: 'ada', password: 'x', email: 'ada@example.org', firstName: 'Ada' })
    .returning();
  learner = row?.id as UserId;
});

async function tampering(change: ReturnType<typeof sql>): Promise<void> {
  await testing.database.execute(sql`alter table audit_log disable trigger all`);
  await testing.database.execute(change);
  await testing.database.execute(sql`alter table audit_log enable trigger all`);
}

const record = () =>
  testing.database.transaction((tx) => recordAct(tx, learner, { act: 'password-change', at }));

describe('the audit log', () => {
  test('numbers acts without gaps, even if transactions race or fail', async () => {
    await Promise.all(Array.from({ length: 12 }, record));
    await testing.database
      .transaction(async (tx) => {
        await recordAct(tx, learner, { act: 'password-change', at });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await record();
    const rows = await testing.database.select().from(auditLog).orderBy(auditLog.number);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, i) => i + 1));
    expect(await firstBrokenLink(testing.database)).toBeNull();
  });

  // Shows: A28 changes
  test.each([
    ['changed', sql`update audit_log set act = 'nothing'`],
    ['deleted', sql`delete from audit_log`],
    ['emptied', sql`truncate audit_log`],
  ])('cannot be %s', async (_, change) => {
    await record();
    const refused = await testing.database.execute(change).then(() => null, String);
    expect(refused).toMatch(/Failed query/);
    expect(await testing.database.$count(auditLog)).toBe(1);
  });

  // Shows: A28 tampering
  test.each([
    ['an act is changed', sql`update audit_log set act = 'nothing' where number = 2`, 2],
    ['a moment is changed', sql`update audit_log set at = now() where number = 3`, 3],
    ['a row is removed', sql`delete from audit_log where number = 2`, 2],
    ['the first row is removed', sql`delete from audit_log where number = 1`, 1],
  ])('shows the place if %s', async (_, change, place) => {
    for (let acts = 0; acts < 4; acts += 1) await record();
    await tampering(change);
    expect(await firstBrokenLink(testing.database)).toBe(place);
  });
});
