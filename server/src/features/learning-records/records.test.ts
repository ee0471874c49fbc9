import {
  classes,
  ClassId,
  CourseId,
  LessonId,
  type AgeRange,
  type TaskKey,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import { complete, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';
import { storeLogin, useRecordStoreDouble } from '../../testing/xapi/record-store-double.ts';
import { givePlan } from '../classes/index.ts';
import { statementOf } from './statements.ts';

const store = useRecordStoreDouble();
const recordStore = {
  ...storeLogin,
  get endpoint() {
    return store.endpoint;
  },
};
const site = useTestApp({ options: { recordStore } });
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

beforeEach(() => {
  site.clock.set('2027-03-01T12:00:00Z');
  store.mode = 'up';
  store.statements.length = 0;
  store.batches.length = 0;
});
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from classes');
  await site.pool.query('delete from graphile_worker._private_jobs');
});

/** A class of Grace with a School plan, in which Ada learns. */
async function openClass({ isOn = true, ageRange = '13-17' as AgeRange } = {}) {
  const teacher = await site.signedIn(grace);
  const { id } = await teacher.call(classes.make, { body: { name: '5B', timeZone: 'UTC' } });
  await givePlan(site.database, {
    id,
    plan: 'school',
    seats: 30,
    until: new Date('2028-01-01T00:00:00Z'),
  });
  const learner = await site.signedIn(ada);
  const { code } = await teacher.call(classes.makeCode, {
    params: { id },
    body: { kind: 'learner' },
  });
  await learner.call(classes.join, { body: { code } });
  await site.pool.query('update users set age_range = $1 where username = $2', [ageRange, 'ada']);
  if (isOn) await turn(teacher, id, true);
  return { teacher, learner, id };
}

const turn = (teacher: SignedInClient, id: ClassId, sendsRecords: boolean) =>
  teacher.call(classes.change, { params: { id }, body: { sendsRecords } });

const firstLesson = async (learner: SignedInClient) =>
  (await lessonsOf(learner, 'The free-course'))[0];

const waiting = async () => (await site.pool.query('select from learning_records')).rowCount;

describe('a statement', () => {
  test('of a finished lesson and of a quiz reaches the store, without a name', async () => {
    const { learner, id } = await openClass();
    const lesson = await firstLesson(learner);
    await takeQuiz(learner, lesson.id, 3);
    await complete(learner, lesson.id);
    expect(await waiting()).toBe(2);
    await site.doJobs();
    expect(await waiting()).toBe(0);
    expect(store.batches).toEqual([2]);
    const [quiz, finished] = store.statements;
    const address = `http://localhost:3000/courses/${String(lesson.courseId)}?lesson=${String(lesson.id)}`;
    expect(finished).toMatchObject({
      id: expect.stringMatching(uuid) as string,
      verb: { id: 'http://adlnet.gov/expapi/verbs/completed' },
      object: { id: address, definition: { type: 'http://adlnet.gov/expapi/activities/lesson' } },
      result: { completion: true },
      context: {
        contextActivities: {
          parent: [{ id: `http://localhost:3000/courses/${String(lesson.courseId)}` }],
          grouping: [{ id: `http://localhost:3000/classes/${String(id)}` }],
        },
      },
      timestamp: expect.stringMatching(/^2027-03-01T12:0\d/) as string,
    });
    expect(quiz).toMatchObject({
      object: { id: `${address}&tab=quiz` },
      result: { completion: true, score: { scaled: 0.75, raw: 3, min: 0, max: 4 } },
      actor: finished?.actor,
    });
    expect(quiz?.actor.account).toEqual({
      homePage: 'http://localhost:3000',
      name: expect.stringMatching(uuid) as string,
    });
    const sent = JSON.stringify(store.statements);
    for (const told of ['ada', 'Ada', 'Lovelace', ada.email, '5B', 'Grace']) {
      expect(sent).not.toContain(told);
    }
  });

  test('of a passed task names the task in its lesson', () => {
    const statement = statementOf({
      id: crypto.randomUUID(),
      actor: crypto.randomUUID(),
      learning: {
        type: 'task-passed',
        lessonId: LessonId.parse(5),
        courseId: CourseId.parse(2),
        task: 'always-one' as TaskKey,
      },
      titles: { lesson: 'Bits', course: 'Basics', task: 'Always 1' },
      classIds: [ClassId.parse(1), ClassId.parse(2)],
      moment: new Date('2027-03-01T12:00:00Z'),
      origin: 'https://qubloom.example',
    });
    expect(statement).toMatchObject({
      object: {
        id: 'https://qubloom.example/courses/2?lesson=5#always-one',
        definition: { name: { 'en-US': 'Always 1' } },
      },
      result: { completion: true, success: true },
      context: {
        contextActivities: {
          parent: [{ id: 'https://qubloom.example/courses/2?lesson=5' }],
          grouping: [
            { id: 'https://qubloom.example/courses/2' },
            { id: 'https://qubloom.example/classes/1' },
            { id: 'https://qubloom.example/classes/2' },
          ],
        },
      },
    });
  });

  // Shows: A34 off
  test('is written only while a teacher of a class with a School plan wants it', async () => {
    const { teacher, learner, id } = await openClass({ isOn: false });
    const [one, two] = await lessonsOf(learner, 'The free-course');
    await complete(learner, one.id);
    expect(await waiting()).toBe(0);
    await turn(teacher, id, true);
    await takeQuiz(learner, one.id, 1);
    expect(await waiting()).toBe(1);
    await turn(teacher, id, false);
    await site.doJobs();
    expect([await waiting(), store.statements]).toEqual([0, []]);
    await givePlan(site.database, { id, plan: 'trial', seats: 10, until: null });
    const refused = await teacher.post(`/api/classes/${String(id)}`, { sendsRecords: true });
    expect(refused.status).toBe(403);
    expect(await teacher.call(classes.one, { params: { id } })).toMatchObject({
      sendsRecords: null,
    });
    expect(two.id).not.toBe(one.id);
  });

  // Shows: A34 own account under 13
  test('is not written for a child with an account of its own', async () => {
    const { learner } = await openClass({ ageRange: 'under-13' });
    await complete(learner, (await firstLesson(learner)).id);
    expect(await waiting()).toBe(0);
    expect((await learner.call(classes.mine)).learnsIn).toMatchObject([{ sendsRecords: false }]);
  });

  test('is known to the learner, and is in the download', async () => {
    const { learner, teacher, id } = await openClass();
    expect((await learner.call(classes.mine)).learnsIn).toMatchObject([{ sendsRecords: true }]);
    expect(await teacher.call(classes.one, { params: { id } })).toMatchObject({
      sendsRecords: true,
    });
    await complete(learner, (await firstLesson(learner)).id);
    await site.doJobs();
    const { rows } = await site.pool.query<{ actor: string }>(
      'select actor from learning_record_actors',
    );
    expect(rows.map(({ actor }) => actor)).toEqual([store.statements[0]?.actor.account.name]);
    await site.forgetLearners();
    expect((await site.pool.query('select from learning_record_actors')).rowCount).toBe(0);
  });
});

