import {
  assignments,
  classes,
  gradebook,
  gradebookRows,
  places,
  progress,
  record,
  tasks,
  type ClassId,
  type ContentItem,
  type LessonId,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { classOf, makeClass, personNamed } from '../../testing/classes.ts';
import { smallCurriculum, smallLibrary } from '../../testing/content.ts';
import { complete, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

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
});

const free = 'The free-course';
const minute = 60_000;
const day = 24 * 60 * minute;
/** The key of the only task, which is in lesson one. */
const unsolved = { tasks: { solved: 0, total: 1 } };
const nothing = { isDone: false, isLate: false, score: null, tries: null };
const mary = personNamed('mary');

const assign = (
  teacher: Client,
  id: ClassId,
  item: ContentItem,
  {
    dueOn = '2027-03-05',
    learners = null,
  }: { dueOn?: string; learners?: SignedInClient[] | null } = {},
) =>
  teacher.call(assignments.make, {
    params: { id },
    body: { item, dueOn, learners: learners?.map(({ user }) => user.id) ?? null },
  });

const show = (teacher: Client, id: ClassId, query = '') =>
  teacher.get(`/api/classes/${String(id)}/gradebook${query}`);
async function bookOf(teacher: Client, id: ClassId, query = '') {
  const answer = await show(teacher, id, query);
  expect(answer.status, answer.text).toBe(200);
  return gradebook.show.reply.parse(answer.json());
}
const cellsOf = async (teacher: Client, id: ClassId, query = '') =>
  (await bookOf(teacher, id, query)).rows.map(({ cells }) => cells);

/** Hands in a circuit that does not pass. */
const tryTask = (learner: Client, id: LessonId, circuit = 'q0: - - -') =>
  learner.call(tasks.attempt, { params: { id }, body: { task: 'make-one', circuit } });

/** Saves a place, as a page does once the learner gets past the first step. */
const leaveAt = (learner: Client, id: LessonId) =>
  learner.call(places.save, {
    params: { kind: 'lesson', subject: id },
    body: { state: '{"at":"run-2"}', at: site.clock.now().toISOString() },
  });

async function reportMinutes(learner: Client, minutes: number) {
  await learner.call(progress.learningTime, { body: { seconds: 0 } });
  for (let one = 0; one < minutes; one += 1) {
    site.clock.pass(minute);
    await learner.call(progress.learningTime, { body: { seconds: 60 } });
  }
}

