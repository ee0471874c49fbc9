import { createHash } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { ada, grace } from '../../testing/people.ts';
import { statementsOf } from '../../testing/statements.ts';
import { knownBrowsers, sessions } from '../database/schema/index.ts';
import { tokenCookie } from './cookie.ts';

const site = useTestApp();
afterEach(async () => {
  site.clock.set(new Date());
  await site.forgetLearners();
});

const day = 24 * 60 * 60 * 1000;
const rows = () => site.database.select().from(sessions);
const login = { username: 'ada', password: ada.password };
const tokenOf = (cookie: string | null) => cookie?.split('=')[1] ?? '';

describe('a session', () => {
  // Shows: A27 storage
  test('is known to the server only by the hash of its token', async () => {
    const { cookie } = await site.signUp(ada);
    const [row] = await rows();
    const token = tokenOf(cookie);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(row?.id.equals(createHash('sha256').update(token).digest())).toBe(true);
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("stores a shortened address, the browser's family, and its system", async () => {
    await site.visitor('203.0.113.77').post('/api/register', ada, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    expect(await rows()).toMatchObject([
      { ipAddress: '203.0.113.0', userAgent: 'Firefox on Linux' },
    ]);
  });

  // Shows: A18 fixation
  test("is new at each login, and the browser's earlier one ends", async () => {
    const browser = await site.signUp(ada);
    const before = browser.cookie;
    await browser.post('/api/login', login);
    expect(browser.cookie).not.toBe(before);
    expect(await rows()).toHaveLength(1);
    browser.cookie = before;
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  // Shows: A18 fixation
  test('cannot be chosen by setting the cookie beforehand', async () => {
    await site.signUp(ada);
    const browser = site.visitor();
    browser.cookie = `qubloom-session=${'x'.repeat(43)}`;
    await browser.post('/api/login', login);
    expect(tokenOf(browser.cookie)).not.toBe('x'.repeat(43));
  });

  test("exists beside those of other devices, and all of a learner's sessions can be ended at once", async () => {
    const laptop = await site.signUp(ada);
    const phone = site.visitor();
    await phone.post('/api/login', login);
    const other = await site.signUp(grace);
    expect((await laptop.get('/api/user')).status).toBe(200);
    await site.sessions.endAllOf(laptop.user.id);
    expect((await laptop.get('/api/user')).status).toBe(401);
    expect((await phone.get('/api/user')).status).toBe(401);
    expect((await other.get('/api/user')).status).toBe(200);
  });

  test('lasts 30 days from its last use', async () => {
    const browser = await site.signUp(ada);
    site.clock.pass(29 * day);
    expect((await browser.get('/api/user')).status).toBe(200);
    site.clock.pass(29 * day);
    expect((await browser.get('/api/user')).status).toBe(200);
    site.clock.pass(30 * day + 1000);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  test('is updated at most once an hour', async () => {
    const browser = await site.signUp(ada);
    const seen = async () => Number((await rows())[0]?.lastSeenAt);
    const first = await seen();
    site.clock.pass(59 * 60 * 1000);
    await browser.get('/api/user');
    expect(await seen()).toBe(first);
    site.clock.pass(2 * 60 * 1000);
    await browser.get('/api/user');
    expect(await seen()).toBeGreaterThan(first + 60 * 60 * 1000);
  });

  test('is deleted once it has ended', async () => {
    await site.signUp(ada);
    await site.sessions.forgetEnded();
    expect(await rows()).toHaveLength(1);
    site.clock.pass(31 * day);
    await site.sessions.forgetEnded();
    expect(await rows()).toHaveLength(0);
  });

  test('belongs to its own learner if many are looked up at once', async () => {
    const browsers = [await site.signedIn(ada), await site.signedIn(grace), site.visitor()];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => browsers[index % 3]?.get('/api/user')),
    );
    answers.forEach((answer, index) => {
      if (index % 3 === 2) expect(answer?.status).toBe(401);
      else expect(answer?.json()).toMatchObject({ username: index % 3 === 0 ? 'ada' : 'grace' });
    });
  });

  test('is looked up in one query together with all others at the same moment, and again for the next call', async () => {
    const browsers = [await site.signedIn(ada), await site.signedIn(grace)];
    const statements = await statementsOf(async () => {
      await Promise.all(browsers.map((browser) => browser.get('/api/user')));
      await browsers[0]?.get('/api/user');
    });
    expect(statements.filter((text) => text.includes('from "sessions"'))).toHaveLength(2);
  });

  test.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}=`, "' or 1=1 --", 'x'.repeat(10_000)])(
    'does not open with the token %j',
    async (token) => {
      await site.signedIn(ada);
      const browser = site.visitor();
      browser.cookie = `qubloom-session=${token}`;
      expect((await browser.get('/api/user')).status).toBe(401);
    },
  );
});

describe('a browser in which a learner has signed in', () => {
  const known = () => site.database.select().from(knownBrowsers);

  test('is known by the hash of its own token, which changes at each sign-in', async () => {
    const browser = await site.signUp(ada);
    const first = tokenOf(browser.browserCookie);
    const [row] = await known();
    expect(row?.browser.equals(createHash('sha256').update(first).digest())).toBe(true);
    await browser.post('/api/login', login);
    const second = tokenOf(browser.browserCookie);
    expect(second).not.toBe(first);
    const rowsNow = await known();
    expect(rowsNow).toHaveLength(1);
    expect(rowsNow[0]?.browser.equals(createHash('sha256').update(second).digest())).toBe(true);
  });

  test('stays known after signing out, to all who share it', async () => {
    const browser = await site.signUp(ada);
    await browser.post('/api/logout');
    await browser.post('/api/register', grace);
    await browser.post('/api/logout');
    const all = await known();
    expect(all).toHaveLength(2);
    expect(all[0]?.browser.equals(all[1]?.browser ?? Buffer.alloc(0))).toBe(true);
  });

  test('is forgotten after 180 days, when all sessions are ended, and with the learner', async () => {
    const { user } = await site.signUp(ada);
    site.clock.pass(179 * day);
    await site.sessions.forgetBrowsers();
    expect(await known()).toHaveLength(1);
    site.clock.pass(2 * day);
    await site.sessions.forgetBrowsers();
    expect(await known()).toHaveLength(0);

    await site.visitor().post('/api/login', login);
    expect(await known()).toHaveLength(1);
    await site.sessions.endAllOf(user.id);
    expect(await known()).toHaveLength(0);

    await site.visitor().post('/api/login', login);
    await site.forgetLearners();
    expect(await known()).toHaveLength(0);
  });
});

const partsOf = (setCookie: string) => setCookie.split('; ');

describe('on an https site', () => {
  const secure = useTestApp({ options: { publicOrigin: 'https://qubloom.example' } });

  // Shows: A27 https
  test('every cookie is bound to the host and to https, even the header that removes it', async () => {
    const browser = secure.visitor();
    const answers = [
      await browser.post('/api/register', ada),
      await browser.post('/api/login', login),
      await browser.post('/api/logout'),
    ];
    const cookies = answers.flatMap(({ headers }) => [headers['set-cookie']].flat().map(String));
    expect(cookies).toHaveLength(5);
    for (const cookie of cookies) {
      const [token, ...attributes] = partsOf(cookie);
      expect(token).toMatch(/^__Host-qubloom-(?:session|browser)=/);
      expect(attributes).toEqual(
        expect.arrayContaining(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']),
      );
      expect(attributes.join(';')).not.toMatch(/domain/i);
    }
  });
});

describe('the cookie', () => {
  // Shows: A27 attributes
  test('is inaccessible to scripts and to other sites', async () => {
    const answer = await site.visitor().post('/api/register', ada);
    const cookies = [answer.headers['set-cookie']].flat().map(String);
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'qubloom-session',
      'qubloom-browser',
    ]);
    for (const cookie of cookies) {
      const [token, ...attributes] = partsOf(cookie);
      expect(token).toMatch(/=[\w-]{43}$/);
      expect(attributes.toSorted()).toEqual([
        'HttpOnly',
        'Max-Age=34560000',
        'Path=/',
        'SameSite=Lax',
      ]);
    }
  });

  test('is bound to the host and to https on an https site', async () => {
    const app = fastify();
    await app.register(fastifyCookie, { hook: false });
    const cookie = tokenCookie(app, 'qubloom-session', true);
    const [token, ...attributes] = partsOf(cookie.store('t'));
    expect(token).toBe('__Host-qubloom-session=t');
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=34560000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(cookie.read(`a=b; __Host-qubloom-session=${'t'.repeat(43)}; c=d`)).toBe('t'.repeat(43));
    expect(cookie.read(`qubloom-session=${'t'.repeat(43)}`)).toBeNull();
  });
});
