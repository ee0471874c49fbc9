import { Problem } from '@qubloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { ada } from '../../testing/people.ts';
import { connect } from '../database/client.ts';
import { createHttpApp } from './create-app.ts';
import { createLogger } from '../logger.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const missing = 'Something is missing. Please fill in everything and try again.';
const json = { 'content-type': 'application/json' };

// Shows: 8 general error message
describe('an error is one plain sentence', () => {
  // Shows: A11 JSON only; A22 size
  test.each([
    ['GET', '/api/nothing-here', {}, 404, 'There is nothing at this address.'],
    ['GET', '/api', {}, 404, 'There is nothing at this address.'],
    [
      'GET',
      '/api/',
      { headers: { accept: 'text/html' } },
      404,
      'There is nothing at this address.',
    ],
    ['POST', '/api/nothing-here', {}, 404, 'There is nothing at this address.'],
    ['GET', '/api/courses/none', {}, 404, 'That course does not exist.'],
    ['GET', '/api/courses/99999999999', {}, 404, 'That course does not exist.'],
    ['GET', '/api/courses/1%00', {}, 404, 'That course does not exist.'],
    ['GET', '/api/courses/%zz', {}, 400, 'Qubloom could not read that request.'],
    ['DELETE', '/api/courses', {}, 405, 'That cannot be done here.'],
    ['GET', '/api/login', {}, 405, 'That cannot be done here.'],
    ['PUT', '/api/courses/1', {}, 405, 'That cannot be done here.'],
    [
      'POST',
      '/api/login',
      { headers: json, payload: '{"username":' },
      400,
      'Qubloom could not read that request.',
    ],
    [
      'POST',
      '/api/login',
      { headers: json, payload: '{"__proto__":{"a":1}}' },
      400,
      'Qubloom could not read that request.',
    ],
    ['POST', '/api/login', { headers: json, payload: 'null' }, 422, missing],
    [
      'POST',
      '/api/login',
      { headers: json, payload: '[]' },
      422,
      "Something isn't right. Please check it and try again.",
    ],
    ['POST', '/api/login', {}, 422, missing],
    [
      'POST',
      '/api/login',
      { headers: { 'content-type': 'text/plain' }, payload: 'a=b' },
      415,
      'Qubloom only reads JSON.',
    ],
    [
      'POST',
      '/api/login',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=b' },
      415,
      'Qubloom only reads JSON.',
    ],
    [
      'POST',
      '/api/login',
      { headers: json, payload: `{"username":"${'x'.repeat(66_000)}"}` },
      413,
      'That is too much to send at once.',
    ],
  ] as const)('%s %s %j gives %i', async (method, path, options, status, sentence) => {
    const answer = await site.visitor().request(method, path, options);
    expect([answer.status, answer.text]).toEqual([status, sentence]);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  // Shows: A23 counters
  test.each(['/metrics', '/api/metrics', '/status', '/debug', '/server-status', '/api/debug/vars'])(
    'there are no counters at %s',
    async (path) => {
      expect((await site.visitor().get(path)).status).toBe(404);
    },
  );

  test('a wrong method gets the list of the right ones', async () => {
    const answer = await site.visitor().request('DELETE', '/api/courses');
    expect(answer.headers['allow']).toBe('GET, HEAD');
  });

  test('HEAD is GET without the body', async () => {
    const answer = await site.visitor().request('HEAD', '/api/courses');
    expect([answer.status, answer.text]).toEqual([200, '']);
  });
});

test('a taken username and an invalid password are reported with their fields', async () => {
  const asked = { accept: 'application/problem+json' };
  const visitor = site.visitor();
  const wrong = await visitor.post(
    '/api/login',
    { username: 'nobody-here', password: 'purple kites' },
    asked,
  );
  expect(wrong.json()).toMatchObject({
    status: 401,
    detail: "That username and password don't match.",
    problems: [{ path: 'password', message: "That username and password don't match." }],
  });
  const grace = { ...ada, username: 'grace-first' };
  await site.visitor().post('/api/register', grace);
  const taken = await visitor.post('/api/register', grace, asked);
  expect(taken.json()).toMatchObject({ status: 409, problems: [{ path: 'username' }] });
});

test('every problem is in application/problem+json, with its path', async () => {
  const answer = await site
    .visitor()
    .post(
      '/api/register',
      { ...ada, username: 'a', email: 'x' },
      { accept: 'application/problem+json' },
    );
  expect(answer.status).toBe(422);
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(Problem.parse(answer.json())).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Entity',
    status: 422,
    code: 'invalid',
    detail: 'Username must be at least 3 characters',
    problems: [
      { path: 'username', message: 'Username must be at least 3 characters' },
      { path: 'email', message: 'Please enter a valid email address.' },
    ],
  });
});

describe('an error of our own', () => {
  // Shows: A23 errors
  test('does not tell the caller what happened, but logs it', async () => {
    const lines: string[] = [];
    const app = createHttpApp({
      logger: createLogger({ level: 'info', destination: { write: (line) => lines.push(line) } }),
      trustProxy: false,
    });
    app.get('/api/broken', () => {
      throw new TypeError('secret detail of /srv/app.js');
    });
    const answer = await app.inject('/api/broken');
    expect([answer.statusCode, answer.body]).toEqual([
      500,
      'Something went wrong on our side. Please try again.',
    ]);
    expect(lines.join('')).toContain('secret detail');
    await app.close();
  });

  test('gives 503 and a time to retry if the database is down', async () => {
    const app = createHttpApp({ logger: createLogger({ level: 'silent' }), trustProxy: false });
    const { pool } = connect('postgres://nobody@127.0.0.1:9/none');
    app.get('/api/away', () => pool.query('select 1'));
    const answer = await app.inject('/api/away');
    expect([answer.statusCode, answer.body, answer.headers['retry-after']]).toEqual([
      503,
      'Qubloom needs a moment. Please try again soon.',
      '2',
    ]);
    await pool.end();
    await app.close();
  });
});

// Shows: A23 versions
test('answers of the API may not be cached, or embedded by other sites', async () => {
  const answer = await site.visitor().get('/api/courses');
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(answer.headers['server']).toBeUndefined();
  expect(answer.headers['x-powered-by']).toBeUndefined();
});