describe('the gradebook of a course', () => {
  // Shows: educators: the progress of everybody in the class
  test('has its lessons, and the learners by name with what they have done', async () => {
    const [one, other] = [await site.signedIn(mary), await site.signedIn(ada)];
    const { teacher, id } = await classOf(site, one, other);
    const lessons = await lessonsOf(teacher, free);
    const [first, second] = lessons;
    await complete(one, first.id);
    await takeQuiz(one, first.id, 1);
    await takeQuiz(one, first.id, 3);
    await takeQuiz(one, first.id, 2);
    await complete(one, second.id);
    const book = await bookOf(teacher, id, `?course=${String(first.courseId)}`);
    expect(book.columns.map(({ title }) => title)).toEqual(lessons.map(({ title }) => title));
    expect(book.columns[1]).toEqual({
      kind: 'lesson',
      title: 'Lesson two',
      course: null,
      dueOn: null,
      path: `/courses/${String(first.courseId)}?lesson=${String(second.id)}`,
    });
    expect(book.rows).toEqual([
      {
        id: other.user.id,
        name: 'Ada',
        username: 'ada',
        time: 'none',
        cells: [nothing, nothing, nothing],
      },
      {
        id: one.user.id,
        name: 'mary',
        username: 'mary',
        time: 'none',
        cells: [
          {
            ...nothing,
            isDone: true,
            ...unsolved,
            score: { score: 3, totalQuestions: 4 },
            firstScore: { score: 1, totalQuestions: 4 },
            tries: 3,
          },
          { ...nothing, isDone: true },
          nothing,
        ],
      },
    ]);
  });

  test('shows nothing from before a learner joined, except what is assigned to this learner', async () => {
    const [learner, other] = [await site.signedIn(ada), await site.signedIn(mary)];
    const [lesson, second] = await lessonsOf(learner, free);
    for (const one of [learner, other]) {
      await complete(one, lesson.id);
      await complete(one, second.id);
      await takeQuiz(one, lesson.id, 4);
    }
    site.clock.pass(minute);
    const { teacher, id } = await classOf(site, learner, other);
    const course = `?course=${String(lesson.courseId)}`;
    const three = [nothing, nothing, nothing];
    expect(await cellsOf(teacher, id, course)).toEqual([three, three]);
    // A result from after joining is counted alone.
    await takeQuiz(learner, lesson.id, 2);
    const score = { score: 2, totalQuestions: 4 };
    const since = { ...nothing, score, firstScore: score, tries: 1 };
    expect((await cellsOf(teacher, id, course))[0]).toEqual([since, nothing, nothing]);

    const lessonId = lesson.id;
    await assign(teacher, id, { kind: 'lesson', lessonId }, { learners: [learner] });
    expect(await cellsOf(teacher, id, course)).toEqual([
      [{ ...since, isDone: true, ...unsolved }, nothing, nothing],
      three,
    ]);
    await assign(teacher, id, { kind: 'quiz', lessonId });
    const four = { score: 4, totalQuestions: 4 };
    const best = { score: four, firstScore: four };
    expect(await cellsOf(teacher, id, course)).toEqual([
      [{ ...since, ...best, isDone: true, ...unsolved, tries: 2 }, nothing, nothing],
      [{ ...nothing, ...best, tries: 1 }, nothing, nothing],
    ]);
    await assign(teacher, id, { kind: 'course', courseId: lesson.courseId });
    expect(
      (await cellsOf(teacher, id, course)).map((cells) => cells.map((cell) => cell?.isDone)),
    ).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
  });

  test('shows everything of an account that the class has made', async () => {
    const { teacher, id } = await classOf(site);
    const { slips } = await teacher.call(classes.addLearners, {
      params: { id },
      body: { names: ['Blue Fox'], ageRange: '13-17' },
    });
    const [slip] = slips;
    const [lesson] = await lessonsOf(teacher, free);
    await site.pool.query(
      `insert into progress (user_id, course_id, lesson_id, completed, completed_at)
       values ($1, $2, $3, true, '2027-01-01')`,
      [slip?.id, lesson.courseId, lesson.id],
    );
    expect(await cellsOf(teacher, id, `?course=${String(lesson.courseId)}`)).toEqual([
      [{ ...nothing, isDone: true, ...unsolved }, nothing, nothing],
    ]);
  });

  test('tells a lesson that is begun from one that is not, but not if that was before joining', async () => {
    const [learner, other] = [await site.signedIn(ada), await site.signedIn(mary)];
    const [lesson] = await lessonsOf(learner, free);
    const pass = (who: Client) => tryTask(who, lesson.id, 'q0: X - -');
    await pass(other);
    site.clock.pass(minute);
    const { teacher, id } = await classOf(site, learner, other);
    await pass(learner);
    const course = `?course=${String(lesson.courseId)}`;
    const three = [nothing, nothing, nothing];
    const solved = { tasks: { solved: 1, total: 1 } };
    const begun = [{ ...nothing, ...solved, isBegun: true }, nothing, nothing];
    expect(await cellsOf(teacher, id, course)).toEqual([begun, three]);
    await complete(learner, lesson.id);
    const done = [{ ...nothing, ...solved, isDone: true }, nothing, nothing];
    expect(await cellsOf(teacher, id, course)).toEqual([done, three]);
  });

  test('says the same of a lesson as the assignments and the learner’s record', async () => {
    const [learner, other] = [await site.signedIn(ada), await site.signedIn(mary)];
    const { teacher, id } = await classOf(site, learner, other);
    const [one, two, three] = await lessonsOf(learner, free);
    for (const { id: lessonId } of [three, two, one]) {
      await assign(teacher, id, { kind: 'lesson', lessonId });
    }
    await complete(learner, one.id, 'known');
    await complete(learner, two.id, 'marked');
    await leaveAt(learner, three.id);
    const all = [
      { ...nothing, isDone: true, completedAs: 'known', ...unsolved },
      { ...nothing, isDone: true, completedAs: 'marked' },
      { ...nothing, isBegun: true },
    ];
    const rest = [nothing, nothing, nothing];
    expect(await cellsOf(teacher, id)).toEqual([all, rest]);
    const course = `?course=${String(one.courseId)}`;
    expect(await cellsOf(teacher, id, course)).toEqual([all, rest]);
    const { courses: recorded, week } = await learner.call(record.mine);
    expect(recorded[0]?.lessons).toMatchObject([
      { finishedOn: '2027-03-02', completedAs: 'known', ...unsolved },
      { finishedOn: '2027-03-02', completedAs: 'marked' },
      { finishedOn: null, isBegun: true },
    ]);
    expect(week.lessons.map(({ completedAs }) => completedAs)).toEqual(['known', 'marked']);
    const file = await teacher.get(`/api/classes/${String(id)}/gradebook.csv${course}`);
    expect(file.text).toContain(
      '"Ada","No time","Marked as known, 0 of 1 task","Marked as done","Begun"\r\n"mary","No time","","",""',
    );
    await complete(learner, one.id, 'read');
    expect((await cellsOf(teacher, id))[0]?.[0]).toMatchObject({ completedAs: 'read' });
  });

  test('says nothing of a lesson that was begun, or completed, before joining', async () => {
    const learner = await site.signedIn(ada);
    const [one, two] = await lessonsOf(learner, free);
    await complete(learner, one.id, 'known');
    await leaveAt(learner, two.id);
    site.clock.pass(minute);
    const { teacher, id } = await classOf(site, learner);
    await leaveAt(learner, one.id);
    await assign(teacher, id, { kind: 'lesson', lessonId: two.id });
    const course = `?course=${String(one.courseId)}`;
    expect(await cellsOf(teacher, id, course)).toEqual([[nothing, nothing, nothing]]);
    expect(await cellsOf(teacher, id)).toEqual([[nothing]]);
    const params = { id, userId: learner.user.id };
    expect((await teacher.call(classes.record, { params })).courses).toEqual([]);
    await leaveAt(learner, two.id);
    expect(await cellsOf(teacher, id)).toEqual([[{ ...nothing, isBegun: true }]]);
    expect((await teacher.call(classes.record, { params })).courses).toMatchObject([
      { finishedCount: 0, lessons: [{ id: two.id, isBegun: true }] },
    ]);
  });

  test('tells learners with the same name apart by their usernames', async () => {
    const learners = [await site.signedIn(ada), await site.signedIn(mary)];
    const { teacher, id } = await classOf(site, ...learners);
    await site.pool.query("update class_learners set name = 'Red Panda'");
    const [, ...rows] = gradebookRows(await bookOf(teacher, id));
    expect(rows.map(([name]) => name)).toEqual(['Red Panda (ada)', 'Red Panda (mary)']);
    const file = await teacher.get(`/api/classes/${String(id)}/gradebook.csv`);
    expect(file.text).toContain('"Red Panda (ada)"');
  });

  test('does not exist for a course that does not exist', async () => {
    const { teacher, id } = await classOf(site);
    expect((await show(teacher, id, '?course=999999')).status).toBe(404);
    expect((await show(teacher, id, '?course=x')).status).toBe(422);
    expect((await show(teacher, id, '?of=everything')).status).toBe(422);
  });
});

