import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { databaseUrl } from '../testing/database.ts';
import { manageLti } from './manage-lti.ts';

const site = useTestApp();
afterEach(async () => {
  await site.pool.query('delete from lti_platforms');
  await site.pool.query('delete from lti_registrations');
});

const now = new Date('2027-03-01T12:00:00Z');
const run = (...args: string[]) =>
  manageLti({ DATABASE_URL: databaseUrl(site.settings), PORT: '4000' }, args, now);
const at = (path: string) => `https://canvas.example/${path}`;
const canvas = ['Canvas', at(''), 'the-tool', at('auth'), at('token'), at('keys')] as const;

test('a platform is added with its deployments, listed, and removed', async () => {
  expect((await run()).text).toBe('No platform is registered, so LTI is off.');
  const { exitCode, text } = await run('add', ...canvas);
  const number = /^Canvas is platform (\d+)\.$/.exec(text)?.[1] ?? '';
  expect([exitCode, number]).toEqual([0, expect.stringMatching(/./)]);
  expect((await run()).text).toMatch(/Canvas\n.*issuer https:\/\/canvas\.example\/\n/);
  expect((await run()).text).toMatch(/none yet, so every launch is refused/);
  await run('deployment', number, '1:abc');
  await run('deployment', number, '2:def');
  await run('deployment', number, '1:abc');
  expect((await run()).text).toMatch(/deployments 2:def, 1:abc\n/);
  expect((await run('add', ...canvas)).exitCode).toBe(1);
  expect((await run('remove', number)).text).toMatch(/keep their accounts/);
  expect((await run('remove', number)).exitCode).toBe(1);
  expect((await run('deployment', number, 'x')).text).toBe(`There is no platform ${number}.`);
});

test('a platform may have an audience of its own, but not that of another one', async () => {
  const brightspace = ['Brightspace', 'https://school.example', 'the-tool', ...canvas.slice(3)];
  expect((await run('add', ...canvas)).exitCode).toBe(0);
  expect((await run('add', ...brightspace)).exitCode).toBe(1);
  expect((await run('add', ...brightspace, '1', at('token'))).exitCode).toBe(1);
  expect((await run('add', ...brightspace, '1', 'https://api.example/token')).exitCode).toBe(0);
  const { rows } = await site.pool.query(
    "select token_audience from lti_platforms where name = 'Brightspace'",
  );
  expect(rows).toEqual([{ token_audience: 'https://api.example/token' }]);
});

test('a link for a registration is stored as its hash', async () => {
  const { text } = await run('link');
  const token = /http:\/\/localhost:4000\/api\/lti\/register\?link=([\w-]{43})$/.exec(text)?.[1];
  const { rows } = await site.pool.query<{ row: string }>(
    'select lti_registrations::text as row from lti_registrations',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
});

test('a new key is written for the owner of the process alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qubloom-keys-'));
  const environment = { DATABASE_URL: databaseUrl(site.settings), DATA_DIR: folder };
  expect((await manageLti(environment, ['rotate'], now)).exitCode).toBe(0);
  const { keys } = JSON.parse(await readFile(join(folder, 'lti-keys.json'), 'utf8')) as {
    keys: unknown[];
  };
  expect(keys).toHaveLength(2);
  await rm(folder, { recursive: true });
});

test('it says what it cannot do', async () => {
  const http = [...canvas.slice(0, 3), 'http://canvas.example/auth', ...canvas.slice(4)];
  expect((await run('add', ...http)).text).toMatch(/auth is no address on https\.$/);
  for (const words of [['add', 'x'], ['remove', 'x'], ['link', 'x'], ['dance']]) {
    expect((await run(...words)).text).toMatch(/^npm run lti/);
  }
});
