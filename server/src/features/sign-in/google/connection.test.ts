import { accounts, google, recovery } from '@qubloom/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { identities, users } from '../../../platform/database/schema/index.ts';
import type { Client } from '../../../testing/client.ts';
import { ada, grace } from '../../../testing/people.ts';
import { adasGoogle, useSiteWithGoogle } from '../../../testing/site-with-google.ts';

const { site, atGoogle, finish, goRound, signUp } = useSiteWithGoogle();

describe('Google on an existing account', () => {
  const password = { password: ada.password };
  const connect = async (browser: Client) => {
    const { url } = await browser.call(google.connect, { body: password });
    return finish(browser, await atGoogle.visit(url));
  };
  const methods = async (browser: Client) => (await browser.call(google.mine)).mine;

  test('is connected after the password, reported by email, and opens the account from then on', async () => {
    const browser = await site.signUp(ada);
    expect(await methods(browser)).toEqual(['password']);
    const wrong = await browser.post('/api/user/google', { password: 'another-one' });
    expect([wrong.status, wrong.text]).toEqual([422, "That isn't your password."]);
    expect((await connect(browser)).json()).toEqual({ outcome: 'connected' });
    expect(await methods(browser)).toEqual(['password', 'google']);
    await site.doJobs();
    expect(site.mails.at(-1)?.subject).toBe('ada can now sign in with Google');
    expect(await goRound(site.visitor())).toMatchObject({
      outcome: 'signed-in',
      user: { username: 'ada' },
    });
  });

  test('stays after a new password, whose email says so', async () => {
    const browser = await site.signUp(ada);
    await connect(browser);
    await browser.post('/api/user/password', {
      password: ada.password,
      newPassword: 'a-brand-new-one',
    });
    await site.doJobs();
    expect(site.mails.at(-1)?.text).toContain('It can still be opened with the Google account');
    expect(await goRound(site.visitor())).toMatchObject({ outcome: 'signed-in' });
  });

  test('opens only one account, and an account has only one Google identity', async () => {
    const browser = await site.signUp(ada);
    await connect(browser);
    const again = await browser.post('/api/user/google', password);
    expect([again.status, again.text]).toEqual([
      409,
      'Your account is already connected to Google.',
    ]);
    const other = await site.signUp({ ...grace, ...password });
    const taken = await connect(other);
    expect([taken.status, taken.text]).toEqual([
      409,
      expect.stringMatching(/already connected to another account/),
    ]);
  });

  // Shows: A30 other learner
  test('is connected only for the learner who asked for it', async () => {
    const browser = await site.signUp(ada);
    const { url } = await browser.call(google.connect, { body: password });
    const answer = await atGoogle.visit(url);
    const other = await site.signUp(grace);
    other.googleCookie = browser.googleCookie;
    const visitor = site.visitor();
    visitor.googleCookie = browser.googleCookie;
    for (const one of [other, visitor]) expect((await finish(one, answer)).status).toBe(401);
    expect(await site.database.$count(identities)).toBe(0);
  });

  test('is disconnected with the password, and then opens nothing', async () => {
    const browser = await site.signUp(ada);
    await connect(browser);
    await browser.call(google.disconnect, { body: password });
    await browser.call(google.disconnect, { body: password });
    expect(await methods(browser)).toEqual(['password']);
    expect(await goRound(site.visitor())).toMatchObject({ outcome: 'new' });
    await site.doJobs();
    expect(site.mails.map(({ subject }) => subject).slice(-2)).toEqual([
      'ada can now sign in with Google',
      'ada can no longer sign in with Google',
    ]);
  });

  test('stays if there is no password, until one is chosen by email', async () => {
    const browser = site.visitor();
    await goRound(browser);
    await signUp(browser);
    expect(await methods(browser)).toEqual(['google']);
    const noPassword = "You don't have a password yet. You can choose one on your profile.";
    for (const path of ['/api/user/google/disconnect', '/api/user/data', '/api/user/erasure']) {
      const answer = await browser.post(path, password);
      expect([answer.status, answer.text], path).toEqual([422, noPassword]);
    }
    const login = { username: 'ada', ...password };
    expect((await site.visitor().post('/api/login', login)).status).toBe(401);

    expect(await browser.call(recovery.askFirstPassword, { body: {} })).toEqual({
      hint: 'a…@example.org',
    });
    await site.doJobs();
    const token = /#([\w-]+)/.exec(site.mails[0]?.text ?? '')?.[1] ?? '';
    await site.visitor().call(recovery.reset, { body: { token, ...password } });
    const user = await browser.call(accounts.login, { body: login });
    expect(user.username).toBe('ada');
    expect(await methods(browser)).toEqual(['password', 'google']);
    expect((await browser.post('/api/user/password/first', {})).status).toBe(409);
    await browser.call(google.disconnect, { body: password });
  });

  test('is in the audit log and in the learner’s data, and is erased with the account', async () => {
    const browser = await site.signUp(ada);
    await connect(browser);
    const data = (await browser.post('/api/user/data', password)).json<{
      parts: { name: string; rows: Record<string, unknown>[] }[];
    }>();
    const part = (name: string) => data.parts.find((one) => one.name === name)?.rows;
    expect(part('identities')).toMatchObject([
      { issuer: atGoogle.client.issuer, subject: adasGoogle.sub },
    ]);
    expect(part('audit_log')?.map(({ act }) => act)).toContain('google-connected');
    await site.database.delete(users).where(eq(users.username, 'ada'));
    expect(await site.database.$count(identities)).toBe(0);
  });
});
