import { courses as calls, stars, type CourseId, type Stars } from '@qubloom/contract';
import { afterEach, describe, expect, test } from 'vitest';
import { useTestApp, type SignedInClient } from '../../testing/app.ts';
import { complete, courseId, lessonsOf } from '../../testing/learning.ts';
import { ada, grace, type Person } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

const free = 'The free-course';

const finishCourse = async (browser: SignedInClient): Promise<CourseId> => {
  const lessons = await lessonsOf(browser, free);
  for (const { id } of lessons) await complete(browser, id);
  return lessons[0].courseId;
};

const rate = (browser: Pick<SignedInClient, 'post'>, id: number, rating: unknown) =>
  browser.post(`/api/courses/${String(id)}/rating`, { rating });

const ratingsOf = async (id: CourseId) => {
  const { averageRating, ratingCount } = await site.visitor().call(calls.course, {
    params: { id },
  });
  return { averageRating, ratingCount };
};

const person = (number: number): Person => ({
  ...ada,
  username: `learner-${'abcdefghijklmnopqrst'.charAt(number)}`,
  email: `learner${number}@example.org`,
});

describe('rating a course', () => {
  test('counts for everybody, in the library and on the course’s page', async () => {
    const [hers, his] = [await site.signedIn(ada), await site.signedIn(grace)];
    const id = await finishCourse(hers);
    await finishCourse(his);
    expect(await ratingsOf(id)).toEqual({ averageRating: 0, ratingCount: 0 });

    expect(await hers.call(calls.rate, { params: { id }, body: { rating: 5 } })).toEqual({
      averageRating: 5,
      ratingCount: 1,
    });
    await his.call(calls.rate, { params: { id }, body: { rating: 4 } });

    expect(await ratingsOf(id)).toEqual({ averageRating: 4.5, ratingCount: 2 });
    const listed = (await site.visitor().call(calls.list)).find((course) => course.id === id);
    expect(listed).toMatchObject({ averageRating: 4.5, ratingCount: 2 });
    expect((await hers.call(calls.progress, { params: { id } })).rating).toBe(5);
  });

  test('requires every lesson of the course to be completed', async () => {
    const browser = await site.signedIn(ada);
    const [one, two, three] = await lessonsOf(browser, free);
    await complete(browser, one.id);
    await complete(browser, two.id);

    const early = await rate(browser, one.courseId, 5);
    expect([early.status, early.text]).toEqual([
      403,
      'Complete every lesson of this course first. Then you can rate it.',
    ]);
    expect((await rate(site.visitor(), one.courseId, 5)).status).toBe(401);
    expect((await rate(browser, 999_999, 5)).status).toBe(404);
    await complete(browser, three.id);
    expect((await rate(browser, one.courseId, 5)).status).toBe(200);
  });

  test('can be done once', async () => {
    const browser = await site.signedIn(ada);
    const id = await finishCourse(browser);
    await rate(browser, id, 2);

    const again = await rate(browser, id, 5);
    expect([again.status, again.text]).toEqual([409, 'You have rated this course already.']);
    expect(await ratingsOf(id)).toEqual({ averageRating: 2, ratingCount: 1 });
  });

  test.each([0, 6, 2.5, -1, '5', null, undefined, [5], Number.MAX_SAFE_INTEGER])(
    'accepts one to five stars, not %j',
    async (rating) => {
      const browser = await site.signedIn(ada);
      const id = await finishCourse(browser);
      const answer = await rate(browser, id, rating);
      expect([answer.status, answer.text]).toEqual([422, 'Please choose one to five stars.']);
      expect(await ratingsOf(id)).toEqual({ averageRating: 0, ratingCount: 0 });
    },
  );

  test('by twenty learners at once counts each of them', { tags: ['exhaustive'] }, async () => {
    const browsers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => site.signedIn(person(number))),
    );
    const ids = await Promise.all(browsers.map(finishCourse));
    const given = browsers.map((_, number): Stars => stars[number % stars.length] ?? 1);

    const answers = await Promise.all(
      browsers.map((browser, number) => rate(browser, ids[number] ?? 0, given[number])),
    );

    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(await ratingsOf(await courseId(site.visitor(), free))).toEqual({
      averageRating: 3,
      ratingCount: 20,
    });
  });

  test('by one learner twenty times at once counts once', async () => {
    const browser = await site.signedIn(ada);
    const id = await finishCourse(browser);

    const answers = await Promise.all(Array.from({ length: 20 }, () => rate(browser, id, 4)));

    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await ratingsOf(id)).toEqual({ averageRating: 4, ratingCount: 1 });
  });

  test('is deleted with the learner', async () => {
    const [hers, his] = [await site.signedIn(ada), await site.signedIn(grace)];
    const id = await finishCourse(hers);
    await finishCourse(his);
    await rate(hers, id, 1);
    await rate(his, id, 4);

    await site.pool.query("delete from users where username = 'ada'");

    expect(await ratingsOf(id)).toEqual({ averageRating: 4, ratingCount: 1 });
  });
});
