import { families, retention, tasks } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { smallCurriculum, smallLibrary } from '../../testing/content.ts';
import { complete, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada, grace, type Person } from '../../testing/people.ts';

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;
/** A Sunday. In London, it is winter time. */
const sunday = '2027-03-07';
const evening = `${sunday}T16:00:00Z`;
const parent: Person = { ...grace, timeZone: 'Europe/London' };

const library = smallLibrary.map((course) => ({
  ...course,
  lessons: course.lessons.map((lesson) => ({ ...lesson, hasTask: lesson.slug === 'one' })),
}));
const site = useTestApp({
  content: ({ database }) => storeCurriculum(database, smallCurriculum(library)),
});
beforeEach(() => {
  site.clock.stopAt(`${sunday}T12:00:00Z`);
  site.mails.length = 0;
});
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from graphile_worker._private_jobs');
});

const confirm = ({ user }: SignedInClient) =>
  site.pool.query('update users set is_email_verified = true where id = $1', [user.id]);

async function signInReader(person: Person = parent) {
  const reader = await site.signedIn(person);
  await confirm(reader);
  await reader.call(families.setReports, { body: { getsReports: true } });
  return reader;
}

async function link(learner: Client, grownUp: Client) {
  const { code } = await learner.call(families.makeCode, { body: {} });
  await grownUp.call(families.addByCode, { body: { code } });
}

async function linkedPair() {
  const [learner, reader] = [await site.signedIn(ada), await signInReader()];
  await link(learner, reader);
  return { learner, reader };
}

const learn = async (learner: Client) =>
  complete(learner, (await lessonsOf(learner, 'The free-course'))[0].id);

const queue = async () => site.hourly['week-mails']?.();
async function sendMails() {
  await queue();
  await site.doJobs();
  return site.mails.length;
}
const queued = async () =>
  (await site.pool.query("select from outbox where kind = 'family-week'")).rowCount;
const offUrl = () => /<http:\/\/localhost:3000(.*)>/.exec(lastHeader())?.[1] ?? '';
const lastHeader = () => site.mails.at(-1)?.headers['List-Unsubscribe'] ?? '';
const getsReports = async (reader: Client) => (await reader.call(families.mine)).getsReports;

