import { checkpoints, progress as calls } from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { complete, giveTier, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z')); // a Monday
afterEach(() => site.forgetLearners());

const free = 'The free-course';
const dashboard = (browser: Client) => browser.call(calls.dashboard);

// Shows: 7 GET /api/user/dashboard
describe('the dashboard', () => {
  // Shows: 9 points and streak default
  test('of a new learner is empty', async () => {
    const browser = await site.signedIn(ada);
    expect(await dashboard(browser)).toEqual({
      user: { streak: 0, points: 0 },
      courseProgress: 0,
      achievements: { earned: 0, total: 15 },
      currentCourse: null,
      openCheckpoint: null,
      daysLearnedThisWeek: 0,
    });
  });

  test('shows the latest course with its first lesson that is not completed', async () => {
    const browser = await site.signedIn(ada);
    await giveTier(site.pool, 'ada', 'basic');
    const [one, two] = await lessonsOf(browser, free);
    const [paid, second] = await lessonsOf(browser, 'The basic-course');
    await complete(browser, one.id);
    await complete(browser, two.id);
    site.clock.pass(1000);
    await complete(browser, paid.id);

    expect(await dashboard(browser)).toMatchObject({
      courseProgress: 50,
      currentCourse: {
        course: { id: paid.courseId, title: 'The basic-course' },
        currentLesson: { id: second.id, title: 'Lesson two' },
        progress: 33,
        currentLessonIndex: 1,
        totalLessons: 3,
      },
      daysLearnedThisWeek: 1,
    });

    site.clock.pass(1000);
    await takeQuiz(browser, one.id, 1);
    expect((await dashboard(browser)).currentCourse).toMatchObject({
      course: { title: free },
      currentLesson: { title: 'Lesson three' },
      progress: 67,
      currentLessonIndex: 2,
    });
  });

  test('offers the checkpoint that has just opened, until it or the next lesson is done', async () => {
    const browser = await site.signedIn(ada);
    const lessons = await lessonsOf(browser, free);
    const offered = async () => (await dashboard(browser)).openCheckpoint;
    await complete(browser, lessons[0].id);
    await complete(browser, lessons[1].id);
    expect(await offered()).toBeNull();
    await complete(browser, lessons[2].id);
    const course = { id: lessons[0].courseId, title: free };
    expect(await offered()).toEqual({ course, afterLesson: 3 });

    const params = { id: course.id, afterLesson: 3 };
    const drawn = await browser.call(checkpoints.questions, { params });
    const answers = drawn.map(({ id }) => ({ questionId: id, answer: 'A' as const }));
    await browser.call(checkpoints.submit, { params, body: { answers } });
    expect(await offered()).toBeNull();
  });

  test('is each learner’s own, no matter how many ask at once', async () => {
    const learned = await site.signedIn(ada);
    const fresh = await site.signedIn(grace);
    await complete(learned, (await lessonsOf(learned, free))[0].id);
    const asked = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? learned : fresh));
    const days = await Promise.all(
      asked.map(async (one) => (await dashboard(one)).daysLearnedThisWeek),
    );
    expect(days).toEqual(asked.map((one) => (one === learned ? 1 : 0)));
  });

  test('shows a course that was begun with a quiz, too', async () => {
    const browser = await site.signedIn(ada);
    const [one] = await lessonsOf(browser, free);
    await takeQuiz(browser, one.id, 1);

    expect(await dashboard(browser)).toMatchObject({
      courseProgress: 0,
      currentCourse: { currentLesson: { title: 'Lesson one' }, currentLessonIndex: 0, progress: 0 },
    });
  });

  test('goes back to another unfinished course, and shows none when all are finished', async () => {
    const browser = await site.signedIn(ada);
    await giveTier(site.pool, 'ada', 'basic');
    const lessons = await lessonsOf(browser, free);
    const [paid] = await lessonsOf(browser, 'The basic-course');
    await complete(browser, paid.id);
    site.clock.pass(1000);
    for (const { id } of lessons) await complete(browser, id);

    expect((await dashboard(browser)).currentCourse?.course.title).toBe('The basic-course');
    for (const { id } of await lessonsOf(browser, 'The basic-course')) await complete(browser, id);
    expect(await dashboard(browser)).toMatchObject({ courseProgress: 100, currentCourse: null });
  });

  test('counts the learner’s own days of this week, starting on Monday', async () => {
    const browser = await site.signedIn(grace); // in New York
    const lessons = await lessonsOf(browser, free);
    const days = async (time: string) => {
      site.clock.set(time);
      return (await dashboard(browser)).daysLearnedThisWeek;
    };
    site.clock.set('2027-03-01T04:30:00Z'); // still Sunday in New York
    await complete(browser, lessons[0].id);
    expect(await days('2027-03-01T04:45:00Z')).toBe(1);
    expect(await days('2027-03-01T05:15:00Z')).toBe(0);

    await complete(browser, lessons[1].id);
    site.clock.set('2027-03-07T20:00:00Z'); // Sunday
    await takeQuiz(browser, lessons[0].id);
    expect(await days('2027-03-07T20:01:00Z')).toBe(2);
    expect(await days('2027-03-08T05:00:00Z')).toBe(0);
  });

  // Shows: 6 dashboard for a signed-in user
  test('requires a learner', async () => {
    expect((await site.visitor().get('/api/user/dashboard')).status).toBe(401);
  });
});
