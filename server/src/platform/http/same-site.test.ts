import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { ada } from '../../testing/people.ts';
import { users } from '../database/schema/index.ts';
import { comesFromThisSite, isForeignHost } from './same-site.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const own = 'http://localhost:3000';

describe('a call that changes something', () => {
  // Shows: A11 headers
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: own }, false],
    [{ origin: own }, true],
    [{ origin: 'null' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'http://localhost:3000.evil.example' }, false],
    [{ origin: 'http://localhost:30000' }, false],
    [{ origin: 'http://192.168.1.5:3000', host: '192.168.1.5:3000' }, true],
    [{ origin: 'http://192.168.1.5:3000', host: 'localhost:3000' }, false],
    [{}, true],
  ])('with %j comes from this site: %s', (headers, isOwn) => {
    expect(comesFromThisSite(headers, own)).toBe(isOwn);
  });

  // Shows: A11 headers
  test.each([
    '/api/login',
    '/api/logout',
    '/api/register',
    '/api/lessons/1/complete',
    '/api/quizzes/1/submit',
  ])('POST %s is refused from another site, and nothing happens', async (path) => {
    const browser = await site.signedIn(ada);
    const answer = await browser.post(path, undefined, { 'sec-fetch-site': 'cross-site' });
    expect([answer.status, answer.text]).toEqual([
      403,
      'This request did not come from Qubloom, so nothing was done.',
    ]);
    expect((await browser.get('/api/user')).status).toBe(200);
    expect(await site.database.$count(users)).toBe(1);
  });
});

// Shows: A11 reading
test('reading needs no proof: another site cannot see the answer', async () => {
  const answer = await site.visitor().get('/api/courses', { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});

describe('the host that a call names', () => {
  test.each([
    ['https://qubloom.example', 'qubloom.example', false],
    ['https://qubloom.example', 'QUBLOOM.example', false],
    ['https://qubloom.example', 'qubloom.example:443', false],
    ['https://qubloom.example', 'qubloom.example:8443', true],
    ['https://qubloom.example', 'qubloom.example.evil.example', true],
    ['https://qubloom.example', 'evil.example', true],
    ['https://qubloom.example', 'evil@qubloom.example', true],
    ['https://qubloom.example', 'qubloom.example/evil', true],
    ['https://qubloom.example', '192.0.2.7', true],
    ['https://qubloom.example', 'localhost.evil.example', true],
    ['https://qubloom.example', '', true],
    ['https://qubloom.example', 'localhost:3000', false],
    ['https://qubloom.example', '127.0.0.1:3000', false],
    ['https://qubloom.example', '[::1]:3000', false],
    ['http://192.168.1.5:3000', '192.168.1.5:3000', false],
  ])('on %s, %j is foreign: %s', (publicOrigin, host, isForeign) => {
    expect(isForeignHost(host, publicOrigin)).toBe(isForeign);
  });
});

describe('a site with its own address', () => {
  const known = useTestApp({
    options: { publicOrigin: 'https://qubloom.example', refuseOtherHosts: true },
  });
  afterEach(() => known.forgetLearners());

  const evil = { host: 'evil.example', origin: 'http://evil.example' };

  // Shows: A11 foreign hosts
  test.each([
    ['GET', '/api/user', evil],
    ['GET', '/api/courses', evil],
    ['POST', '/api/register', evil],
    ['POST', '/api/register', { ...evil, 'sec-fetch-site': 'same-origin' }],
    ['POST', '/api/login', { ...evil, 'sec-fetch-site': 'same-origin' }],
  ] as const)('%s %s from and to another host is refused: %j', async (method, path, headers) => {
    const payload = method === 'POST' ? { payload: ada } : {};
    const answer = await known.visitor().request(method, path, { headers, ...payload });
    expect([answer.status, answer.text]).toEqual([
      403,
      'This request was not meant for Qubloom, so nothing was done.',
    ]);
    expect(await known.database.$count(users)).toBe(0);
  });

  test("the site's own calls are answered, and so is the health check", async () => {
    const own = { host: 'qubloom.example', origin: 'https://qubloom.example' };
    const answer = await known.visitor().post('/api/register', ada, own);
    expect(answer.status).toBe(200);
    expect((await known.visitor().get('/healthz', evil)).status).toBe(200);
  });
});
