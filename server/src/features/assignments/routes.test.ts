import {
  assignments,
  classes,
  courses,
  flashcards,
  guidedPaths,
  liveLessons,
  tasks,
  type AssignedItem,
  type ClassId,
  type CourseId,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { smallCurriculum, smallLibrary } from '../../testing/content.ts';
import { complete, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada, grace, type Person } from '../../testing/people.ts';
import { statementsOf } from '../../testing/statements.ts';

const library = smallLibrary.map((course) => ({
  ...course,
  lessons: course.lessons.map((lesson) => ({ ...lesson, hasTask: lesson.slug === 'one' })),
}));
const site = useTestApp({
  content: ({ database }) => storeCurriculum(database, smallCurriculum(library)),
});
beforeEach(() => site.clock.stopAt('2027-03-02T15:00:00Z'));
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('delete from classes');
  await site.pool.query('update lessons set retired_at = null');
});

const free = 'The free-course';
const personNamed = (username: string, from: Person = ada): Person => ({
  ...from,
  username,
  email: `${username}@example.org`,
});

async function makeClass(teacher: Client, timeZone = 'UTC') {
  const { id } = await teacher.call(classes.make, { body: { name: '5B', timeZone } });
  return id;
}

async function join(teacher: Client, id: ClassId, person: Person): Promise<SignedInClient> {
  const learner = await site.signedIn(person);
  const { code } = await teacher.call(classes.makeCode, {
    params: { id },
    body: { kind: 'learner' },
  });
  await learner.call(classes.join, { body: { code } });
  return learner;
}

async function classWith(...people: readonly Person[]) {
  const teacher = await site.signedIn(grace);
  const id = await makeClass(teacher);
  const learners: SignedInClient[] = [];
  for (const person of people) learners.push(await join(teacher, id, person));
  const [lesson] = await lessonsOf(teacher, free);
  return { teacher, id, learners, lesson };
}

interface Choices {
  readonly dueOn?: string;
  readonly learners?: readonly number[] | null;
}
const post = (
  who: Client,
  id: number,
  item: unknown,
  { dueOn = '2027-03-05', learners = null }: Choices = {},
) => who.post(`/api/classes/${String(id)}/assignments`, { item, dueOn, learners });
async function assign(who: Client, id: number, item: AssignedItem, choices?: Choices) {
  const answer = await post(who, id, item, choices);
  expect(answer.text).toContain('"id"');
  return answer.json<{ id: number; title: string; course: string | null; path: string }>();
}
const listed = (who: Client, id: ClassId) => who.call(assignments.list, { params: { id } });
const mine = (who: Client) => who.call(assignments.mine);
const change = (who: Client, id: number, one: number, body: unknown) =>
  who.post(`/api/classes/${String(id)}/assignments/${String(one)}`, body);
const remove = (who: Client, id: number, one: number) =>
  who.post(`/api/classes/${String(id)}/assignments/${String(one)}/remove`, {});

describe('a lesson that a class gives', () => {
  const secondLesson = async (who: Client) => {
    const [, lesson] = await lessonsOf(who, free);
    return lesson;
  };
  const statusFor = async (who: Client, lessonId: number) =>
    (await who.get(`/api/lessons/${String(lessonId)}`)).status;
  const openedBy = async (who: Client, courseId: CourseId) =>
    (await who.call(courses.progress, { params: { id: courseId } })).openedLessons;

  test('is open to those to whom it was assigned, before its turn', async () => {
    const { teacher, id, learners } = await classWith(ada, personNamed('kit'));
    const [first, second] = learners;
    if (!first || !second) throw new Error('There are two learners.');
    const { id: lessonId, courseId } = await secondLesson(teacher);
    expect(await statusFor(first, lessonId)).toBe(403);
    const one = await assign(
      teacher,
      id,
      { kind: 'quiz', lessonId },
      { learners: [first.user.id] },
    );
    expect([await statusFor(first, lessonId), await statusFor(second, lessonId)]).toEqual([
      200, 403,
    ]);
    expect([await openedBy(first, courseId), await openedBy(second, courseId)]).toEqual([
      [lessonId],
      [],
    ]);
    await takeQuiz(first, lessonId, 1);
    await remove(teacher, id, one.id);
    // It was begun, so it stays open.
    expect([await statusFor(first, lessonId), await openedBy(first, courseId)]).toEqual([
      200,
      [lessonId],
    ]);
    await complete(first, lessonId);
    expect(await openedBy(first, courseId)).toEqual([]);
  });

  test('is closed again when the learner leaves, or the class is archived', async () => {
    const { teacher, id, learners } = await classWith(ada, personNamed('kit'));
    const [first, second] = learners;
    if (!first || !second) throw new Error('There are two learners.');
    const { id: lessonId } = await secondLesson(teacher);
    await assign(teacher, id, { kind: 'lesson', lessonId });
    expect([await statusFor(first, lessonId), await statusFor(second, lessonId)]).toEqual([
      200, 200,
    ]);
    await first.call(classes.leave, { params: { id }, body: {} });
    expect(await statusFor(first, lessonId)).toBe(403);
    await teacher.call(classes.change, { params: { id }, body: { isArchived: true } });
    expect(await statusFor(second, lessonId)).toBe(403);
  });

  test('is open while the class does it live', async () => {
    const { teacher, id, learners } = await classWith(ada);
    const [learner] = learners;
    if (!learner) throw new Error('There is a learner.');
    const { id: lessonId } = await secondLesson(teacher);
    await teacher.call(liveLessons.start, { params: { id }, body: { lessonId } });
    expect(await statusFor(learner, lessonId)).toBe(200);
    await teacher.call(liveLessons.end, { params: { id }, body: {} });
    expect(await statusFor(learner, lessonId)).toBe(403);
  });
});

