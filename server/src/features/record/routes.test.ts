import { progress, record as calls, tasks } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
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
beforeEach(() => site.clock.stopAt('2027-03-02T15:00:00Z')); // a Tuesday
afterEach(() => site.forgetLearners());

const free = 'The free-course';
const day = 24 * 3_600_000;
const recordOf = (browser: Client) => browser.call(calls.mine);
const titlesOf = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

async function reportMinutes(browser: Client, minutes: number) {
  await browser.call(progress.learningTime, { body: { seconds: 0 } });
  for (let minute = 0; minute < minutes; minute += 1) {
    site.clock.pass(60_000);
    await browser.call(progress.learningTime, { body: { seconds: 60 } });
  }
}

describe('the record', () => {
  test('of a new learner is empty, with the usual goal', async () => {
    const browser = await site.signedIn(ada);
    const empty = { time: 'none', hasLearned: false };
    expect(await recordOf(browser)).toEqual({
      firstName: 'Ada',
      week: {
        days: [1, 2, 3, 4, 5, 6, 7].map((date) => ({ date: `2027-03-0${String(date)}`, ...empty })),
        lessons: [],
        quizzes: [],
      },
      goal: { days: 3, proposed: null },
      courses: [],
      stuck: [],
      badges: [],
    });
  });

  test('has the lessons, the first, best, and latest quiz results, and the badges by day', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, free);
    await complete(browser, one.id, 'read');
    await takeQuiz(browser, one.id, 4);
    site.clock.pass(day);
    await takeQuiz(browser, one.id, 2);
    await takeQuiz(browser, two.id, 3);
    const { courses, badges } = await recordOf(browser);
    expect(courses).toEqual([
      {
        id: one.courseId,
        title: free,
        lessonCount: 3,
        finishedCount: 1,
        lessons: [
          {
            id: one.id,
            title: 'Lesson one',
            finishedOn: '2027-03-02',
            completedAs: 'read',
            tasks: { solved: 0, total: 1 },
            quiz: {
              first: { score: 4, totalQuestions: 4 },
              best: { score: 4, totalQuestions: 4 },
              latest: { score: 2, totalQuestions: 4 },
              tries: 2,
              takenOn: '2027-03-03',
            },
          },
          {
            id: two.id,
            title: 'Lesson two',
            finishedOn: null,
            isBegun: true,
            quiz: {
              first: { score: 3, totalQuestions: 4 },
              best: { score: 3, totalQuestions: 4 },
              latest: { score: 3, totalQuestions: 4 },
              tries: 1,
              takenOn: '2027-03-03',
            },
          },
        ],
      },
    ]);
    expect(badges.at(-1)).toEqual({
      name: 'The first-lesson badge',
      description: 'For testing.',
      icon: 'waves',
      earnedOn: '2027-03-02',
    });
  });

  test('has only this week in its week, in the learner’s time zone', async () => {
    const browser = await site.signedIn(grace); // in New York
    const [one, two] = await lessonsOf(browser, free);
    // In New York it is still Sunday.
    site.clock.stopAt('2027-03-01T04:30:00Z');
    await complete(browser, one.id);
    await takeQuiz(browser, one.id, 4);
    expect((await recordOf(browser)).week.days[0]?.date).toBe('2027-02-22');
    site.clock.stopAt('2027-03-01T15:00:00Z');
    await complete(browser, two.id);
    await takeQuiz(browser, one.id, 1);
    await takeQuiz(browser, one.id, 3);
    const { week } = await recordOf(browser);
    expect(week.days.filter(({ hasLearned }) => hasLearned).map(({ date }) => date)).toEqual([
      '2027-03-01',
    ]);
    expect(titlesOf(week.lessons)).toEqual(['Lesson two']);
    expect(week.quizzes).toEqual([
      {
        lesson: { id: one.id, title: 'Lesson one' },
        score: 3,
        totalQuestions: 4,
        first: { score: 4, totalQuestions: 4 },
      },
    ]);
  });

  test('shows time in bands, and no minutes', async () => {
    const browser = await site.signedIn(ada);
    await reportMinutes(browser, 20);
    const { week } = await recordOf(browser);
    expect(week.days[1]).toEqual({ date: '2027-03-02', time: '15-to-30', hasLearned: false });
    expect(JSON.stringify(week)).not.toContain('1200');
  });

  test('is the learner’s own', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    await takeQuiz(browser, one.id, 1);
    const { courses, stuck, badges } = await recordOf(await site.signedIn(grace));
    expect([courses, stuck, badges]).toEqual([[], [], []]);
    expect((await site.visitor().get('/api/user/record')).status).toBe(401);
  });
});

describe('where the learner got stuck', () => {
  test('is each missed question with both reasons, until it is right', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    await takeQuiz(browser, one.id, 2);
    const { stuck } = await recordOf(browser);
    expect(stuck).toHaveLength(2);
    expect(stuck).toContainEqual({
      kind: 'question',
      course: { id: one.courseId, title: free },
      lesson: { id: one.id, title: 'Lesson one' },
      section: 'do',
      question: 'Question 3?',
      answer: 'Option A',
      reason: 'Reason of A 3',
      rightAnswer: 'Option C',
      rightReason: 'Reason of C 3',
    });
    await takeQuiz(browser, one.id, 3);
    expect((await recordOf(browser)).stuck).toMatchObject([{ question: 'Question 4?' }]);
    await takeQuiz(browser, one.id, 4);
    expect((await recordOf(browser)).stuck).toEqual([]);
  });

  test('is each task with the reason of the latest try, until it is passed', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    const attempt = (circuit: string) =>
      browser.call(tasks.attempt, { params: { id: one.id }, body: { task: 'make-one', circuit } });
    await attempt('q0: - - -');
    const { diagnosis } = await attempt('q0: H M -');
    expect((await recordOf(browser)).stuck).toEqual([
      {
        kind: 'task',
        course: { id: one.courseId, title: free },
        lesson: { id: one.id, title: 'Lesson one' },
        task: 'make-one',
        title: 'Make one',
        reason: diagnosis?.reply ?? diagnosis?.reason,
        tries: 2,
      },
    ]);
    await attempt('q0: X - -');
    expect((await recordOf(browser)).stuck).toEqual([]);
    // A worse circuit afterwards doesn't open a passed task again.
    await attempt('q0: - - -');
    expect((await recordOf(browser)).stuck).toEqual([]);
    expect((await site.pool.query('select from user_open_tasks')).rowCount).toBe(0);
  });

  test('is at most eight places, the newest ones', async () => {
    const browser = await site.signedIn(ada);
    const [one, two] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    await takeQuiz(browser, one.id, 0);
    site.clock.pass(1000);
    await takeQuiz(browser, two.id, 0);
    site.clock.pass(1000);
    await browser.call(tasks.attempt, {
      params: { id: one.id },
      body: { task: 'make-one', circuit: 'q0: - - -' },
    });
    const { stuck } = await recordOf(browser);
    expect(stuck.map(({ kind, lesson }) => `${kind} in ${lesson.title}`)).toEqual([
      'task in Lesson one',
      ...Array.from({ length: 4 }, () => 'question in Lesson two'),
      ...Array.from({ length: 3 }, () => 'question in Lesson one'),
    ]);
  });
});
