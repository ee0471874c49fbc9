import { pathOf, subscriptions } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { endpoints, otherParams } from '../../testing/calls/endpoints.ts';
import { complete, lessonsOf } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
const secretKey =
  /password|token|hash|secret|stripe|google|email|correct|reason|explanation|ipaddress|useragent/i;
const planted = 'planted-4711';

/** Keys that look like secrets but are public in one place. */
const open: Readonly<Record<string, readonly string[]>> = {
  '/api/flashcard-sets/:id/cards': ['explanation'],
  '/api/user/flashcards/due': ['explanation'],
  '/api/search': ['corrected'],
  '/api/visualizations/:id': ['explanationSteps'],
};

let people: Client[];
let sessionId: string;
beforeAll(async () => {
  const learner = await site.signUp(ada);
  await site.signUp(grace);
  // A checkpoint opens only after its lessons are completed.
  for (const { id } of await lessonsOf(learner, 'The free-course')) await complete(learner, id);
  const place = { state: '{}', at: new Date().toISOString() };
  expect((await learner.post('/api/user/places/program/0', place)).status).toBe(200);
  const payerEmail = 'mother@example.org';
  const body = { planId: 'basic', billingCycle: 'monthly', grownUp: true, payerEmail } as const;
  ({ sessionId } = await learner.call(subscriptions.checkout, { body }));
  await site.database.execute(sql`
    insert into family_links (learner_id, grown_up_id, origin, begun_at)
    select grace.id, ada.id, 'mail', now() from users grace, users ada
    where grace.username = 'grace' and ada.username = 'ada'`);
  // Ada is the parent of Grace.
  await site.database.execute(sql`
    with child as (
      update users set age_range = 'under-13' where username = 'grace' returning id
    )
    insert into consents (user_id) select id from child`);
  // The path of a learner in a class has two ids, which are equal here.
  await site.database.execute(sql`
    with one as (
      insert into classes (id, name, seats, time_zone, created_at) overriding system value
      select id, '5B', 10, 'UTC', now() from users where username = 'grace' returning id
    ), learner as (
      insert into class_learners (class_id, user_id, name, is_class_account, joined_at)
      select id, id, 'Gray', true, now() from one
    )
    insert into class_teachers (class_id, user_id, joined_at)
    select one.id, users.id, now() from one, users where username = 'ada'`);
  // Grace has handed in what Ada asked her for, and Ada is asked for something herself.
  await site.database.execute(sql`
    with asked as (
      insert into assignments
        (id, class_id, kind, title, instructions, due_on, is_for_all, created_at)
      overriding system value
      select id, id, 'program', 'A coin', 'Toss a coin.', current_date + 1, true, now()
      from users where username = 'grace' returning id
    )
    insert into handed_in_work (assignment_id, class_id, user_id, work, handed_in_at)
    select id, id, id, 'print(1)', now() from asked`);
  await site.database.execute(sql`
    with one as (
      insert into classes (id, name, seats, time_zone, created_at) overriding system value
      select id, '6A', 10, 'UTC', now() from users where username = 'ada' returning id
    ), learner as (
      insert into class_learners (class_id, user_id, name, is_class_account, joined_at)
      select id, id, 'Ada', false, now() from one
    )
    insert into assignments (id, class_id, kind, title, instructions, due_on, is_for_all, created_at)
    overriding system value
    select id, id, 'circuit', 'A pair', 'Build a pair.', current_date + 1, true, now() from one`);
  await site.database.execute(sql`
    update users set email_verification_token = ${planted} || '-verify-' || id,
      password_reset_token = ${planted} || '-reset-' || id, stripe_customer_id = ${planted} || '-customer-' || id,
      stripe_subscription_id = ${planted} || '-subscription-' || id, google_id = ${planted} || '-google-' || id`);
  people = [learner, site.visitor()];
});

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}

// The tests in features/resources read the text of PDFs, which is compressed.
// Shows: A4 every reply
test.each(endpoints.filter(({ method, file }) => method === 'GET' && file === null))(
  'GET $path reveals no secret of anybody',
  async (endpoint) => {
    let answered = 0;
    for (const person of people) {
      for (let id = 1; id <= 8; id += 1) {
        const params = {
          id,
          userId: id,
          classId: id,
          quizId: id,
          stepId: id,
          assignmentId: id,
          afterLesson: 3,
          kind: 'program',
          subject: 0,
          day: otherParams.day,
          challenge: otherParams.challenge,
        };
        const isSandbox = endpoint.path.startsWith('/api/sandbox/');
        const query = endpoint.path === '/api/search' ? '?q=lesson' : '';
        const path = pathOf(endpoint, isSandbox ? { id: sessionId } : params);
        const answer = await person.get(`${path}${query}`);
        if (answer.status !== 200) continue;
        answered += 1;
        const secret = keysOf(answer.json()).filter((key) => secretKey.test(key));
        expect(secret.filter((key) => !open[endpoint.path]?.includes(key))).toEqual([]);
        for (const word of [planted, 'argon2', ada.email, grace.email, grace.lastName]) {
          expect(answer.text).not.toContain(word);
        }
      }
    }
    expect(answered).toBeGreaterThan(0);
  },
);

// Shows: A4 signing in
test('signing in reveals no secret either', async () => {
  const login = { username: 'ada', password: ada.password };
  const answer = await site.visitor().post('/api/login', login);
  expect(Object.keys(answer.json<object>()).sort()).toEqual([
    'ageRange',
    'erasesAt',
    'firstName',
    'id',
    'isTimeZoneChosen',
    'lastName',
    'points',
    'streak',
    'timeZone',
    'username',
  ]);
});
