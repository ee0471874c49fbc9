/** Data with a retention period exists until its period ends, and not after it. */
import {
  classes,
  consent,
  families,
  inquiries,
  liveLessons,
  liveLessonTimes,
  profile,
  recovery,
  retention,
  sandbox,
  studyRooms,
  subscriptions,
  type Kept,
} from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { batchSize } from './platform/database/batches.ts';
import { regularCron } from './platform/jobs/regular.ts';
import { createWorker } from './platform/jobs/worker.ts';
import { createLogger } from './platform/logger.ts';
import { useTestApp } from './testing/app.ts';
import { complete, lessonsOf, quizOf, answersTo } from './testing/learning.ts';
import { ada, grace } from './testing/people.ts';

const minute = 60_000;
const site = useTestApp();
beforeEach(() => {
  site.clock.set('2027-03-01T12:00:00Z');
  site.mails.length = 0;
});
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from graphile_worker._private_jobs');
});

const password = ada.password;
const child = { ...ada, ageRange: 'under-13', lastName: '' } as const;

const lastToken = () => /#([\w-]+)/.exec(site.mails.at(-1)?.text ?? '')?.[1] ?? '';

/** Counts the rows that a query finds. */
async function rows(where: string): Promise<number> {
  const { rowCount } = await site.pool.query(`select from ${where}`);
  return rowCount ?? 0;
}
const tokens = (purpose: string) => rows(`account_tokens where purpose = '${purpose}'`);

async function signUpChild() {
  await site.signUp(child);
  await site.doJobs();
}

async function askParentsLink() {
  await signUpChild();
  await site.visitor().call(consent.askLink, { body: { email: child.email } });
  await site.doJobs();
}

async function mailWeek() {
  site.clock.set('2027-03-07T18:00:00Z');
  const learner = await site.signedIn(ada);
  const grownUp = await site.signedIn({ ...grace, timeZone: ada.timeZone });
  await site.pool.query('update users set is_email_verified = true');
  const { code } = await learner.call(families.makeCode, { body: {} });
  await grownUp.call(families.addByCode, { body: { code } });
  await grownUp.call(families.setReports, { body: { getsReports: true } });
  await complete(learner, (await lessonsOf(learner, 'The free-course'))[0].id);
  await site.hourly['week-mails']?.();
  await site.doJobs();
}

/** The throttle's library has its own clock. */
async function handTaskIn() {
  site.clock.set(new Date());
  const browser = await site.signedIn(ada);
  const [lesson] = await lessonsOf(browser, 'The free-course');
  await browser.post(`/api/lessons/${String(lesson.id)}/tasks`, {
    task: 'make-one',
    circuit: 'q0: X - -',
  });
}

async function handQuizIn() {
  const browser = await site.signedIn(ada);
  const [lesson] = await lessonsOf(browser, 'The free-course');
  const { quiz, questions } = await quizOf(browser, lesson.id);
  await browser.post(
    `/api/quizzes/${String(quiz.id)}/submit`,
    { answers: answersTo(questions) },
    { 'idempotency-key': `${String(browser.user.id)}-${'a'.repeat(32)}` },
  );
}

async function failForGood() {
  await site.pool.query("select graphile_worker.add_job('mail', '{\"id\":0}', max_attempts => 1)");
  const at = new Date('2027-03-01T12:00:00Z').toISOString();
  await site.pool.query(
    `update graphile_worker._private_jobs set attempts = 1, last_error = 'why', updated_at = $1`,
    [at],
  );
}

async function makeRoom() {
  const browser = await site.signedIn(ada);
  await browser.call(studyRooms.create, { body: { name: 'Bell pairs' } });
}

/** Inserts a row into a table about a learner and, by default, their room. */
async function fillRoom(table: string, values: string, first = 'r.id') {
  await makeRoom();
  await site.pool.query(
    `insert into ${table} select ${first}, u.id, ${values} from users u join study_rooms r on r.maker_id = u.id`,
    ['2027-03-01T12:00:00Z'],
  );
}