describe('the gradebook of the assignments', () => {
  test('has a column for each, and says what is done, late, scored, and tried', async () => {
    const [learner, other] = [await site.signedIn(ada), await site.signedIn(mary)];
    const [lesson] = await lessonsOf(learner, free);
    await complete(learner, lesson.id); // before joining
    const { teacher, id } = await classOf(site, learner, other);
    const lessonId = lesson.id;
    await assign(
      teacher,
      id,
      { kind: 'task', lessonId, task: 'make-one' },
      { dueOn: '2027-03-02' },
    );
    await assign(teacher, id, { kind: 'quiz', lessonId }, { dueOn: '2027-03-03' });
    await assign(teacher, id, { kind: 'lesson', lessonId }, { learners: [learner] });
    await tryTask(learner, lessonId);
    await tryTask(learner, lessonId);
    site.clock.pass(day);
    await takeQuiz(learner, lessonId, 3);
    await takeQuiz(learner, lessonId, 1);
    site.clock.pass(day);
    await takeQuiz(other, lessonId, 4);
    const { columns, rows } = await bookOf(teacher, id, '?of=assignments');
    expect(columns.map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
      ['lesson', '2027-03-05'],
      ['quiz', '2027-03-03'],
      ['task', '2027-03-02'],
    ]);
    expect(rows.map(({ cells }) => cells)).toEqual([
      [
        { ...nothing, isDone: true, tasks: { solved: 0, total: 1 } },
        {
          isDone: true,
          isLate: false,
          score: { score: 3, totalQuestions: 4 },
          firstScore: { score: 3, totalQuestions: 4 },
          tries: 2,
        },
        { isDone: false, isLate: true, isBegun: true, score: null, tries: 2 },
      ],
      [
        null,
        {
          isDone: true,
          isLate: true,
          score: { score: 4, totalQuestions: 4 },
          firstScore: { score: 4, totalQuestions: 4 },
          tries: 1,
        },
        { isDone: false, isLate: true, score: null, tries: null },
      ],
    ]);
    await tryTask(learner, lessonId, 'q0: X - -');
    const [lessonCell, , taskCell] = (await cellsOf(teacher, id))[0] ?? [];
    expect(taskCell).toEqual({ ...nothing, isDone: true, isLate: true });
    expect(lessonCell?.tasks).toEqual({ solved: 1, total: 1 });
  });

  test('says of a course how many of its lessons were only marked', async () => {
    const learner = await site.signedIn(ada);
    const { teacher, id } = await classOf(site, learner);
    const [one, two, three] = await lessonsOf(learner, free);
    await assign(teacher, id, { kind: 'course', courseId: one.courseId });
    await complete(learner, one.id, 'known');
    await complete(learner, two.id, 'read');
    expect(await cellsOf(teacher, id)).toEqual([[{ ...nothing, isBegun: true }]]);
    await complete(learner, three.id, 'marked');
    expect(await cellsOf(teacher, id)).toEqual([[{ ...nothing, isDone: true, markedLessons: 2 }]]);
    await complete(learner, one.id, 'read');
    await complete(learner, three.id, 'read');
    expect(await cellsOf(teacher, id)).toEqual([[{ ...nothing, isDone: true }]]);
  });

  test('knows when a path, a set, and a checkpoint were done for the first time', async () => {
    const learner = await site.signedIn(ada);
    const { teacher, id } = await classOf(site, learner);
    const [{ courseId }] = await lessonsOf(learner, free);
    const idOf = async (table: string) =>
      Number(
        (await site.pool.query<{ id: number }>(`select min(id) as id from ${table}`)).rows[0]?.id,
      );
    const [pathId, setId] = [await idOf('guided_paths'), await idOf('flashcard_sets')];
    const make = (item: unknown) =>
      teacher.post(`/api/classes/${String(id)}/assignments`, {
        item,
        dueOn: '2027-03-03',
        learners: null,
      });
    await make({ kind: 'path', pathId });
    await make({ kind: 'flashcard-set', setId });
    await make({ kind: 'checkpoint', courseId, afterLesson: 3 });
    site.clock.pass(5 * day);
    const late = { ...nothing, isLate: true };
    expect(await cellsOf(teacher, id)).toEqual([[late, late, late]]);
    const user = learner.user.id;
    await site.pool.query(
      `insert into user_path_progress (user_id, path_id, completed_at) values ($1, $2, '2027-03-03')`,
      [user, pathId],
    );
    await site.pool.query(
      `insert into user_flashcard_sets
         (user_id, set_id, cards_completed, know_it_count, study_more_count, studied_at, completed_at)
       values ($1, $2, 5, 5, 0, '2027-03-06', '2027-03-04')`,
      [user, setId],
    );
    await site.pool.query(
      `insert into user_checkpoints (user_id, course_id, after_lesson, questions, first_done_at, done_at)
       values ($1, $2, 3, '{}', '2027-03-03', '2027-03-06')`,
      [user, courseId],
    );
    const done = { ...nothing, isDone: true };
    expect(await cellsOf(teacher, id)).toEqual([[done, { ...done, isLate: true }, done]]);
  });
});

