import { accounts, classes, classSeats } from '@qubloom/contract';
import { afterEach, expect, test } from 'vitest';
import { useTestApp } from '../testing/app.ts';
import { databaseUrl } from '../testing/database.ts';
import { grace } from '../testing/people.ts';
import { manageClasses } from './manage-classes.ts';

const site = useTestApp();
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from classes');
});

const now = new Date('2027-03-01T12:00:00Z');
const run = (...args: string[]) =>
  manageClasses({ DATABASE_URL: databaseUrl(site.settings) }, args, now);

async function classOfGrace() {
  const teacher = await site.signedIn(grace);
  const made = await teacher.call(classes.make, { body: { name: '5B', timeZone: 'UTC' } });
  const show = async () => {
    const { plan, seats } = await teacher.call(classes.one, { params: { id: made.id } });
    return { plan, seats };
  };
  const { username } = await teacher.call(accounts.currentUser);
  return { id: String(made.id), teacher, username, show };
}

test('open classes are listed with their plan, their seats, and their teachers', async () => {
  expect((await run()).text).toBe('No class is open.');
  const { id, username } = await classOfGrace();
  const { exitCode, text } = await run();
  expect(exitCode).toBe(0);
  expect(text).toMatch(new RegExp(`^ *${id}  trial +0 of 10 +5B \\(${username}\\)$`));
});

// Shows: educators: a plan that a school has ordered
test('a plan gives a class its seats until the end of a day, and can be ended', async () => {
  const { id, show } = await classOfGrace();
  const { exitCode, text } = await run('plan', id, 'classroom', '2027-07-31');
  expect([exitCode, text]).toEqual([
    0,
    `Class ${id} (5B) has the plan classroom until 2027-08-01 12:00 UTC, with 30 seats.`,
  ]);
  expect(await show()).toEqual({ plan: 'classroom', seats: classSeats.classroom });
  expect((await run()).text).toMatch(/classroom {2}until 2027-08-01 12:00 {2}0 of 30/);
  await run('plan', id, 'school', '400', '2027-07-31');
  expect(await show()).toEqual({ plan: 'school', seats: 400 });
  await run('plan', id, 'trial');
  expect(await show()).toEqual({ plan: 'trial', seats: classSeats.trial });
});

test('a plan leaves room for another class to try', async () => {
  const { id, teacher } = await classOfGrace();
  const another = () => teacher.post('/api/classes', { name: '5C', timeZone: 'UTC' });
  expect((await another()).status).toBe(409);
  await run('plan', id, 'classroom', '2027-07-31');
  expect((await another()).status).toBe(200);
});

test('it says what it cannot do, and changes nothing', async () => {
  const { id, show } = await classOfGrace();
  expect(await run('plan', '999999', 'trial')).toEqual({
    exitCode: 1,
    text: 'There is no class 999999.',
  });
  expect((await run('plan', id, 'classroom', '2027-02-27')).text).toBe('That day is already over.');
  for (const args of [
    ['plan', id],
    ['plan', id, 'gold', '2027-07-31'],
    ['plan', id, 'classroom'],
    ['plan', id, 'classroom', '2027-02-30'],
    ['plan', id, 'classroom', '31.7.2027'],
    ['plan', id, 'school', '2027-07-31'],
    ['plan', id, 'school', '0', '2027-07-31'],
    ['plan', id, 'school', '99999', '2027-07-31'],
    ['plan', id, 'trial', '2027-07-31'],
    ['plan', 'x', 'trial'],
    ['delete', id],
  ]) {
    const { exitCode, text } = await run(...args);
    expect([exitCode, text.split('\n')[0]]).toEqual([
      1,
      'npm run classes                                              lists the open classes',
    ]);
  }
  expect(await show()).toEqual({ plan: 'trial', seats: classSeats.trial });
});