describe('the Sunday mail', () => {
  test("has the week in two sentences, where the learner got stuck, new badges, and the grown-up's pages", async () => {
    const { learner, reader } = await linkedPair();
    const [lesson] = await lessonsOf(learner, 'The free-course');
    await complete(learner, lesson.id);
    await takeQuiz(learner, lesson.id, 1);
    const {
      goal,
      stuck: [newest],
      badges: [badge],
    } = await reader.call(families.record, { params: { id: learner.user.id } });
    await learner.call(families.setOwnGoal, { body: { days: 5 } });
    site.clock.stopAt(evening);
    expect(await sendMails()).toBe(1);
    const [mail] = site.mails;
    expect(mail).toMatchObject({ to: parent.email, subject: 'Ada: the week at Qubloom' });
    const text = mail?.text ?? '';
    expect(text).toContain(
      `Ada learned on one day this week and finished the lesson “${lesson.title}”.`,
    );
    if (newest?.kind !== 'question' || badge === undefined) throw new Error('nothing to show');
    expect(text).toContain(
      `Ada got stuck in the lesson “${lesson.title}”.\n\n- Ask tonight: ${newest.question}\n- Ada answered: “${newest.answer}”. The lesson told Ada: “${newest.reason}”\n- The answer: ${newest.rightAnswer}`,
    );
    expect(text.match(/Ask tonight/g)).toHaveLength(2);
    expect(text).toContain(`“${badge.name}”`);
    expect(text).toContain(`The goal is ${String(goal.days) === '3' ? 'three' : '?'} days a week.`);
    expect(text).toContain(
      'Ada would like a goal of five days a week, and you can accept it on your family page.',
    );
    expect(text).toContain('http://localhost:3000/family\n');
    expect(text).not.toMatch(/minute|second/);
  });

  test('shows its text before it is sent, in the same words, only to linked grown-ups', async () => {
    const { learner, reader } = await linkedPair();
    await learn(learner);
    const { mail } = await reader.call(families.exampleReport);
    expect(site.mails).toEqual([]);
    site.clock.stopAt(evening);
    await sendMails();
    expect(site.mails[0]?.subject).toBe(mail?.subject);
    expect(site.mails[0]?.text).toContain(mail?.parts[0]);
    expect((await learner.call(families.exampleReport)).mail).toBeNull();
  });

  test('says which task was not passed, and asks about it', async () => {
    const { learner } = await linkedPair();
    const [lesson] = await lessonsOf(learner, 'The free-course');
    await complete(learner, lesson.id);
    const { diagnosis } = await learner.call(tasks.attempt, {
      params: { id: lesson.id },
      body: { task: 'make-one', circuit: 'q0: - - -' },
    });
    site.clock.stopAt(evening);
    await sendMails();
    const reason = diagnosis?.reply ?? diagnosis?.reason ?? 'none';
    expect(site.mails.at(-1)?.text).toContain(
      `Ada got stuck in the lesson “Lesson one”.\n\n- Ask tonight: What have you tried in the task “Make one”?\n- The lesson told Ada: “${reason}”`,
    );
  });

  test('is about all learners of a grown-up, also those who did not learn', async () => {
    const { learner, reader } = await linkedPair();
    await link(await site.signedIn({ ...ada, username: 'kit', firstName: 'Kit' }), reader);
    await learn(learner);
    site.clock.stopAt(evening);
    await sendMails();
    expect(site.mails).toHaveLength(1);
    expect(site.mails[0]?.subject).toBe('Ada and Kit: the week at Qubloom');
    expect(site.mails[0]?.text).toContain('Kit has not learned this week.');
  });

  // Shows: parents: an email on Sundays
  test("comes once, in the evening of Sunday in the grown-up's own zone", async () => {
    const { learner } = await linkedPair();
    const abroad = await signInReader({
      ...grace,
      username: 'abroad',
      email: 'abroad@example.org',
    });
    await link(learner, abroad);
    await learn(learner);
    const sent = [];
    for (
      let at = Date.parse(`${sunday}T00:00:00Z`);
      at < Date.parse(evening) + 2 * day;
      at += hour
    ) {
      site.clock.stopAt(new Date(at).toISOString());
      const before = site.mails.length;
      await sendMails();
      for (const { to } of site.mails.slice(before))
        sent.push(`${new Date(at).toISOString()} ${to}`);
    }
    expect(sent).toEqual([
      `${sunday}T16:00:00.000Z ${grace.email}`,
      `${sunday}T21:00:00.000Z abroad@example.org`,
    ]);
  });

  test('is queued once by several servers at once, and again after a crash in between', async () => {
    const { learner } = await linkedPair();
    const other = await signInReader({ ...parent, username: 'other', email: 'other@example.org' });
    await link(learner, other);
    await learn(learner);
    site.clock.stopAt(evening);
    const second = await site.another();
    await Promise.all([queue(), second.hourly['week-mails']?.(), queue()]);
    expect(await queued()).toBe(2);
    // A process that died between the two had queued only the first mail.
    await site.pool.query(`delete from outbox where address = 'other@example.org'`);
    await site.pool.query('update family_reports set last_report_on = null where user_id = $1', [
      other.user.id,
    ]);
    await sendMails();
    expect(site.mails.map(({ to }) => to).toSorted()).toEqual([grace.email, 'other@example.org']);
  });

  test('is of the right week, even if it is sent a day late, and the learner is a day ahead', async () => {
    const [learner, reader] = [
      await site.signedIn({ ...ada, timeZone: 'Pacific/Kiritimati' }),
      await signInReader({ ...grace, timeZone: 'Pacific/Pago_Pago' }),
    ];
    site.clock.stopAt('2027-03-03T12:00:00Z');
    await link(learner, reader);
    await learn(learner);
    site.clock.stopAt('2027-03-08T04:00:00Z');
    await queue();
    site.clock.pass(day);
    await site.doJobs();
    expect(site.mails[0]?.text).toContain('Ada learned on one day this week');
  });

  test('is not sent to an address that was not confirmed, nor about links that have ended', async () => {
    const { learner, reader } = await linkedPair();
    await learn(learner);
    site.clock.stopAt(evening);
    await site.pool.query('update users set is_email_verified = false');
    expect(await sendMails()).toBe(0);
    await confirm(reader);
    await queue();
    expect(await queued()).toBe(1);
    await learner.post(`/api/family/${String(reader.user.id)}/end`, {});
    await site.doJobs();
    expect(site.mails).toHaveLength(0);
  });

  test('is sent to nobody who has not asked for it', async () => {
    const [learner, grownUp] = [await site.signedIn(ada), await site.signedIn(parent)];
    await confirm(grownUp);
    await link(learner, grownUp);
    await learn(learner);
    expect(await getsReports(grownUp)).toBe(false);
    site.clock.stopAt(evening);
    expect(await sendMails()).toBe(0);
    await grownUp.call(families.setReports, { body: { getsReports: true } });
    expect(await sendMails()).toBe(1);
  });

  test('is not queued for somebody without links, or who has turned it off', async () => {
    const { learner, reader } = await linkedPair();
    await signInReader({ ...parent, username: 'alone', email: 'alone@example.org' });
    await learn(learner);
    expect(await getsReports(reader)).toBe(true);
    await reader.call(families.setReports, { body: { getsReports: false } });
    expect(await getsReports(reader)).toBe(false);
    site.clock.stopAt(evening);
    await queue();
    expect(await queued()).toBe(0);
    await reader.call(families.setReports, { body: { getsReports: true } });
    await queue();
    expect(await queued()).toBe(1);
  });
});

