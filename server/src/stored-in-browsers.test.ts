/** The list behind the pages about privacy and cookies is complete. */
import { readFile } from 'node:fs/promises';
import { accounts, retention, storedCookies } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { addPlatform } from './features/lti/index.ts';
import { ada } from './testing/people.ts';
import { useSiteWithGoogle } from './testing/site-with-google.ts';

const day = 24 * 3_600_000;
const { site, begin } = useSiteWithGoogle();

const list = await readFile(new URL('../../docs/cookies.md', import.meta.url), 'utf8');
/** The cookies' rows, by name. */
const rows = new Map(
  list.split('\n').flatMap((row) => {
    const name = /^\| `([\w-]+)`/.exec(row)?.[1];
    return name === undefined ? [] : [[name, row] as const];
  }),
);
const days = (kept: 'sign-ins' | 'known-browsers') =>
  `${String(retention[kept].period / day)} days after`;

test('every cookie that the server sets is on the list and on the page about cookies, and no other is', async () => {
  const browser = site.visitor();
  await begin(browser);
  await browser.call(accounts.register, { body: ada });
  await addPlatform(site.database, {
    name: 'Canvas',
    issuer: 'https://canvas.example',
    clientId: 'the-tool',
    authorizationUrl: 'https://canvas.example/auth',
    tokenUrl: 'https://canvas.example/token',
    tokenAudience: 'https://canvas.example/token',
    keysUrl: 'https://canvas.example/keys',
    deployments: [],
  });
  await browser.get('/api/lti/login?iss=https://canvas.example&login_hint=x&target_link_uri=x');
  const set = [browser.cookie, browser.browserCookie, browser.googleCookie, browser.ltiCookie];
  const names = set.map((cookie) => cookie?.split('=', 1)[0]?.replace('__Host-', ''));
  expect([...rows.keys()]).toEqual(names);
  expect(storedCookies.map(({ name }) => name)).toEqual(names);
});

test('the list states how long each one lasts', () => {
  expect(rows.get('qubloom-session')).toContain(days('sign-ins'));
  expect(rows.get('qubloom-browser')).toContain(days('known-browsers'));
});