async function writeToOperator() {
  await site.visitor().call(inquiries.send, {
    body: {
      kind: 'data-request',
      name: 'Emmy',
      email: 'emmy@example.org',
      message: 'What do you keep of my child?',
    },
  });
}

interface Case {
  /** Performs the act that creates the row. */
  readonly begin: () => Promise<unknown>;
  readonly count: () => Promise<number>;
  /** Counts what stays after the row is deleted. */
  readonly stays?: () => Promise<number>;
}

const cases: Record<Kept, Case> = {
  'sign-ins': {
    begin: () => site.signUp(ada),
    count: () => rows('sessions'),
    stays: () => rows('users'),
  },
  origins: {
    begin: async () => {
      const browser = await site.signedIn(ada);
      await complete(browser, (await lessonsOf(browser, 'The free-course'))[0].id);
    },
    count: () => rows('user_activities where coalesce(ip_address, user_agent, session_id) <> $$$$'),
    stays: () => rows('user_activities'),
  },
  'known-browsers': {
    begin: () => site.signUp(ada),
    count: () => rows('known_browsers'),
    stays: () => rows('users'),
  },
  'unanswered-consents': { begin: signUpChild, count: () => rows('users') },
  erasures: {
    begin: async () => {
      const browser = await site.signUp(ada);
      await browser.call(profile.erase, { body: { password } });
    },
    count: () => rows('users'),
  },
  'confirmation-links': {
    begin: async () => {
      await site.signUp(ada);
      await site.doJobs();
    },
    count: () => tokens('verify-address'),
    stays: () => rows('users'),
  },
  'reset-links': {
    begin: async () => {
      await site.signUp(ada);
      await site.visitor().post('/api/password-reset/ask', { email: ada.email });
      await site.doJobs();
    },
    count: () => tokens('reset-password'),
    stays: () => rows('users'),
  },
  'consent-links': { begin: signUpChild, count: () => tokens('consent') },
  'parent-links': {
    begin: askParentsLink,
    count: () => tokens('parent-link'),
    stays: () => rows('users'),
  },
  'parent-pages': {
    begin: async () => {
      await askParentsLink();
      await site.visitor().call(consent.open, { body: { token: lastToken() } });
    },
    count: () => tokens('parent-page'),
    stays: () => rows('users'),
  },
  'family-codes': {
    begin: async () => {
      const browser = await site.signedIn(ada);
      await browser.call(families.makeCode, { body: {} });
    },
    count: () => rows('family_codes'),
    stays: () => rows('users'),
  },
  'class-codes': {
    begin: async () => {
      const teacher = await site.signedIn(grace);
      const { id } = await teacher.call(classes.make, {
        body: { name: '5B', timeZone: 'Europe/London' },
      });
      await teacher.call(classes.makeCode, { params: { id }, body: { kind: 'learner' } });
    },
    count: () => rows('class_codes'),
    stays: () => rows('classes'),
  },
  'live-lessons': {
    begin: async () => {
      const teacher = await site.signedIn(grace);
      const { id } = await teacher.call(classes.make, {
        body: { name: '5B', timeZone: 'Europe/London' },
      });
      const [lesson] = await lessonsOf(teacher, 'The free-course');
      await teacher.call(liveLessons.start, { params: { id }, body: { lessonId: lesson.id } });
    },
    count: () => rows('live_lessons'),
    stays: () => rows('classes'),
  },
  'learning-records': {
    begin: async () => {
      const { user } = await site.signUp(ada);
      await site.pool.query(
        `insert into learning_records (id, user_id, statement, created_at)
         values (gen_random_uuid(), $1, '{}', $2)`,
        [user.id, site.clock.now()],
      );
    },
    count: () => rows('learning_records'),
  },
  'school-launches': {
    begin: () =>
      site.pool.query(
        `with platform as (
          insert into lti_platforms (name, issuer, client_id, authorization_url, token_url,
            token_audience, keys_url, deployments)
          values ('x', 'x', 'x', 'x', 'x', 'x', 'x', '{}')
          on conflict (issuer, client_id) do update set name = 'x' returning id
        )
        insert into lti_launches (key, platform_id, browser, facts, expires_at)
        select '\\x01', id, '\\x02', '{}', $1::timestamptz + interval '1 hour' from platform`,
        [site.clock.now()],
      ),
    count: () => rows('lti_launches'),
    stays: () => rows('lti_platforms'),
  },
  'report-links': {
    begin: mailWeek,
    count: () => tokens('end-reports'),
    stays: () => rows('family_links'),
  },
  'unsent-mails': {
    begin: () => site.signUp(ada),
    count: () => rows('outbox where address is not null'),
    stays: () => rows('outbox'),
  },
  mails: {
    begin: async () => {
      await site.signUp(ada);
      await site.doJobs();
    },
    count: () => rows('outbox'),
    stays: () => rows('users'),
  },
  'failed-jobs': { begin: failForGood, count: () => rows('graphile_worker.jobs') },
  replies: { begin: handQuizIn, count: () => rows('kept_replies'), stays: () => rows('users') },
  'payment-events': {
    begin: async () => {
      const browser = await site.signedIn({ ...ada, ageRange: '18-plus' });
      const body = { planId: 'basic', billingCycle: 'monthly' } as const;
      const { sessionId } = await browser.call(subscriptions.checkout, { body });
      await browser.call(sandbox.pay, { params: { id: sessionId }, body: { card: 'succeeds' } });
    },
    count: () => rows('payment_events'),
    stays: () => rows('subscriptions'),
  },
  tries: {
    begin: async () => {
      const browser = await site.signUp(ada);
      const body = { email: 'new@example.org', password: ada.password };
      await browser.call(recovery.changeAddress, { body });
    },
    count: () => rows('recent_tries'),
    stays: () => rows('users'),
  },
  'chat-messages': {
    begin: () =>
      fillRoom('study_room_messages (room_id, user_id, message, created_at)', "'Hi!', $1"),
    count: () => rows('study_room_messages'),
    stays: () => rows('study_rooms'),
  },
  'empty-rooms': { begin: () => makeRoom(), count: () => rows('study_rooms') },
  reports: {
    begin: () =>
      fillRoom(
        'learner_reports (about_id, user_id, room_name, reason, created_at)',
        "'Bell', 'unkind', $1",
        'u.id',
      ),
    count: () => rows('learner_reports'),
    stays: () => rows('users'),
  },
  concerns: {
    begin: () =>
      fillRoom('message_concerns (other_id, user_id, finding, created_at)', "'unsafe', $1", 'u.id'),
    count: () => rows('message_concerns'),
    stays: () => rows('users'),
  },
  'filter-counts': {
    begin: async () => {
      await makeRoom();
      await site.pool.query(
        "insert into filter_counts values ('2027-03-01T12:00:00Z', 'rude', 'model', 'blocked', 3)",
      );
    },
    count: () => rows('filter_counts'),
    stays: () => rows('users'),
  },
  mutes: {
    begin: async () => {
      await makeRoom();
      await site.pool.query(
        `insert into learner_mutes (user_id, created_at, ends_at)
         select id, $1, $1::timestamptz + interval '1 day' from users`,
        ['2027-03-01T12:00:00Z'],
      );
    },
    count: () => rows('learner_mutes'),
    stays: () => rows('users'),
  },
  inquiries: {
    begin: async () => {
      await writeToOperator();
      await site.pool.query('update inquiries set settled_at = created_at');
    },
    count: () => rows('inquiries'),
  },
  'unsettled-inquiries': { begin: writeToOperator, count: () => rows('inquiries') },
  counts: { begin: handTaskIn, count: () => rows('rate_limits'), stays: () => rows('users') },
};

