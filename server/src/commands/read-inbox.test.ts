import { inquiries } from '@qubloom/contract';
import { afterEach, expect, test } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { databaseUrl } from '../testing/database.ts';
import { readInbox } from './read-inbox.ts';

const site = useTestApp();
afterEach(() => site.pool.query('delete from inquiries'));

const run = (...args: string[]) => readInbox({ DATABASE_URL: databaseUrl(site.settings) }, args);

const fromSchool = {
  kind: 'quote',
  name: 'Emmy Noether',
  email: 'emmy@example.org',
  organization: 'Springfield School',
  learners: 320,
  message: 'What does it cost?\nWe start in May.',
} as const;
const fromParent = {
  kind: 'data-request',
  name: 'Ida',
  email: 'ida@example.org',
  message: 'What do you keep?',
} as const;

const write = (body: typeof fromSchool | typeof fromParent) =>
  site.visitor().call(inquiries.send, { body });

/** Numbers of the open inquiries, in the order of the list. */
const listed = async () =>
  [...(await run()).text.matchAll(/^ *(\d+) {2}/gm)].map(([, number]) => number ?? '');

test('open inquiries are listed by number, the oldest first', async () => {
  await write(fromSchool);
  await write(fromParent);
  const { exitCode, text } = await run();
  expect(exitCode).toBe(0);
  const [first, second, ...more] = text.split('\n');
  expect(first).toMatch(/^ *\d+ {2}2\d{3}-.* {2}quote +Emmy Noether, Springfield School$/);
  expect(second).toMatch(/ {2}data-request +Ida$/);
  expect(more).toEqual([]);
});

test('one inquiry is shown with its message, and a request about data with a warning', async () => {
  await write(fromSchool);
  await write(fromParent);
  const [quote = '', request = ''] = await listed();
  expect((await run('show', quote)).text.split('\n').slice(1)).toEqual([
    'Name:      Emmy Noether',
    'Email:     emmy@example.org',
    'School:    Springfield School',
    'Learners:  320',
    '> What does it cost?',
    '> We start in May.',
  ]);
  const { text } = await run('show', request);
  expect(text).not.toMatch(/^(School|Learners)/m);
  expect(text).toMatch(/\nAnybody can claim to be a parent, so send no data to this address\./);
});

test('a settled inquiry leaves the list, and settling it again changes nothing', async () => {
  await write(fromSchool);
  const [number = ''] = await listed();
  const { exitCode, text } = await run('settle', number);
  expect(exitCode).toBe(0);
  expect(text).toMatch(/is settled\. It will be deleted 90 days after 2/);
  const settledAt = async () =>
    (await site.pool.query<{ settled_at: Date }>('select settled_at from inquiries')).rows;
  const before = await settledAt();
  expect((await run('settle', number)).exitCode).toBe(0);
  expect(await settledAt()).toEqual(before);
  expect((await run()).text).toBe('No inquiry is open.');
  expect((await run('show', number)).text).toMatch(/^Inquiry \d+: quote, .*, settled 2/);
});

test('no text can control the terminal or look like a line of the command', async () => {
  await site.pool.query(
    `insert into inquiries (kind, name, email, message, created_at)
     values ('workshop', $1, 'x@example.org', $2, now())`,
    ['\u001b[2JEve\u009b1m\u202e', 'Hello\nEmail:     other@example.org\n\u001b]0;title\u0007'],
  );
  const [number = ''] = await listed();
  const shown = (await run()).text + (await run('show', number)).text;
  expect(shown.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
  expect(shown).toContain('\\u001b[2JEve\\u009b1m\\u202e');
  expect(shown).toContain('> Email:     other@example.org');
});

test('it says what it cannot do', async () => {
  expect(await run('settle', '999')).toEqual({ exitCode: 1, text: 'There is no inquiry 999.' });
  for (const args of [
    ['delete', '1'],
    ['show'],
    ['show', 'x'],
    ['settle', '1', '2'],
    ['show', '0'],
  ]) {
    const { exitCode, text } = await run(...args);
    expect([exitCode, text.split('\n')[0]]).toEqual([
      1,
      'npm run inbox                     lists the inquiries that are open, the oldest first',
    ]);
  }
});
