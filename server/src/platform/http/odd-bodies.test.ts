/** @module-tag exhaustive */
import { gzipSync } from 'node:zlib';
import { pathOf, PaymentError, Problem } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { endpoints, otherParams } from '../../testing/calls/endpoints.ts';
import { answersTo, courseId, lessonsOf, quizOf } from '../../testing/learning.ts';
import { ada } from '../../testing/people.ts';
import { isPlainSentence } from '../../testing/calls/plain-sentence.ts';
import { validBodies } from '../../testing/calls/valid-bodies.ts';

const site = useTestApp();
let browser: Client;
let valid: Record<string, unknown>;
let params: Record<string, number | string>;

beforeAll(async () => {
  browser = await site.signUp(ada);
  const id = await courseId(browser, 'The free-course');
  expect(id).toBeGreaterThan(0);
  const [lesson] = await lessonsOf(browser, 'The free-course');
  const { quiz, questions } = await quizOf(browser, lesson.id);
  const token = 'x'.repeat(43);
  params = {
    id: lesson.id,
    quizId: quiz.id,
    stepId: 1,
    assignmentId: 1,
    userId: 1,
    classId: 1,
    afterLesson: 3,
    kind: 'program',
    subject: 0,
    day: otherParams.day,
    challenge: otherParams.challenge,
    game: otherParams.game,
    level: otherParams.level,
  };
  valid = validBodies({ lesson, token, answers: answersTo(questions) });
});

/** A session's id has sixteen characters; other ids are numbers. */
const paramsOf = ({ path }: { path: string }) =>
  path.includes('/sessions/') ? { id: '0'.repeat(16) } : params;

const posts = endpoints.filter(({ method }) => method === 'POST');

/** Everything that a call could have changed, in one line. */
async function everything(): Promise<unknown> {
  const { rows } = await site.database.execute(sql`
    select (select json_agg(to_json(u) order by u.id) from users u) as users,
      (select count(*) from sessions) as sessions,
      (select count(*) from outbox) as mails,
      (select count(*) from progress) as progress,
      (select count(*) from points_ledger) as ledger,
      (select count(*) from course_ratings) as ratings,
      (select count(*) from user_quiz_results) as results,
      (select count(*) from user_task_results) as tasks,
      (select count(*) from user_flashcard_progress) as cards,
      (select count(*) from user_flashcard_sets) as sets,
      (select count(*) from user_path_progress) as paths,
      (select count(*) from user_step_passes) as passes,
      (select count(*) from user_completed_steps) as steps,
      (select count(*) from user_visualization_interactions) as plays,
      (select count(*) from study_rooms) as rooms,
      (select count(*) from study_room_members) as members,
      (select count(*) from hidden_learners) as hidden,
      (select count(*) from classes) as classes,
      (select count(*) from class_learners) as class_learners,
      (select count(*) from assignments) as assignments,
      (select count(*) from handed_in_work) as handed_in,
      (select count(*) from live_lessons) as live_lessons,
      (select count(*) from user_activities) as activities,
      (select count(*) from user_analytics) as analytics,
      (select count(*) from checkouts) as checkouts,
      (select json_agg(to_json(s)) from subscriptions s) as subscriptions,
      (select count(*) from class_subscriptions) as class_subscriptions,
      (select count(*) from subscription_payers) as subscription_payers,
      (select json_agg(content) from sandbox_customers) as sandbox,
      (select count(*) from user_achievements) as achievements`);
  return rows;
}

/** Data that no text may change: other users, the number of lessons, and all sessions. */
async function othersThan(username: string): Promise<unknown> {
  const { rows } = await site.database.execute(sql`
    select json_agg(to_json(u) order by id) as users,
      (select count(*) from lessons) as lessons,
      (select json_agg(s.user_id order by s.id) from sessions s) as sessions
    from users u where username <> ${username}`);
  return rows;
}