describe('weeks without learning', () => {
  test('bring no mail, except one after three weeks, until somebody learns again', async () => {
    const { learner } = await linkedPair();
    await learn(learner);
    const subjects = [];
    for (let number = 0; number < 8; number += 1) {
      site.clock.stopAt(new Date(Date.parse(evening) + number * week).toISOString());
      const before = site.mails.length;
      await sendMails();
      subjects.push(site.mails[before]?.subject ?? '');
    }
    const quiet = 'A quiet time at Qubloom';
    expect(subjects).toEqual(['Ada: the week at Qubloom', '', '', quiet, '', '', '', '']);
    const text = site.mails.at(-1)?.text ?? '';
    expect(text).toContain('Ada has not learned at Qubloom for a few weeks.');
    expect(text).not.toMatch(/miss|streak|lose|sorry|sad|hurry/i);

    const again = await site.signedIn({ ...ada, username: 'new', firstName: 'New' });
    await site.pool.query('update family_links set learner_id = $1', [again.user.id]);
    await learn(again);
    const later = [];
    for (let number = 7; number < 12; number += 1) {
      site.clock.stopAt(new Date(Date.parse(evening) + number * week + hour).toISOString());
      const before = site.mails.length;
      await sendMails();
      later.push(site.mails[before]?.subject ?? '');
    }
    expect(later).toEqual(['', '', '', quiet, '']);
  });

  test('are counted from the begin of the link', async () => {
    await linkedPair();
    const counts = [];
    for (let number = 0; number < 5; number += 1) {
      site.clock.stopAt(new Date(Date.parse(evening) + number * week).toISOString());
      counts.push(await sendMails());
    }
    expect(counts).toEqual([0, 0, 0, 1, 1]);
  });

  test('bring the mail at the next try if the first one could not be sent', async () => {
    await linkedPair();
    site.clock.stopAt(new Date(Date.parse(evening) + 3 * week).toISOString());
    await queue();
    await site.pool.query(`update family_reports set last_quiet_on = last_report_on`);
    await site.doJobs();
    expect(site.mails).toHaveLength(1);
  });
});

describe('the mail is turned off', () => {
  async function mailedReader() {
    const { learner, reader } = await linkedPair();
    await learn(learner);
    site.clock.stopAt(evening);
    await sendMails();
    return reader;
  }
  /** The form that a mail provider posts (RFC 8058), from its own site. */
  const oneClick = (url: string) =>
    site.visitor().request('POST', url, {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
        origin: 'https://mail.example',
      },
      payload: 'List-Unsubscribe=One-Click',
    });

  test('by one click in the mail program, without a session', async () => {
    const reader = await mailedReader();
    expect(site.mails[0]?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:3000\/api\/family\/reports\/off\?token=[\w-]{43}>$/,
      ),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    expect((await oneClick(offUrl())).status).toBe(200);
    expect(await getsReports(reader)).toBe(false);
    expect((await oneClick(offUrl())).status).toBe(200);
    site.clock.pass(week);
    await queue();
    expect(await queued()).toBe(1);
    expect(site.logged.join('')).not.toContain(offUrl().split('=')[1]);
  });

  test('not by opening the address, which leads to the page', async () => {
    const reader = await mailedReader();
    const token = offUrl().split('=')[1] ?? '';
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await site.visitor().request(method, offUrl());
      expect([answer.status, answer.headers['location']]).toEqual([
        303,
        `/family/reports#${token}`,
      ]);
    }
    const strange = await site.visitor().get('/api/family/reports/off?token=//evil.example%0d%0a');
    expect(strange.headers['location']).toBe('/family/reports#%2F%2Fevil.example%0D%0A');
    expect(await getsReports(reader)).toBe(true);
    expect(site.mails[0]?.text).toContain(`http://localhost:3000/family/reports#${token}`);
    await site.visitor().call(families.endReports, { body: { token } });
    expect(await getsReports(reader)).toBe(false);
  });

  test('also by an earlier mail, for 90 days', async () => {
    const reader = await mailedReader();
    const early = offUrl();
    await site.pool.query('update family_reports set last_report_on = null');
    await site.pool.query('delete from outbox');
    await sendMails();
    expect(site.mails).toHaveLength(2);
    expect(offUrl()).not.toBe(early);
    expect((await oneClick(early)).status).toBe(200);
    expect(await getsReports(reader)).toBe(false);
    site.clock.pass(retention['report-links'].period + hour);
    const late = await oneClick(early);
    expect([late.status, late.text]).toEqual([
      404,
      'This link is too old. You can turn the mail off on your family page.',
    ]);
  });

  test('never by a wrong token, or one for something else', async () => {
    await mailedReader();
    for (const url of [
      '/api/family/reports/off',
      `/api/family/reports/off?token=${'a'.repeat(43)}`,
    ]) {
      expect((await oneClick(url)).status).toBe(404);
    }
    expect((await oneClick(`${offUrl()}&token=other`)).status).toBe(404);
  });
});