describe.each(Object.entries(cases) as [Kept, Case][])('%s', (kept, { begin, count, stays }) => {
  test('exist until their period ends, and not after it', async () => {
    await begin();
    expect(await count()).toBeGreaterThan(0);
    const before = await stays?.();
    const { period } = retention[kept];
    const edge = Math.min(minute, period / 4);
    site.clock.pass(period - edge);
    await site.hourly[kept]?.();
    expect(await count()).toBeGreaterThan(0);
    site.clock.pass(2 * edge);
    await site.hourly[kept]?.();
    expect(await count()).toBe(0);
    await site.hourly[kept]?.();
    expect(await stays?.()).toBe(before);
  });
});

test('the periods are those that emails and pages state in words', () => {
  const days = (kept: Kept) => retention[kept].period / (24 * 60 * minute);
  expect([days('origins'), days('sign-ins')]).toEqual([30, 30]); // a parent is promised these
  expect([days('unanswered-consents'), days('consent-links')]).toEqual([14, 14]);
  expect(days('erasures')).toBe(7);
  expect(days('confirmation-links')).toBe(3);
  expect(retention['reset-links'].period).toBe(60 * minute);
  expect(retention['parent-links'].period).toBe(30 * minute);
  expect(retention['family-codes'].period).toBe(60 * minute);
  expect(days('class-codes')).toBe(14);
  expect(retention['live-lessons'].period).toBe(liveLessonTimes.longest);
  expect(days('known-browsers')).toBe(180);
});