const sqlTexts = [
  "' or '1'='1",
  "' or 1=1 --",
  "ada'--",
  "'; drop table users; --",
  "'; update users set points = 9000; --",
  "' union select password from users --",
  '" or ""="',
  "\\'; select pg_sleep(30); --",
  '$$; delete from users; $$',
  '%',
  'a_',
  "x'::int",
];

/** Values that have broken servers before, in addition to random ones. */
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1e308, '', '\u0000', '\ud800', '__proto__', [], {}, [
    [],
  ]),
  fc.constantFrom<unknown>('a'.repeat(5000), Array(2000).fill(0), { $ne: null }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 4 }),
);

/** A valid body with one value replaced, added, or removed. */
function oddBody(right: unknown): fc.Arbitrary<unknown> {
  const fields = Object.keys(right as object);
  const changed = fields.length
    ? fc
        .tuple(fc.constantFrom(...fields), oddValue)
        .map(([field, value]) => ({ ...(right as object), [field]: value }))
    : oddValue;
  const added = fc
    .tuple(
      fc.constantFrom('points', 'subscriptionTier', 'isEmailVerified', 'userId', 'constructor'),
      oddValue,
    )
    .map(([field, value]) => ({ ...(right as object), [field]: value }));
  const without = fc.subarray(fields).map((left) => {
    const entries = Object.entries(right as object).filter(([field]) => left.includes(field));
    return Object.fromEntries(entries) as unknown;
  });
  return fc.oneof(oddValue, changed, added, without);
}

