import {
  accounts,
  progress as calls,
  quizzes,
  type AwardedAchievement,
  type LessonSummary,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { smallContent } from '../../testing/content.ts';
import { complete, giveTier, ledgerOf, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp({ content: smallContent });
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z')); // a Monday
afterEach(() => site.forgetLearners());

const free = 'The free-course';
const day = 24 * 3_600_000;
const dashboard = (browser: Client) => browser.call(calls.dashboard);
const names = (achievements: readonly AwardedAchievement[]) =>
  achievements.map(({ name }) => name.replace(/^The | badge$/g, '')).toSorted();

async function unlocked(browser: Client): Promise<string[]> {
  return names((await browser.call(calls.achievements)).filter((one) => one.unlocked));
}

describe('[7 GET /api/user/dashboard] the dashboard', () => {
  test('[9 points and streak default] of a new learner is empty', async () => {
    const browser = await site.signUp(ada);
    expect(await dashboard(browser)).toEqual({
      user: { streak: 0, points: 0 },
      courseProgress: 0,
      achievements: { earned: 0, total: 15 },
      currentCourse: null,
      daysLearnedThisWeek: 0,
    });
  });

  test('shows the course last worked on with its first lesson that is not completed', async () => {
    const browser = await site.signUp(ada);
    await giveTier(site.pool, 'ada', 'basic');
    const [one, two] = await lessonsOf(browser, free);
    const [paid] = await lessonsOf(browser, 'The basic-course');
    await complete(browser, one.id);
    await complete(browser, two.id);
    site.clock.pass(1000);
    await complete(browser, paid.id);

    expect(await dashboard(browser)).toMatchObject({
      courseProgress: 50,
      currentCourse: {
        course: { id: paid.courseId, title: 'The basic-course' },
        currentLesson: { title: 'Lesson two' },
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

  test('is each learner’s own, however many ask at once', async () => {
    const learned = await site.signUp(ada);
    const fresh = await site.signUp(grace);
    await complete(learned, (await lessonsOf(learned, free))[0].id);
    const asked = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? learned : fresh));
    const days = await Promise.all(
      asked.map(async (one) => (await dashboard(one)).daysLearnedThisWeek),
    );
    expect(days).toEqual(asked.map((one) => (one === learned ? 1 : 0)));
  });

  test('a quiz begins a course as well', async () => {
    const browser = await site.signUp(ada);
    const [one] = await lessonsOf(browser, free);
    await takeQuiz(browser, one.id, 1);

    expect(await dashboard(browser)).toMatchObject({
      courseProgress: 0,
      currentCourse: { currentLesson: { title: 'Lesson one' }, currentLessonIndex: 0, progress: 0 },
    });
  });

  test('goes back to another unfinished course, and to none when all is finished', async () => {
    const browser = await site.signUp(ada);
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

  test("counts the learner's own days of this week, Monday first", async () => {
    const browser = await site.signUp(grace); // in New York
    const lessons = await lessonsOf(browser, free);
    const days = async (time: string) => {
      site.clock.set(time);
      return (await dashboard(browser)).daysLearnedThisWeek;
    };
    site.clock.set('2027-03-01T04:30:00Z'); // still Sunday there
    await complete(browser, lessons[0].id);
    expect(await days('2027-03-01T04:45:00Z')).toBe(1);
    expect(await days('2027-03-01T05:15:00Z')).toBe(0);

    await complete(browser, lessons[1].id);
    site.clock.set('2027-03-07T20:00:00Z'); // Sunday
    await takeQuiz(browser, lessons[0].id);
    expect(await days('2027-03-07T20:01:00Z')).toBe(2);
    expect(await days('2027-03-08T05:00:00Z')).toBe(0);
  });

  test('is for learners', async () => {
    expect((await site.visitor().get('/api/user/dashboard')).status).toBe(401);
  });
});

describe('[7 GET /api/achievements] the badges', () => {
  test('are all listed, with those unlocked', async () => {
    const browser = await site.signUp(ada);
    const [one] = await lessonsOf(browser, free);
    await complete(browser, one.id);

    const list = await browser.call(calls.achievements);

    expect(list).toHaveLength(15);
    expect(list[0]).toEqual({
      id: expect.any(Number),
      name: 'The first-lesson badge',
      description: 'For testing.',
      icon: 'waves',
      pointsAwarded: 10,
      unlocked: true,
    });
    expect(list.filter((one) => one.unlocked)).toHaveLength(1);
  });

  test("of one learner are not another's", async () => {
    const [hers, his] = [await site.signUp(ada), await site.signUp(grace)];
    const [one] = await lessonsOf(hers, free);
    await complete(hers, one.id);

    expect(await unlocked(his)).toEqual([]);
    expect((await site.visitor().get('/api/achievements')).status).toBe(401);
  });
});

describe('achievements are given for what really happened, once', () => {
  let browser: Client;
  let lessons: readonly [LessonSummary, LessonSummary, LessonSummary];
  beforeEach(async () => {
    browser = await site.signUp(ada);
    lessons = await lessonsOf(browser, free);
  });

  test('for lessons and for a whole course', async () => {
    const [one, two, three] = lessons;
    expect(names((await complete(browser, one.id)).newAchievements)).toEqual(['first-lesson']);
    expect(names((await complete(browser, two.id)).newAchievements)).toEqual(['two-lessons']);
    expect(names((await complete(browser, three.id)).newAchievements)).toEqual([
      'free-course',
      'one-course',
    ]);
    expect(await ledgerOf(site.pool, 'ada')).toEqual({ points: 36, ledger: 36, awards: 4 });
  });

  test('for quizzes: the first, all right, better than before, a lesson mastered', async () => {
    const [one] = lessons;
    const take = async (right: number) =>
      names((await takeQuiz(browser, one.id, right)).newAchievements);

    expect(await take(3)).toEqual(['first-quiz']);
    site.clock.pass(1000);
    expect(await take(2)).toEqual([]);
    site.clock.pass(1000);
    expect(await take(4)).toEqual(['improved', 'perfect']);
    expect(names((await complete(browser, one.id)).newAchievements)).toEqual([
      'fifty-points',
      'first-lesson',
      'mastered',
    ]);
    const { points, ledger } = await ledgerOf(site.pool, 'ada');
    expect([points, ledger]).toEqual([55, 55]);
  });

  test('for coming back on another day to a quiz that was hard, not on the same one', async () => {
    const [one] = lessons;
    const take = async (right: number) =>
      names((await takeQuiz(browser, one.id, right)).newAchievements);

    expect(await take(1)).toEqual(['first-quiz']);
    site.clock.pass(3_600_000);
    expect(await take(1)).toEqual([]);
    site.clock.pass(day);
    expect(await take(1)).toEqual(['came-back', 'two-days']);
    site.clock.pass(day);
    expect(await take(1)).toEqual(['streak-3']);
  });

  test('not for coming back to a quiz that was half right', async () => {
    const [one] = lessons;
    await takeQuiz(browser, one.id, 2);
    site.clock.pass(day);
    await takeQuiz(browser, one.id, 2);
    expect(await unlocked(browser)).not.toContain('came-back');
  });

  test('for a level that their own points bring', async () => {
    await giveTier(site.pool, 'ada', 'ultimate');
    for (const { id } of lessons) await complete(browser, id);
    for (const { id } of lessons.slice(0, 2)) await takeQuiz(browser, id);
    const [paid, next] = await lessonsOf(browser, 'The premium-course');
    await takeQuiz(browser, paid.id);
    await complete(browser, paid.id);
    await takeQuiz(browser, next.id);

    const { points, ledger } = await ledgerOf(site.pool, 'ada');
    expect(points).toBe(ledger);
    expect(points).toBeGreaterThanOrEqual(100);
    expect(await unlocked(browser)).toContain('level-2');
    expect((await dashboard(browser)).user.points).toBe(points);
  });
});

describe('the streak', () => {
  const streak = async (browser: Client) => {
    const { user } = await dashboard(browser);
    expect((await browser.call(accounts.currentUser)).streak).toBe(user.streak);
    return user.streak;
  };

  test('grows by a local day, and is shown as 0 once a whole day was missed', async () => {
    const browser = await site.signUp(ada);
    const [one, two, three] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    await takeQuiz(browser, one.id);
    expect(await streak(browser)).toBe(1);
    site.clock.pass(day);
    expect(await streak(browser)).toBe(1);
    await complete(browser, two.id);
    expect(await streak(browser)).toBe(2);
    site.clock.pass(2 * day);
    expect(await streak(browser)).toBe(0);
    await complete(browser, three.id);
    expect(await streak(browser)).toBe(1);
  });

  test('does not count a lesson that was completed before', async () => {
    const browser = await site.signUp(ada);
    const [one] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    site.clock.pass(day);
    await complete(browser, one.id);
    expect(await streak(browser)).toBe(1);
    site.clock.pass(day);
    expect(await streak(browser)).toBe(0);
  });

  test('counts a retake of a quiz that pays nothing more', async () => {
    const browser = await site.signUp(ada);
    const [one] = await lessonsOf(browser, free);
    await takeQuiz(browser, one.id);
    site.clock.pass(day);
    await takeQuiz(browser, one.id, 0);
    expect(await streak(browser)).toBe(2);
  });
});

describe('a change of time zone', () => {
  const moveTo = (browser: Client, timeZone: string) =>
    browser.call(accounts.moveToZone, { body: { timeZone } });
  const learningDays = async () =>
    (await site.pool.query<{ date: string }>('select date::text from user_analytics order by date'))
      .rows;

  test('gives who has moved to Auckland and stayed signed in the days of Auckland', async () => {
    const browser = await site.signUp(ada); // in London
    const [one, two, three] = await lessonsOf(browser, free);
    await moveTo(browser, 'Pacific/Auckland');
    // 2 March at 22:00, 3 March at 12:00 and 4 March at 23:00 there; in London the 3rd would be missed.
    for (const [time, { id }] of [
      ['2027-03-02T09:00:00Z', one],
      ['2027-03-02T23:00:00Z', two],
      ['2027-03-04T10:00:00Z', three],
    ] as const) {
      site.clock.set(time);
      await complete(browser, id);
    }
    expect((await dashboard(browser)).user.streak).toBe(3);
  });

  test('to and fro within an hour makes one day of learning, whatever the dates', async () => {
    const browser = await site.signUp(ada);
    const [one] = await lessonsOf(browser, free);
    const zones = ['Pacific/Pago_Pago', 'Pacific/Kiritimati', 'Europe/London'];
    for (const zone of [...zones, ...zones, ...zones.toReversed()]) {
      await moveTo(browser, zone);
      await takeQuiz(browser, one.id, 1);
      site.clock.pass(60_000);
    }
    expect((await dashboard(browser)).user.streak).toBe(1);
    expect(await learningDays()).toEqual([{ date: '2027-03-01' }]);
    expect(await unlocked(browser)).not.toContain('two-days');
  });

  test('never sets back who learns day by day on a journey, and counts a date once', async () => {
    const browser = await site.signUp(ada);
    const [one] = await lessonsOf(browser, free);
    const streaks: number[] = [];
    // By the clocks on the way: 1 March, 3 March, 3 March again, 4 March.
    for (const zone of ['Europe/London', 'Pacific/Auckland', 'America/New_York', 'Europe/London']) {
      await moveTo(browser, zone);
      await takeQuiz(browser, one.id, 1);
      streaks.push((await dashboard(browser)).user.streak);
      site.clock.pass(day);
    }
    expect(streaks).toEqual([1, 2, 2, 3]);
    expect(await learningDays()).toEqual([
      { date: '2027-03-01' },
      { date: '2027-03-03' },
      { date: '2027-03-04' },
    ]);
  });
});

// The first two are zones to Node and not to PostgreSQL.
test.each(['US/Pacific-New', 'PLT', 'europe/london'])(
  'who is in %s learns like everybody else',
  async (timeZone) => {
    const browser = await site.signUp({ ...ada, timeZone });
    const [one] = await lessonsOf(browser, free);
    await takeQuiz(browser, one.id, 1);
    site.clock.pass(day);
    expect(names((await takeQuiz(browser, one.id, 1)).newAchievements)).toContain('came-back');
    expect((await dashboard(browser)).user.streak).toBe(2);
  },
);

test('a stored zone that is not known any more keeps nobody from learning', async () => {
  const browser = await site.signUp(ada);
  const [one] = await lessonsOf(browser, free);
  await site.pool.query(`update users set time_zone = 'Mars/Olympus_Mons'`);
  await complete(browser, one.id);
  await takeQuiz(browser, one.id, 1);
  expect((await dashboard(browser)).user.streak).toBe(1);
  expect((await browser.call(accounts.currentUser)).streak).toBe(1);
});

test('where calls came from is forgotten after 30 days, and what was learned is not', async () => {
  const browser = await site.signUp(ada);
  const [one, two] = await lessonsOf(browser, free);
  const origins = async () =>
    (
      await site.pool.query(
        `select type, ip_address is not null or session_id is not null
           or user_agent is not null as "isKept" from user_activities order by id`,
      )
    ).rows;
  await complete(browser, one.id);
  site.clock.pass(20 * day);
  await complete(browser, two.id);
  site.clock.pass(9 * day);
  await site.forgetOld();
  expect(await origins()).toEqual([
    { type: 'lesson-completed', isKept: true },
    { type: 'lesson-completed', isKept: true },
  ]);
  site.clock.pass(2 * day);
  await site.forgetOld();
  expect(await origins()).toEqual([
    { type: 'lesson-completed', isKept: false },
    { type: 'lesson-completed', isKept: true },
  ]);
});

test('more old activities than one statement changes are all forgotten', async () => {
  const { user } = await site.signUp(ada);
  await site.pool.query(
    `insert into user_activities (user_id, type, created_at, ip_address)
     select $1, 'lesson-completed', '2026-01-01', '192.0.2.0' from generate_series(1, 4500)`,
    [user.id],
  );
  await site.forgetOld();
  const { rows } = await site.pool.query(
    'select count(*)::int as kept from user_activities where ip_address is not null',
  );
  expect(rows).toEqual([{ kept: 0 }]);
});

test('the day of a learner is written down with its counts and its mean score', async () => {
  const browser = await site.signUp(ada);
  const [one] = await lessonsOf(browser, free);
  await complete(browser, one.id);
  for (const right of [1, 4, 2]) await takeQuiz(browser, one.id, right);
  site.clock.pass(day);
  await takeQuiz(browser, one.id, 0);

  const { rows } = await site.pool.query(
    `select date::text, lessons_completed, quizzes_taken, average_quiz_score
     from user_analytics order by date`,
  );
  expect(rows).toEqual([
    {
      date: '2027-03-01',
      lessons_completed: 1,
      quizzes_taken: 3,
      average_quiz_score: expect.closeTo(700 / 12),
    },
    { date: '2027-03-02', lessons_completed: 0, quizzes_taken: 1, average_quiz_score: 0 },
  ]);
  const activities = await site.pool.query<{ type: string; metadata: unknown }>(
    'select type, metadata from user_activities order by id',
  );
  expect(activities.rows.map(({ type }) => type)).toEqual([
    'lesson-completed',
    ...Array.from({ length: 4 }, () => 'quiz-submitted'),
  ]);
  expect(activities.rows[1]?.metadata).toEqual({ score: 1, totalQuestions: 4, points: 3 });
});

test('opened lessons are counted for the day, and make no learning day', async () => {
  const browser = await site.signUp(ada);
  const [one, two] = await lessonsOf(browser, free);
  for (const { id } of [one, one, two]) await browser.get(`/api/lessons/${id}`);
  const viewed = () => site.pool.query('select lessons_viewed from user_analytics');

  await expect
    .poll(async () => (await viewed()).rows, { timeout: 10_000, interval: 250 })
    .toEqual([
      { lessons_viewed: 2 }, // the second lesson is locked
    ]);
  expect((await dashboard(browser)).daysLearnedThisWeek).toBe(0);
});

test('an act that fails half-way leaves nothing behind', async () => {
  const browser = await site.signUp(ada);
  const [one] = await lessonsOf(browser, free);
  const quiz = await browser.call(quizzes.lessonQuiz, { params: { id: one.id } });
  await site.pool.query('alter table user_achievements rename to user_achievements_away');
  try {
    const answers = await Promise.all([
      browser.post(`/api/lessons/${one.id}/complete`),
      takeQuiz(browser, one.id).catch((error: unknown) => String(error)),
    ]);
    expect(answers[0].status).toBe(500);
    expect(answers[1]).toContain('500');
  } finally {
    await site.pool.query('alter table user_achievements_away rename to user_achievements');
  }

  const { rows } = await site.pool.query(
    `select (select count(*)::int from progress) as progress,
      (select count(*)::int from user_quiz_results where quiz_id = $1) as results,
      (select count(*)::int from user_activities) as activities,
      (select points from users) as points, (select streak from users) as streak`,
    [quiz.id],
  );
  expect(rows).toEqual([{ progress: 0, results: 0, activities: 0, points: 0, streak: 0 }]);
});
