import { consent } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { consents, users } from '../../platform/database/schema/index.ts';
import { useTestApp } from '../../testing/app.ts';
import { repeatLastStatement } from '../../testing/migrations.ts';
import { ada } from '../../testing/people.ts';

const day = 24 * 3_600_000;
const site = useTestApp();

test('an account that has waited for a year keeps everything, and its 14 days begin with the first notice', async () => {
  const browser = await site.signedIn({ ...ada, ageRange: 'under-13', lastName: '' });
  const yearAgo = new Date(Date.now() - 365 * day);
  await site.database.update(users).set({ createdAt: yearAgo, points: 120, streak: 3 });
  const before = await site.database.select().from(users);

  // The last statement of the migration is the one for existing accounts.
  await repeatLastStatement(site.pool, 'consents');

  expect(await site.database.select().from(users)).toEqual(before);
  const mine = async () => (await browser.call(consent.mine)).consent;
  expect(await mine()).toMatchObject({ state: 'pending', erasedAt: null, askedAt: null });

  await site.forgetOld();
  await site.forgetOld();
  expect(await mine()).toMatchObject({ erasedAt: null });
  await site.doJobs();
  expect(site.mails.map(({ to }) => to)).toEqual([ada.email]);
  const erasedAt = new Date((await mine())?.erasedAt ?? 0).getTime();
  expect(Math.round((erasedAt - Date.now()) / day)).toBe(14);

  site.clock.pass(13 * day);
  await site.forgetOld();
  expect(await site.database.$count(users)).toBe(1);
  site.clock.pass(2 * day);
  await site.forgetOld();
  expect(await site.database.$count(users)).toBe(0);
  expect(await site.database.$count(consents, eq(consents.state, 'pending'))).toBe(0);
});

test('a yes from before there were ticks covers study rooms and buying, and leaves free chat as it was', async () => {
  for (const [username, state, freeChat] of [
    ['yes', 'confirmed', false],
    ['free', 'confirmed', true],
    ['waits', 'pending', false],
    ['off', 'withdrawn', false],
  ] as const) {
    const { user } = await site.signedIn({ ...ada, username, ageRange: 'under-13', lastName: '' });
    await site.database
      .insert(consents)
      .values({ userId: user.id, state, allowsFreeChat: freeChat });
  }

  await repeatLastStatement(site.pool, 'consent_ticks');

  const { rows } = await site.pool.query(
    'select username, allows_rooms, allows_free_chat, allows_buying from consents join users on id = user_id order by id',
  );
  expect(rows.map((row: object) => Object.values(row))).toEqual([
    ['yes', true, false, true],
    ['free', true, true, true],
    ['waits', false, false, false],
    ['off', false, false, false],
  ]);
});
