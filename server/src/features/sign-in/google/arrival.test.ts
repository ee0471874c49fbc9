import { describe, expect, test } from 'vitest';
import type { Forgery } from '../../../testing/identity-provider.ts';
import { useSiteWithGoogle } from '../../../testing/site-with-google.ts';

const minute = 60_000;
const { site, atGoogle, begin, finish, goRound, signUp } = useSiteWithGoogle();

const startAgain = "That didn't work out with Google. Please start again.";

describe('an answer from Google', () => {
  // Shows: A30 other browser
  test('is refused in a browser that was not sent to Google', async () => {
    const { url } = await begin(site.visitor());
    const answer = await atGoogle.visit(url);
    const other = site.visitor();
    expect((await finish(other, answer)).status).toBe(400);
    await begin(other);
    expect(await finish(other, answer)).toMatchObject({ status: 400, text: startAgain });
    expect(other.cookie).toBeNull();
  });

  // Shows: A30 once
  test('is accepted only once', async () => {
    const first = site.visitor();
    await goRound(first);
    await signUp(first);
    const browser = site.visitor();
    const { url } = await begin(browser);
    const answer = await atGoogle.visit(url);
    const kept = browser.googleCookie;
    expect((await finish(browser, answer)).json()).toMatchObject({ outcome: 'signed-in' });
    expect((await finish(browser, answer)).status).toBe(400);
    const thief = site.visitor();
    thief.googleCookie = kept;
    expect(await finish(thief, answer)).toMatchObject({ status: 400, text: startAgain });
    expect(thief.cookie).toBeNull();
  });

  // Shows: A30 late
  test('is refused after twenty minutes', async () => {
    const browser = site.visitor();
    const { url } = await begin(browser);
    const answer = await atGoogle.visit(url);
    site.clock.pass(21 * minute);
    expect((await finish(browser, answer)).text).toMatch(/^That took too long/);
  });

  test('may say that no account was chosen', async () => {
    atGoogle.account = null;
    const browser = site.visitor();
    const { url } = await begin(browser);
    expect(await finish(browser, await atGoogle.visit(url))).toMatchObject({
      status: 400,
      text: 'You stopped at Google, so nothing has changed. You can try again any time.',
    });
  });

  // Shows: A30 state, nonce and challenge
  test.each<[string, (url: URL) => void]>([
    ['nonce', ({ searchParams }) => searchParams.set('nonce', 'another-one')],
    ['state', ({ searchParams }) => searchParams.set('state', 'another-one')],
    ['challenge', ({ searchParams }) => searchParams.set('code_challenge', 'x'.repeat(43))],
  ])('is refused with another %s', async (_name, change) => {
    const browser = site.visitor();
    const url = new URL((await begin(browser)).url);
    change(url);
    const answer = await finish(browser, await atGoogle.visit(url.href));
    expect(answer).toMatchObject({ status: 400, text: startAgain });
  });

  const now = Math.floor(Date.now() / 1000);
  // Shows: A30 forged
  test.each<[string, Forgery]>([
    ['for another site', { claims: { aud: 'another-site' } }],
    ['by another issuer', { claims: { iss: 'https://accounts.example' } }],
    ['too old', { claims: { iat: now - 7200, exp: now - 3600 } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['signed by somebody else', { isSignedByStranger: true }],
  ])('is refused if it is %s', async (_name, forgery) => {
    const browser = site.visitor();
    const { url } = await begin(browser);
    const answer = await atGoogle.visit(url);
    atGoogle.forgery = forgery;
    site.logged.length = 0;
    expect(await finish(browser, answer)).toMatchObject({ status: 400, text: startAgain });
    // The log contains the reason, and nothing about the person whom the token names.
    const refused = site.logged.filter((line) => line.includes('a call was refused'));
    expect(refused).toHaveLength(1);
    expect(refused.join()).not.toMatch(/ada-at-google|ada@example|eyJ/);
  });

  test('may come from a clock that is off by half a minute', async () => {
    atGoogle.forgery = { claims: { exp: Math.floor(Date.now() / 1000) - 30 } };
    expect(await goRound(site.visitor())).toMatchObject({ outcome: 'new' });
  });

  test.each(['', 'code=x', 'state=x&state=y', '%', '&&&', 'code=%00&iss=x', '#', '\u0000'])(
    'is refused as %j',
    async (answer) => {
      const browser = site.visitor();
      await begin(browser);
      expect([400, 422]).toContain((await finish(browser, answer)).status);
    },
  );

  test(
    'leads to a plain sentence while Google is unreachable, and is accepted when Google is back',
    { tags: ['exhaustive'] },
    async () => {
      for (const trouble of ['hangs up', 'fails', 'hangs'] as const) {
        const browser = site.visitor();
        const { url } = await begin(browser);
        const answer = await atGoogle.visit(url);
        atGoogle.trouble = trouble;
        const refused = await finish(browser, answer);
        expect([refused.status, refused.text]).toEqual([
          503,
          "Google isn't answering right now. Try again in a minute.",
        ]);
        expect(refused.headers['retry-after']).toBe('30');
        atGoogle.trouble = null;
        expect((await finish(browser, answer)).json()).toMatchObject({ outcome: 'new' });
      }
    },
  );
});

describe('a site that starts while Google is unreachable', () => {
  const early = useSiteWithGoogle();

  test('says so, and asks again the next time', async () => {
    early.atGoogle.trouble = 'hangs up';
    expect((await early.site.visitor().post('/api/google/begin', {})).status).toBe(503);
    early.atGoogle.trouble = null;
    expect((await early.site.visitor().post('/api/google/begin', {})).status).toBe(200);
  });
});

describe('a site on https', () => {
  const secure = useSiteWithGoogle('https://qubloom.example');

  // Shows: A30 cookie
  test('hides its cookie from other hosts and from scripts', async () => {
    const answer = await secure.site.visitor().post('/api/google/begin', {});
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-qubloom-google=[^;]+; Max-Age=1200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { url } = answer.json<{ url: string }>();
    const { searchParams } = new URL(url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: 'https://qubloom.example/auth/google',
      response_type: 'code',
      code_challenge_method: 'S256',
      prompt: 'select_account',
      scope: 'openid email',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/);
    }
  });
});
