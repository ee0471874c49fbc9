import { accounts, courses, profile } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { complete, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';
import { firstBrokenLink } from '../../platform/audit/audit-log.ts';
import { learnerTables } from './tables.ts';

const site = useTestApp();
afterEach(async () => {
  site.clock.set(new Date());
  await site.forgetLearners();
});

const day = 24 * 3_600_000;
const confirmation = { password: ada.password };
const login = { username: ada.username, password: ada.password };
const firstCourse = async (browser: Parameters<typeof lessonsOf>[0]) =>
  (await browser.call(courses.list))[0]?.title ?? '';

describe('the download', () => {
  test('contains what the learner did, by name, and no secret', async () => {
    const browser = await site.signUp(ada);
    const [lesson] = await lessonsOf(browser, await firstCourse(browser));
    await complete(browser, lesson.id);
    await takeQuiz(browser, lesson.id);
    const data = await browser.call(profile.download, { body: confirmation });
    const rowsOf = (name: string) => data.parts.find((part) => part.name === name)?.rows;
    expect(rowsOf('users')).toMatchObject([{ username: 'ada', email: ada.email }]);
    expect(rowsOf('progress')).toMatchObject([{ lesson: lesson.title, completed: true }]);
    expect(rowsOf('user_quiz_results')).toHaveLength(1);
    const text = JSON.stringify(data);
    expect(text).not.toContain('$argon2');
    expect(text).not.toMatch(/"(password|token|hash|id|user_id)":/);
  });

  // Shows: A9 download
  test('contains nothing about anybody else', async () => {
    await site.signUp(grace);
    const browser = await site.signUp(ada);
    const data = await browser.call(profile.download, { body: confirmation });
    expect(JSON.stringify(data)).not.toContain('grace');
    expect(data.parts.find(({ name }) => name === 'sessions')?.rows).toHaveLength(1);
  });

  // Shows: A18 password again
  test('requires the password again, with limited tries', async () => {
    const browser = await site.signUp(ada);
    const wrong = { password: 'difference-engine' };
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await browser.post('/api/user/data', wrong)).status).toBe(422);
    }
    expect((await browser.post('/api/user/data', confirmation)).status).toBe(429);
    expect((await site.visitor().post('/api/user/data', confirmation)).status).toBe(401);
  });
});

describe('erasure', () => {
  test('ends every session at once, and a sign-in within seven days brings everything back', async () => {
    const laptop = await site.signUp(ada);
    const phone = site.visitor();
    await phone.call(accounts.login, { body: login });
    const { erasesAt } = await laptop.call(profile.erase, { body: confirmation });
    expect((await laptop.get('/api/user')).status).toBe(401);
    expect((await phone.get('/api/user')).status).toBe(401);

    site.clock.pass(6.9 * day);
    await site.forgetOld();
    expect(await phone.call(accounts.login, { body: login })).toMatchObject({ erasesAt });
    expect(await phone.call(profile.keep)).toMatchObject({ username: 'ada', erasesAt: null });
    site.clock.pass(30 * day);
    await site.forgetOld();
    expect((await phone.post('/api/login', login)).status).toBe(200);
  });

  test('is reported by one email when it is requested, and by a last one when it is done', async () => {
    const browser = await site.signUp(ada);
    await site.doJobs();
    site.mails.length = 0;
    await browser.call(profile.erase, { body: confirmation });
    await browser.call(accounts.login, { body: login });
    await browser.call(profile.erase, { body: confirmation });
    await site.doJobs();
    const [asked, ...none] = site.mails.splice(0);
    expect(none).toEqual([]);
    expect(asked?.to).toBe(ada.email);
    expect(asked?.subject).toMatch(/^The account ada will be erased on /);
    expect(asked?.text).toContain('sign in before that day and press Keep my account');
    site.clock.pass(7.1 * day);
    await site.hourly['erasures']?.();
    await site.doJobs();
    expect(site.mails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([
      'ada@example.org: The account ada is erased',
    ]);
    expect(site.mails[0]?.text).toContain(
      'we have erased the account ada and everything in it: the name and the password, lessons, quizzes, programs, points and badges, and what was written in study rooms.',
    );
    expect(site.mails[0]?.text).not.toContain('plan');
    const { rows } = await site.database.execute(
      sql`select address from outbox where address is not null`,
    );
    expect(rows).toEqual([]);
  });

  test('keeps its day if it is requested again', async () => {
    const browser = await site.signUp(ada);
    const first = await browser.call(profile.erase, { body: confirmation });
    site.clock.pass(3 * day);
    await browser.call(accounts.login, { body: login });
    expect(await browser.call(profile.erase, { body: confirmation })).toEqual(first);
  });

  test('is final after seven days: no table contains the learner, and others keep everything', async () => {
    const other = await site.signUp(grace);
    const browser = await site.signUp(ada);
    const [lesson] = await lessonsOf(browser, await firstCourse(browser));
    await complete(browser, lesson.id);
    await browser.call(profile.erase, { body: confirmation });
    site.clock.pass(7 * day + 1000);
    await site.forgetOld();
    expect((await browser.post('/api/login', login)).status).toBe(401);
    for (const [name, { learner = 'user_id', through, erasure }] of Object.entries(learnerTables)) {
      if (through || erasure === 'unlinked') continue;
      const { rows } = await site.database.execute(
        sql`select 1 from ${sql.identifier(name)} where ${sql.identifier(learner)} = ${browser.user.id}`,
      );
      expect(rows, name).toHaveLength(0);
    }
    expect(
      (await other.post('/api/login', { ...login, username: 'grace', password: grace.password }))
        .status,
    ).toBe(200);
  });

  // Shows: A28 erasure
  test('stays in the audit log, without any link to the learner', async () => {
    const browser = await site.signUp(ada);
    await browser.call(profile.erase, { body: confirmation });
    const { rows: before } = await site.database.execute<{ subject: string }>(
      sql`select subject from audit_subjects where user_id = ${browser.user.id}`,
    );
    const subject = before[0]?.subject;
    site.clock.pass(7 * day + 1000);
    await site.forgetOld();
    const { rows: acts } = await site.database.execute<{ act: string }>(
      sql`select act from audit_log where subject = ${subject} order by number`,
    );
    expect(acts.map(({ act }) => act).slice(-2)).toEqual(['erasure-asked', 'erasure']);
    const { rows: links } = await site.database.execute(
      sql`select 1 from audit_subjects where subject = ${subject}`,
    );
    expect(links).toHaveLength(0);
    expect(await firstBrokenLink(site.database)).toBeNull();
  });
});