describe('the time of the last seven days', () => {
  test('is one band, without the days up to the one of joining', async () => {
    const learner = await site.signedIn(ada);
    await reportMinutes(learner, 20);
    const { teacher, id } = await classOf(site, learner);
    const timeOf = async () => (await bookOf(teacher, id)).rows[0]?.time;
    expect(await timeOf()).toBe('none');
    site.clock.pass(day);
    await reportMinutes(learner, 10);
    expect(await timeOf()).toBe('under-15');
    site.clock.pass(day);
    await reportMinutes(learner, 10);
    expect(await timeOf()).toBe('15-to-30');
    site.clock.pass(6 * day);
    expect(await timeOf()).toBe('under-15');
    site.clock.pass(day);
    expect(await timeOf()).toBe('none');
  });
});

describe('the file', () => {
  test('has the texts of the page, and makes a text of every formula', async () => {
    const learner = await site.signedIn(ada);
    const { teacher, id } = await classOf(site, learner);
    const [lesson] = await lessonsOf(learner, free);
    await complete(learner, lesson.id);
    await takeQuiz(learner, lesson.id, 3);
    await site.pool.query('update class_learners set name = $1', ['=HYPERLINK("http://x","y")']);
    const query = `?course=${String(lesson.courseId)}`;
    const file = await teacher.get(`/api/classes/${String(id)}/gradebook.csv${query}`);
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toBe('attachment; filename="5b-gradebook.csv"');
    expect(file.text).toBe(
      [
        '\uFEFF"Learner","Time in the last 7 days","Lesson one","Lesson two","Lesson three"',
        `"'=HYPERLINK(""http://x"",""y"")","No time","Done, 0 of 1 task, 3 of 4 (1 try)","",""`,
        '',
      ].join('\r\n'),
    );
    const [, row] = gradebookRows(await bookOf(teacher, id, query));
    expect(row).toEqual([
      '=HYPERLINK("http://x","y")',
      'No time',
      'Done, 0 of 1 task, 3 of 4 (1 try)',
      '',
      '',
    ]);
  });
});