describe('an assignment', () => {
  test('has the title and the address of its item, whatever its kind', async () => {
    const { teacher, id, lesson } = await classWith();
    const { courseId, id: lessonId } = lesson;
    const [path] = await teacher.call(guidedPaths.list);
    const [set] = await teacher.call(flashcards.sets);
    if (!path || !set) throw new Error('There is no path or no set.');
    const course = `/courses/${String(courseId)}`;
    const inLesson = `${course}?lesson=${String(lessonId)}`;
    const items: [AssignedItem, string, string | null, string][] = [
      [{ kind: 'course', courseId }, free, null, course],
      [{ kind: 'lesson', lessonId }, 'Lesson one', free, inLesson],
      [{ kind: 'quiz', lessonId }, 'Lesson one', free, `${inLesson}&tab=quiz`],
      [
        { kind: 'checkpoint', courseId, afterLesson: 3 },
        'After lesson 3',
        free,
        `${course}?checkpoint=3`,
      ],
      [{ kind: 'path', pathId: path.id }, path.title, null, `/guided-paths/${String(path.id)}`],
      [{ kind: 'task', lessonId, task: 'make-one' }, 'Make one', free, inLesson],
      [{ kind: 'flashcard-set', setId: set.id }, set.title, null, `/flashcards/${String(set.id)}`],
    ];
    for (const [item, title, of, address] of items) {
      expect(await assign(teacher, id, item)).toMatchObject({
        item,
        title,
        course: of,
        path: address,
        dueOn: '2027-03-05',
        learners: null,
      });
    }
    expect(await listed(teacher, id)).toHaveLength(items.length);
  });

  test('is of something that the content has', async () => {
    const { teacher, id, lesson } = await classWith();
    const { courseId, id: lessonId } = lesson;
    const [, , three] = await lessonsOf(teacher, free);
    for (const item of [
      { kind: 'course', courseId: 999_999 },
      { kind: 'lesson', lessonId: 999_999 },
      { kind: 'quiz', lessonId: three.id }, // it has none
      { kind: 'checkpoint', courseId, afterLesson: 2 },
      { kind: 'path', pathId: 999_999 },
      { kind: 'task', lessonId, task: 'no-such-task' },
      { kind: 'flashcard-set', setId: 999_999 },
      { kind: 'circuit', id: 1 },
      { kind: 'lesson', lessonId, courseId },
    ]) {
      expect([item, (await post(teacher, id, item)).status]).toEqual([item, 422]);
    }
    expect(await listed(teacher, id)).toEqual([]);
  });

  test('is due today at the earliest, and within a year', async () => {
    const { teacher, id, lesson } = await classWith();
    const item = { kind: 'lesson', lessonId: lesson.id };
    for (const [dueOn, status] of [
      ['2027-03-01', 422],
      ['2027-03-02', 200],
      ['2028-03-02', 200],
      ['2028-03-03', 422],
      ['2027-02-30', 422],
    ] as const) {
      expect([dueOn, (await post(teacher, id, item, { dueOn })).status]).toEqual([dueOn, status]);
    }
  });

  test('is for everybody, also for those who join later, or for some learners', async () => {
    const { teacher, id, learners, lesson } = await classWith(ada, personNamed('mary'));
    const [first, second] = learners as [SignedInClient, SignedInClient];
    const item: AssignedItem = { kind: 'lesson', lessonId: lesson.id };
    await assign(teacher, id, item);
    const { id: one } = await assign(teacher, id, item, { learners: [first.user.id] });
    const late = await join(teacher, id, personNamed('late'));
    const counts = async () =>
      Promise.all([first, second, late].map(async (who) => (await mine(who)).length));
    expect(await counts()).toEqual([2, 1, 1]);
    const body = { learners: [second.user.id, second.user.id] };
    expect((await change(teacher, id, one, body)).json()).toMatchObject({
      learners: [second.user.id],
    });
    expect(await counts()).toEqual([1, 2, 1]);
    expect((await change(teacher, id, one, { learners: null })).status).toBe(200);
    expect(await counts()).toEqual([2, 2, 2]);
    const stranger = await site.signedIn(personNamed('stranger'));
    for (const learner of [stranger, teacher]) {
      const refused = await change(teacher, id, one, { learners: [learner.user.id] });
      expect([refused.status, refused.text]).toEqual([
        422,
        'One of these learners is not in this class.',
      ]);
    }
    expect((await remove(teacher, id, one)).status).toBe(200);
    expect(await counts()).toEqual([1, 1, 1]);
  });

  test('can be one of a hundred that are open, and gets a place when another one is over', async () => {
    const { teacher, id, lesson } = await classWith();
    await site.pool.query(
      `insert into assignments (class_id, kind, lesson_id, due_on, is_for_all)
       select $1, 'lesson', $2, '2027-03-05', true from generate_series(1, 99)`,
      [id, lesson.id],
    );
    const item = { kind: 'lesson', lessonId: lesson.id };
    const both = await Promise.all([post(teacher, id, item), post(teacher, id, item)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    site.clock.stopAt('2027-03-06T00:00:00Z');
    expect((await post(teacher, id, item, { dueOn: '2027-03-07' })).status).toBe(200);
  });

  test('says how many of its learners have done it, with as many statements for two learners as for one', async () => {
    const { teacher, id, learners, lesson } = await classWith(ada, personNamed('kit'));
    const [first, second] = learners;
    if (!first || !second) throw new Error('There are two learners.');
    await assign(teacher, id, { kind: 'quiz', lessonId: lesson.id });
    const only = { learners: [second.user.id] };
    await assign(teacher, id, { kind: 'lesson', lessonId: lesson.id }, only);
    const counts = async () =>
      (await listed(teacher, id)).map(({ doneCount, learnerCount }) => [doneCount, learnerCount]);
    expect(await counts()).toEqual([
      [0, 1],
      [0, 2],
    ]);
    await complete(first, lesson.id);
    await takeQuiz(first, lesson.id, 1);
    await complete(second, lesson.id);
    expect(await counts()).toEqual([
      [1, 1],
      [1, 2],
    ]);
    const before = await statementsOf(() => listed(teacher, id));
    await second.post(`/api/classes/${String(id)}/leave`, {});
    expect(await counts()).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(await statementsOf(() => listed(teacher, id))).toHaveLength(before.length);
  });

  test('vanishes while its item is retired', async () => {
    const { teacher, id, learners, lesson } = await classWith(ada);
    const [learner] = learners as [SignedInClient];
    await assign(teacher, id, { kind: 'quiz', lessonId: lesson.id });
    const counts = async () => [(await listed(teacher, id)).length, (await mine(learner)).length];
    expect(await counts()).toEqual([1, 1]);
    await site.pool.query('update lessons set retired_at = now() where id = $1', [lesson.id]);
    expect(await counts()).toEqual([0, 0]);
  });

  test('of an archived class cannot be changed, and its learners do not see it', async () => {
    const { teacher, id, learners, lesson } = await classWith(ada);
    const [learner] = learners as [SignedInClient];
    const item: AssignedItem = { kind: 'lesson', lessonId: lesson.id };
    const { id: one } = await assign(teacher, id, item);
    await teacher.call(classes.change, { params: { id }, body: { isArchived: true } });
    expect(await mine(learner)).toEqual([]);
    expect((await post(teacher, id, item)).status).toBe(409);
    expect((await change(teacher, id, one, { dueOn: '2027-03-09' })).status).toBe(409);
    expect((await remove(teacher, id, one)).status).toBe(409);
    expect(await listed(teacher, id)).toHaveLength(1);
  });

  // Shows: A9 classes
  test('does not exist for visitors, strangers, other teachers, and its own learners', async () => {
    const { teacher, id, learners, lesson } = await classWith(ada);
    const item: AssignedItem = { kind: 'lesson', lessonId: lesson.id };
    const { id: one } = await assign(teacher, id, item);
    const other = await site.signedIn(personNamed('other', grace));
    const otherId = await makeClass(other);
    const stranger = await site.signedIn(personNamed('stranger'));
    for (const who of [other, stranger, ...learners]) {
      const answers = [
        await who.get(`/api/classes/${String(id)}/assignments`),
        await post(who, id, item),
        await change(who, id, one, { dueOn: '2027-03-09' }),
        await remove(who, id, one),
      ];
      for (const { status, text } of answers) {
        expect([status, text]).toEqual([404, 'That class does not exist.']);
      }
    }
    // One's own class opens no assignment of another class.
    expect((await change(other, otherId, one, { learners: null })).text).toBe(
      'That assignment does not exist.',
    );
    expect((await remove(other, otherId, one)).status).toBe(404);
    expect(await mine(stranger)).toEqual([]);
    expect((await site.visitor().get('/api/user/assignments')).status).toBe(401);
    expect(await listed(teacher, id)).toHaveLength(1);
  });
});

describe('a learner’s own list', () => {
  test('names the class, says what is done, and has the last due day first', async () => {
    const { teacher, id, learners, lesson } = await classWith(ada);
    const [learner] = learners as [SignedInClient];
    const { courseId, id: lessonId } = lesson;
    await assign(teacher, id, { kind: 'lesson', lessonId }, { dueOn: '2027-03-04' });
    await assign(teacher, id, { kind: 'course', courseId }, { dueOn: '2027-03-09' });
    await assign(teacher, id, { kind: 'quiz', lessonId }, { dueOn: '2027-03-06' });
    const task = 'make-one';
    await assign(teacher, id, { kind: 'task', lessonId, task }, { dueOn: '2027-03-05' });
    await complete(learner, lessonId);
    await learner.call(tasks.attempt, {
      params: { id: lessonId },
      body: { task, circuit: 'q0: X - -' },
    });
    const states = async () =>
      (await mine(learner)).map(({ item, isDone }) => `${item.kind}: ${String(isDone)}`);
    expect(await states()).toEqual(['course: false', 'quiz: false', 'task: true', 'lesson: true']);
    const [first] = await mine(learner);
    expect(first).toMatchObject({ classId: id, className: '5B', title: free, dueOn: '2027-03-09' });
    expect(first).not.toHaveProperty('learners');
    await takeQuiz(learner, lessonId, 1);
    for (const one of await learner.call(courses.lessons, { params: { id: courseId } })) {
      await complete(learner, one.id);
    }
    expect(await states()).toEqual(['course: true', 'quiz: true', 'task: true', 'lesson: true']);
  });

  test('is late only after the due day has ended in the class’s time zone', async () => {
    const teacher = await site.signedIn(grace);
    const id = await makeClass(teacher, 'America/Los_Angeles');
    const learner = await join(teacher, id, ada);
    const [one, two] = await lessonsOf(learner, free);
    for (const { id: lessonId } of [one, two]) {
      await assign(teacher, id, { kind: 'lesson', lessonId }, { dueOn: '2027-03-03' });
    }
    const states = async () =>
      (await mine(learner)).map(({ isDone, isLate }) => [isDone, isLate]).toReversed();
    site.clock.stopAt('2027-03-04T07:59:00Z'); // one minute to midnight in Los Angeles
    await complete(learner, one.id);
    expect(await states()).toEqual([
      [true, false],
      [false, false],
    ]);
    site.clock.stopAt('2027-03-04T08:00:00Z');
    expect(await states()).toEqual([
      [true, false],
      [false, true],
    ]);
    await complete(learner, two.id);
    expect(await states()).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  test('has nothing of a class that the learner has left, even after coming back', async () => {
    const { teacher, id, learners, lesson } = await classWith(ada);
    const [learner] = learners as [SignedInClient];
    const item: AssignedItem = { kind: 'lesson', lessonId: lesson.id };
    await assign(teacher, id, item);
    await assign(teacher, id, item, { learners: [learner.user.id] });
    expect(await mine(learner)).toHaveLength(2);
    await learner.call(classes.leave, { params: { id }, body: {} });
    expect(await mine(learner)).toEqual([]);
    const { code } = await teacher.call(classes.makeCode, {
      params: { id },
      body: { kind: 'learner' },
    });
    await learner.call(classes.join, { body: { code } });
    expect(await mine(learner)).toHaveLength(1);
  });
});