describe('sending', () => {
  test('waits while the store is away, and starts again by itself after a long outage', async () => {
    const { learner } = await openClass();
    await complete(learner, (await firstLesson(learner)).id);
    store.mode = 'down';
    await site.doJobs();
    expect(await waiting()).toBe(1);
    store.mode = 'up';
    await site.pool.query('delete from graphile_worker._private_jobs');
    await site.hourly['waiting-records']?.();
    await site.doJobs();
    expect([await waiting(), store.statements.length]).toEqual([0, 1]);
  });

  test.each(['up', 'strict'] as const)(
    'repeats a statement with the same id if the answer was lost, to a store that is %s',
    async (mode) => {
      const { learner } = await openClass();
      const lesson = await firstLesson(learner);
      await complete(learner, lesson.id);
      store.mode = 'forgetful';
      await site.doJobs();
      expect([await waiting(), store.statements.length]).toEqual([1, 1]);
      await takeQuiz(learner, lesson.id, 4);
      store.mode = mode;
      await site.doJobs();
      expect(await waiting()).toBe(0);
      expect(new Set(store.statements.map(({ id }) => id)).size).toBe(2);
      expect(store.statements).toHaveLength(2);
    },
  );

  test('sends many statements in batches', async () => {
    const { learner } = await openClass();
    await complete(learner, (await firstLesson(learner)).id);
    await site.pool.query(`
      insert into learning_records (id, user_id, statement, created_at)
      select made.id, user_id, jsonb_set(statement, '{id}', to_jsonb(made.id)), created_at
      from learning_records, lateral (select gen_random_uuid() as id from generate_series(1, 60)) made`);
    await site.doJobs();
    expect(store.batches).toEqual([50, 11]);
    expect(store.statements).toHaveLength(61);
  });

  test('drops a statement that the store refuses for good, and the log has no word of it', async () => {
    const { learner } = await openClass();
    const lesson = await firstLesson(learner);
    await complete(learner, lesson.id);
    await site.pool.query(`update learning_records set statement = statement - 'verb'`);
    await takeQuiz(learner, lesson.id, 2);
    site.logged.length = 0;
    await site.doJobs();
    expect([await waiting(), store.statements.length]).toEqual([0, 1]);
    const lines = site.logged.filter((line) => line.includes('learning record store'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('actor');
  });

  // Shows: A34 private network
  test('does not call a machine in a private network', async () => {
    const { learner } = await openClass();
    await complete(learner, (await firstLesson(learner)).id);
    const away = await site.another({ publicOrigin: 'https://qubloom.example' });
    const send = away.work.tasks['send-records'];
    await expect(async () => send?.({}, undefined as never)).rejects.toThrow('private network');
    expect([await waiting(), store.statements.length]).toEqual([1, 0]);
  });

  test('of what was learned ends after a week', async () => {
    const { learner } = await openClass();
    await complete(learner, (await firstLesson(learner)).id);
    site.clock.pass(7 * 24 * 3_600_000 + 1000);
    await site.hourly['learning-records']?.();
    expect(await waiting()).toBe(0);
  });
});
