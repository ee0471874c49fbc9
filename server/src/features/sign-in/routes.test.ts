import { accounts } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { users } from '../../platform/database/schema/index.ts';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { ada } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const stored = async (username: string) => {
  const [row] = await site.database.select().from(users).where(eq(users.username, username));
  if (row === undefined) throw new Error(`${username} has no account`);
  return row;
};

describe('logging out', () => {
  // Shows: 7 POST /api/logout; A27 ended
  test('ends the session on the server, too', async () => {
    const browser = await site.signUp(ada);
    const { cookie } = browser;
    const answer = await browser.post('/api/logout');
    expect([answer.status, answer.json()]).toEqual([200, {}]);
    expect(browser.cookie).toBeNull();
    browser.cookie = cookie;
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  test('succeeds for a stranger, too', async () => {
    expect((await site.visitor().post('/api/logout')).status).toBe(200);
    expect((await site.visitor().post('/api/logout', {})).status).toBe(200);
  });
});

describe('the current user', () => {
  // Shows: 7 GET /api/user
  test('is 401 for a stranger', async () => {
    const answer = await site.visitor().get('/api/user');
    expect([answer.status, answer.text]).toEqual([401, 'Please sign in first.']);
  });

  test('shows a streak of 0 after a whole local day was missed', async () => {
    const browser = await site.signUp(ada);
    await site.database
      .update(users)
      .set({ streak: 4, lastLearnedOn: '2026-03-10', lastLearnedZone: 'Europe/London' });
    const streakAt = async (time: string) => {
      site.clock.set(time);
      return (await browser.call(accounts.currentUser)).streak;
    };
    const login = () =>
      site.visitor().post('/api/login', { username: 'ada', password: ada.password });
    expect(await streakAt('2026-03-10T23:59:00Z')).toBe(4);
    expect(await streakAt('2026-03-11T23:59:00Z')).toBe(4);
    expect(await streakAt('2026-03-12T00:01:00Z')).toBe(0);
    expect((await login()).json()).toMatchObject({ streak: 0 });
    site.clock.set(new Date());
  });
});

describe('the time zone of a learner who stays signed in', () => {
  const report = (browser: Client, timeZone: unknown) =>
    browser.post('/api/user/time-zone', { timeZone });

  test('follows the browser', async () => {
    const browser = await site.signUp(ada);
    const answer = await report(browser, 'Pacific/Auckland');
    expect([answer.status, answer.json()]).toEqual([
      200,
      { ...browser.user, timeZone: 'Pacific/Auckland' },
    ]);
    expect((await stored('ada')).timeZone).toBe('Pacific/Auckland');
    expect((await browser.call(accounts.currentUser)).timeZone).toBe('Pacific/Auckland');
  });

  test.each(['Atlantis/Capital', '+05:00', '../../etc/passwd'])(
    'stays if the zone is called %j',
    async (timeZone) => {
      const browser = await site.signUp(ada);
      const answer = await report(browser, timeZone);
      expect([answer.status, answer.json()]).toEqual([200, browser.user]);
    },
  );

  test.each(['', 'x'.repeat(65), 1, undefined])('refuses %j', async (timeZone) => {
    const browser = await site.signUp(ada);
    expect((await report(browser, timeZone)).status).toBe(422);
  });

  // Shows: A9 time zone
  test('cannot be changed by anybody else', async () => {
    await site.signUp(ada);
    expect((await report(site.visitor(), 'Asia/Tokyo')).status).toBe(401);
    expect((await stored('ada')).timeZone).toBe('Europe/London');
  });
});