test('a deletion removes nothing that belongs to others', async () => {
  await site.signUp(ada);
  site.clock.pass(retention['sign-ins'].period - minute);
  await site.signUp(grace);
  site.clock.pass(2 * minute);
  await site.forgetOld();
  expect(await rows('users')).toBe(2);
  expect(await rows('sessions s join users u on u.id = s.user_id and u.username = $$grace$$')).toBe(
    1,
  );
  expect(await rows('sessions')).toBe(1);
  expect(await rows('outbox')).toBe(1);
});

test('more than one batch is deleted in one round', async () => {
  await site.pool.query(
    `insert into recent_tries (key, taken_at, forget_after)
     select 'try ' || n, array[now()], '2020-01-01' from generate_series(1, $1) n`,
    [2 * batchSize + 1],
  );
  await site.forgetOld();
  expect(await rows('recent_tries')).toBe(0);
});

test('a row that another transaction is changing is left for the next round', async () => {
  await site.signUp(ada);
  site.clock.pass(retention['sign-ins'].period + minute);
  await site.database.transaction(async (tx) => {
    await tx.execute(sql`select from sessions for update`);
    await site.hourly['sign-ins']?.();
    expect(await rows('sessions')).toBe(1);
  });
  await site.hourly['sign-ins']?.();
  expect(await rows('sessions')).toBe(0);
});

describe('every hour', () => {
  test('everything with a published period has a job, which runs by itself', () => {
    const items = site.work.cron.map(({ task }) => task);
    expect(items).toEqual(expect.arrayContaining(Object.keys(retention)));
    for (const task of items) expect(site.work.tasks).toHaveProperty([task]);
  });

  test('work that was missed while no server ran is done at the next start', async () => {
    const done: string[] = [];
    const jobs = { 'of-a-test': () => Promise.resolve(void done.push('done')) };
    const cron = regularCron(jobs, 'hourly');
    await site.pool.query(
      `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       values ('of-a-test', now() - interval '9 hours', now() - interval '8 hours')`,
    );
    const tasks = { 'of-a-test': () => jobs['of-a-test']() };
    const worker = createWorker(site.settings, { tasks, cron }, createLogger({ level: 'silent' }));
    worker.start();
    await expect.poll(() => done, { timeout: 15_000 }).toEqual(['done']);
    await worker.stop();
  });
});
