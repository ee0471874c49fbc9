import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { ada } from '../../testing/people.ts';
import { users } from '../database/schema/index.ts';
import { comesFromThisSite } from './same-site.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const own = 'http://localhost:3000';

describe('a call that changes something', () => {
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
      'This call did not come from Qubloom, so it was not done.',
    ]);
    expect((await browser.get('/api/user')).status).toBe(200);
    expect(await site.database.$count(users)).toBe(1);
  });
});

test('reading needs no proof: another site cannot see the answer', async () => {
  const answer = await site.visitor().get('/api/courses', { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
});