describe('misconceptions', () => {
  const list = (teacher: Client, id: ClassId) =>
    teacher.call(gradebook.misconceptions, { params: { id } });

  test('are the mistakes of two learners or more, the most frequent first', async () => {
    const learners = [
      await site.signedIn(ada),
      await site.signedIn(mary),
      await site.signedIn(personNamed('emmy')),
    ] as const;
    const { teacher, id } = await classOf(site, ...learners);
    const [lesson] = await lessonsOf(teacher, free);
    const [one, two, three] = learners;
    await takeQuiz(one, lesson.id, 2); // misses questions 3 and 4
    await takeQuiz(two, lesson.id, 3); // misses question 4
    await takeQuiz(three, lesson.id, 3);
    await tryTask(one, lesson.id);
    expect(await list(teacher, id)).toMatchObject([{ title: 'Question 4?' }]);
    const { diagnosis } = await tryTask(two, lesson.id);
    const place = {
      course: { id: lesson.courseId, title: free },
      lesson: { id: lesson.id, title: 'Lesson one' },
    };
    const path = `/courses/${String(lesson.courseId)}?lesson=${String(lesson.id)}`;
    expect(await list(teacher, id)).toEqual([
      {
        kind: 'question',
        title: 'Question 4?',
        mistake: 'Reason of A 4',
        learnerCount: 3,
        ...place,
        path: `${path}&section=do`,
      },
      {
        kind: 'task',
        title: 'Make one',
        mistake: diagnosis?.reply ?? diagnosis?.reason,
        learnerCount: 2,
        ...place,
        path,
      },
    ]);
    // A quiz shows its answers, so a better try afterward changes nothing.
    for (const learner of learners) await takeQuiz(learner, lesson.id, 4);
    expect(await list(teacher, id)).toMatchObject([{ kind: 'question' }, { kind: 'task' }]);
  });

  test('have nothing from before joining, and nobody who has left', async () => {
    const [one, two] = [await site.signedIn(ada), await site.signedIn(mary)];
    const before = await site.signedIn(personNamed('emmy'));
    const [lesson] = await lessonsOf(one, free);
    await takeQuiz(before, lesson.id, 3);
    site.clock.pass(minute);
    const { teacher, id } = await classOf(site, one, two, before);
    await takeQuiz(two, lesson.id, 3);
    await takeQuiz(before, lesson.id, 3);
    expect(await list(teacher, id)).toEqual([]);
    await takeQuiz(one, lesson.id, 3);
    expect(await list(teacher, id)).toMatchObject([{ learnerCount: 2 }]);
    await one.call(classes.leave, { params: { id }, body: {} });
    expect(await list(teacher, id)).toEqual([]);
  });
});

// Shows: A9 classes
test('only teachers of the class see its gradebook, and nothing of a learner who has left', async () => {
  const learner = await site.signedIn(ada);
  const { teacher, id } = await classOf(site, learner);
  const other = await site.signedIn(personNamed('other', grace));
  await makeClass(other);
  const stranger = await site.signedIn(mary);
  const path = `/api/classes/${String(id)}`;
  const [lesson] = await lessonsOf(teacher, free);
  const ends = [
    'gradebook',
    'gradebook.csv',
    `gradebook?course=${String(lesson.courseId)}`,
    'misconceptions',
  ];
  for (const end of ends) {
    for (const who of [other, stranger, learner]) {
      const { status, text } = await who.get(`${path}/${end}`);
      expect([end, status, text]).toEqual([end, 404, 'That class does not exist.']);
    }
    expect((await site.visitor().get(`${path}/${end}`)).status).toBe(401);
    expect((await teacher.get(`${path}/${end}`)).status).toBe(200);
  }
  expect((await bookOf(teacher, id)).rows).toHaveLength(1);
  await learner.call(classes.leave, { params: { id }, body: {} });
  expect((await bookOf(teacher, id)).rows).toEqual([]);
});
