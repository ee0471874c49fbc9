import { accounts, profile } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../testing/app.ts';
import { ada, grace } from '../../../testing/people.ts';

const site = useTestApp();
afterEach(async () => {
  site.clock.set(new Date());
  await site.forgetLearners();
});

const login = { username: ada.username, password: ada.password };

describe('names', () => {
  test('can be changed one by one', async () => {
    const browser = await site.signedIn(ada);
    const body = { firstName: '  Augusta ' };
    expect(await browser.call(profile.change, { body })).toMatchObject({
      firstName: 'Augusta',
      lastName: 'Lovelace',
    });
    expect((await browser.get('/api/user')).json()).toMatchObject({ firstName: 'Augusta' });
  });

  test.each([
    { firstName: ' ' },
    { firstName: '\u200b' },
    { lastName: '' },
    { firstName: 'x'.repeat(61) },
    { points: 9 },
  ])('are refused as a whole if one is not allowed: %j', async (body) => {
    const browser = await site.signedIn(ada);
    expect((await browser.post('/api/user/profile', body)).status).toBe(422);
    expect((await browser.get('/api/user')).json()).toMatchObject({
      firstName: 'Ada',
      points: 0,
    });
  });
});

describe('the age range', () => {
  test('can go down but not up', async () => {
    const browser = await site.signedIn(grace);
    const down = { body: { ageRange: '13-17' } as const };
    expect(await browser.call(profile.change, down)).toMatchObject({ ageRange: '13-17' });
    const up = await browser.post('/api/user/profile', { ageRange: '18-plus' });
    expect(up.status).toBe(403);
    expect(up.text).toBe(
      'Only a grown-up can move you to an older age range. Ask one to write to us.',
    );
  });

  // Shows: A20 aliases
  test('asks for the address of a grown-up below 13, and then keeps no last name', async () => {
    const browser = await site.signUp(ada);
    const { password } = ada;
    for (const parentEmail of [
      undefined,
      'nonsense',
      ada.email.toUpperCase(),
      'ada+mum@example.org',
    ]) {
      const refused = await browser.post('/api/user/profile', {
        ageRange: 'under-13',
        parentEmail,
        password,
      });
      expect(refused.status).toBe(422);
    }
    const young = { ageRange: 'under-13', parentEmail: 'annabella@example.org' } as const;
    for (const wrong of [undefined, 'not-the-password']) {
      const refused = await browser.post('/api/user/profile', { ...young, password: wrong });
      expect([refused.status, refused.text]).toEqual([422, "That isn't your password."]);
    }
    expect((await browser.get('/api/user')).json()).toMatchObject({ ageRange: '13-17' });
    const body = { ...young, password };
    expect(await browser.call(profile.change, { body })).toMatchObject({
      ageRange: 'under-13',
      lastName: '',
    });
    const { rows } = await site.database.execute(
      sql`select email, is_email_verified as verified from users where id = ${browser.user.id}`,
    );
    expect(rows).toEqual([{ email: 'annabella@example.org', verified: false }]);
    await site.doJobs();
    expect(site.mails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual([
      'ada@example.org: The address of ada has changed',
      'annabella@example.org: Ada wants to learn at Qubloom: is that all right?',
    ]);
  });
});

describe('the time zone', () => {
  test('stays as chosen, no matter where the browser is', async () => {
    const browser = await site.signUp(ada);
    const chosen = { timeZone: 'Pacific/Kiritimati', isTimeZoneChosen: true };
    const body = { timeZone: chosen.timeZone };
    expect(await browser.call(profile.change, { body })).toMatchObject(chosen);
    const here = { timeZone: 'Europe/London' };
    expect(await browser.call(accounts.moveToZone, { body: here })).toMatchObject(chosen);
    const again = { body: { ...login, ...here } };
    expect(await browser.call(accounts.login, again)).toMatchObject(chosen);
    await browser.call(profile.change, { body: { timeZone: null } });
    expect(await browser.call(accounts.moveToZone, { body: here })).toMatchObject(here);
  });

  test('must exist', async () => {
    const browser = await site.signedIn(ada);
    const answer = await browser.post('/api/user/profile', { timeZone: 'Mars/Olympus' });
    expect([answer.status, answer.text]).toEqual([422, 'Please pick a time zone from the list.']);
  });
});

describe('the password', () => {
  const newPassword = 'difference-engine';

  // Shows: A27 ended
  test('is changed with the old one, which then opens nothing; other sessions end', async () => {
    const laptop = await site.signUp(ada);
    const phone = site.visitor();
    await phone.call(accounts.login, { body: login });
    await laptop.call(profile.changePassword, { body: { password: ada.password, newPassword } });
    expect((await laptop.get('/api/user')).status).toBe(200);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await phone.post('/api/login', login)).status).toBe(401);
    expect((await phone.post('/api/login', { ...login, password: newPassword })).status).toBe(200);
    const { rows } = await site.database.execute(
      sql`select act from audit_log join audit_subjects using (subject)
        where user_id = ${laptop.user.id} and act = 'password-change'`,
    );
    expect(rows).toHaveLength(1);
  });

  test('stays if the old one is wrong or the new one too easy', async () => {
    const browser = await site.signUp(ada);
    const refused = [
      { password: 'wrong-password', newPassword },
      { password: ada.password, newPassword: 'ada' },
      { password: ada.password, newPassword: 'password' },
    ];
    for (const body of refused) {
      expect((await browser.post('/api/user/password', body)).status).toBe(422);
    }
    expect((await browser.post('/api/login', login)).status).toBe(200);
  });
});

describe('a sign-in', () => {
  test('is recorded if the browser is new to the learner', async () => {
    const browser = await site.signUp(ada);
    await browser.call(accounts.login, { body: login });
    const acts = async () => {
      const { rows } = await site.database.execute(
        sql`select act from audit_log join audit_subjects using (subject)
          where user_id = ${browser.user.id}`,
      );
      return rows;
    };
    expect(await acts()).toEqual([{ act: 'sign-in-from-new-browser' }]);
    await site.visitor().call(accounts.login, { body: login });
    expect(await acts()).toHaveLength(2);
  });
});

describe('sessions', () => {
  test('are listed, and one of them or all others can be ended', async () => {
    const laptop = await site.signUp(ada);
    const [phone, tablet] = [site.visitor(), site.visitor()];
    await phone.call(accounts.login, { body: login });
    await tablet.post('/api/login', login, { 'user-agent': 'Firefox/140.0' });
    const open = await laptop.call(profile.sessions);
    expect(open).toHaveLength(3);
    expect(open.filter(({ isThis }) => isThis)).toHaveLength(1);
    const firefox = open.find(({ browser }) => browser === 'Firefox');
    await laptop.call(profile.endSession, { params: { id: firefox?.id ?? '' } });
    expect((await tablet.get('/api/user')).status).toBe(401);
    expect((await phone.get('/api/user')).status).toBe(200);
    await laptop.call(profile.endOtherSessions);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await laptop.get('/api/user')).status).toBe(200);
  });

  // Shows: A9 sessions
  test('of another learner cannot be ended', async () => {
    const other = await site.signedIn(grace);
    const [theirs] = await other.call(profile.sessions);
    const browser = await site.signedIn(ada);
    await browser.call(profile.endSession, { params: { id: theirs?.id ?? '' } });
    await browser.call(profile.endOtherSessions);
    expect((await other.get('/api/user')).status).toBe(200);
  });
});