describe.each(posts)('$method $path', (endpoint) => {
  // Shows: A10 odd values
  test('gives 4xx for every odd body and changes nothing', { timeout: 60_000 }, async () => {
    const path = pathOf(endpoint, paramsOf(endpoint));
    const right = valid[endpoint.path];
    if (right === undefined) throw new Error(`${endpoint.path} needs a right body in this test`);
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(oddBody(right), async (body) => {
        fc.pre(!endpoint.body.safeParse(body ?? undefined).success);
        const answer = await browser.request('POST', path, {
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          payload: JSON.stringify(body),
        });
        expect(answer.status, answer.text).toBeGreaterThanOrEqual(400);
        expect(answer.status, answer.text).toBeLessThan(500);
        const said = endpoint.hasJsonErrors
          ? PaymentError.parse(answer.json()).message
          : answer.text;
        expect(said).toSatisfy(isPlainSentence);
      }),
      { numRuns: 60 },
    );
    expect(await everything()).toEqual(before);
  });

  test('names every problem with its path if the caller asks for problems', async () => {
    const right = valid[endpoint.path] as Record<string, unknown>;
    const fields = Object.keys(right);
    // Each field has a type that no body has, and one more field is unknown.
    const body = { ...Object.fromEntries(fields.map((field) => [field, { odd: 1 }])), odd: 1 };
    const answer = await browser.post(pathOf(endpoint, paramsOf(endpoint)), body, {
      accept: 'application/problem+json',
    });
    expect(answer.status, answer.text).toBe(422);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const { problems = [], detail } = Problem.parse(answer.json());
    expect(problems[0]?.message).toBe(detail);
    const paths = new Set(problems.map(({ path }) => path.split('.')[0]));
    expect(paths).toEqual(new Set([...fields, '']));
  });

  test('gives 4xx for a body that is not JSON', async () => {
    const path = pathOf(endpoint, paramsOf(endpoint));
    const before = await everything();
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (text) => {
        fc.pre(!isJson(text));
        const answer = await browser.request('POST', path, {
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          payload: text,
        });
        const said = endpoint.hasJsonErrors
          ? PaymentError.parse(answer.json()).message
          : answer.text;
        expect([answer.status, said]).toEqual([400, 'Qubloom could not read that request.']);
      }),
      { numRuns: 20 },
    );
    expect(await everything()).toEqual(before);
  });

  // Shows: A10 added fields
  test('ignores fields that are added to a valid body', async () => {
    const path = pathOf(endpoint, paramsOf(endpoint));
    const before = await everything();
    for (const field of ['points', 'subscriptionTier', 'isEmailVerified', 'id', '__proto__']) {
      const right = JSON.stringify(valid[endpoint.path]).slice(1);
      const answer = await browser.request('POST', path, {
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        payload: `{"${field}":{"points":9000,"subscriptionTier":"ultimate"}${right === '}' ? '' : ','}${right}`,
      });
      expect([400, 422], `${field}: ${answer.text}`).toContain(answer.status);
    }
    expect(await everything()).toEqual(before);
  });

  // Shows: A24 every text
  test('treats SQL as plain text', { timeout: 60_000 }, async () => {
    const path = pathOf(endpoint, paramsOf(endpoint));
    const right = valid[endpoint.path] as Record<string, unknown>;
    const fields = Object.keys(right).filter((field) => typeof right[field] === 'string');
    const before = await othersThan('learner');
    // Some texts may rightly be written to this learner's account.
    const learner = await site.signUp({ ...ada, username: 'learner' });
    for (const field of fields) {
      for (const text of sqlTexts) {
        const { status, text: answered } = await learner.post(path, { ...right, [field]: text });
        const message = `${field} ${text}: ${String(status)} ${answered}`;
        if (path === '/api/login') expect([401, 422, 429], message).toContain(status);
        else expect(status, message).toBeLessThan(500);
      }
    }
    const made = sql`delete from users where username in ('learner', 'somebody-else')`;
    await site.database.execute(made);
    expect(await othersThan('learner')).toEqual(before);
  });

  // Shows: A22 bombs
  test('refuses compressed, deep, and wide bodies', async () => {
    const path = pathOf(endpoint, paramsOf(endpoint));
    const bombs = {
      packed: gzipSync(JSON.stringify({ a: 'x'.repeat(5_000_000) })),
      deep: `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`,
      nested: '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000),
      wide: `{${Array.from({ length: 5000 }, (_, at) => `"${String(at)}":1`).join()}}`,
      number: `{"a":1${'0'.repeat(60_000)}}`,
    };
    for (const [name, payload] of Object.entries(bombs)) {
      const answer = await browser.request('POST', path, {
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          ...(name === 'packed' ? { 'content-encoding': 'gzip' } : {}),
        },
        payload,
      });
      expect([400, 413, 415, 422], `${name}: ${answer.text}`).toContain(answer.status);
    }
  });

  // Shows: A10 prototype
  test('does not treat a prototype as a field', async () => {
    const path = pathOf(endpoint, paramsOf(endpoint));
    for (const key of ['__proto__', 'constructor']) {
      const answer = await browser.request('POST', path, {
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
        payload: `{"${key}":{"prototype":{"polluted":true}}}`,
      });
      expect([400, 422]).toContain(answer.status);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe.each(endpoints.filter(({ path }) => path.includes(':')))('$method $path', (endpoint) => {
  // Shows: A10 ids
  test('gives 404 or 400 for every odd id', { timeout: 60_000 }, async () => {
    const oddId = fc.oneof(
      fc.constantFrom(
        '0',
        '-1',
        '1.5',
        '01',
        '1e3',
        '2147483648',
        'NaN',
        '١',
        "1' or '1'='1",
        '\u0000',
      ),
      fc.string({ minLength: 1, maxLength: 120 }),
    );
    await fc.assert(
      fc.asyncProperty(oddId, async (id) => {
        fc.pre(!/^[1-9]\d{0,9}$/.test(id) || Number(id) > 2_147_483_647);
        fc.pre(id !== '.' && id !== '..');
        const path = pathOf(endpoint, {
          id,
          quizId: id,
          stepId: id,
          userId: id,
          classId: id,
          assignmentId: id,
          afterLesson: id,
          kind: id,
          subject: id,
          ...otherParams,
          day: id,
          game: id,
        });
        const answer =
          endpoint.method === 'GET' ? await browser.get(path) : await browser.post(path, undefined);
        expect([400, 404, 414, 422]).toContain(answer.status);
      }),
      { numRuns: 30 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
