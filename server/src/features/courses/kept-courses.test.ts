/** A course that stops being free stays open to learners who had begun it. */
import { courses, search, type Tier } from '@qubloom/contract';
import { afterEach, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../testing/app.ts';
import { smallCurriculum, smallLibrary } from '../../testing/content.ts';
import { complete, courseId, lessonsOf, takeQuiz } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';

const site = useTestApp();
afterEach(async () => {
  await site.forgetLearners();
  await loadWithTier('free');
});

const loadWithTier = (tier: Tier) =>
  storeCurriculum(
    site.database,
    smallCurriculum(
      smallLibrary.map((course) => (course.slug === 'free-course' ? { ...course, tier } : course)),
    ),
  );
const title = 'The free-course';

test('a learner who has completed a lesson continues as before, to the end', async () => {
  const browser = await site.signedIn(ada);
  const [one, two, three] = await lessonsOf(browser, title);
  await complete(browser, one.id);
  await loadWithTier('basic');

  for (const { id } of [two, three]) {
    expect((await browser.get(`/api/lessons/${id}`)).status).toBe(200);
    await complete(browser, id);
  }
  const list = await browser.call(courses.list);
  expect(list.filter(({ isLocked }) => !isLocked).map((course) => course.title)).toEqual([title]);
});

test('the order of lessons still applies', async () => {
  const browser = await site.signedIn(ada);
  const [one, , three] = await lessonsOf(browser, title);
  await complete(browser, one.id);
  await loadWithTier('basic');
  expect((await browser.get(`/api/lessons/${three.id}`)).text).toMatch(/previous lesson/);
});

test('a submitted quiz counts as a beginning, too', async () => {
  const browser = await site.signedIn(ada);
  const [one] = await lessonsOf(browser, title);
  await takeQuiz(browser, one.id);
  await loadWithTier('premium');

  const id = await courseId(browser, title);
  expect(await browser.call(courses.course, { params: { id } })).toMatchObject({ isLocked: false });
  expect((await browser.get(`/api/lessons/${one.id}`)).status).toBe(200);
});

test('everybody else needs the plan, and nobody keeps a course of another tier', async () => {
  const begun = await site.signedIn(ada);
  await complete(begun, (await lessonsOf(begun, title))[0].id);
  const browser = await site.signedIn(grace);
  const [one] = await lessonsOf(browser, title);
  await loadWithTier('basic');

  for (const someone of [browser, site.visitor()]) {
    const list = await someone.call(courses.list);
    expect(list.every(({ isLocked }) => isLocked)).toBe(true);
  }
  expect((await browser.get(`/api/lessons/${one.id}`)).status).toBe(403);
  const premium = (await lessonsOf(begun, 'The premium-course'))[0];
  expect((await begun.get(`/api/lessons/${premium.id}`)).status).toBe(403);
});

test('its results in a search are open, too', async () => {
  const browser = await site.signedIn(ada);
  await complete(browser, (await lessonsOf(browser, title))[0].id);
  await loadWithTier('basic');
  const { groups } = await browser.call(search.find, { query: { q: 'free-course' } });
  const found = groups.flatMap(({ hits }) => hits);
  expect(found.length).toBeGreaterThan(0);
  for (const { lock } of found) expect(lock).not.toMatchObject({ kind: 'plan' });
});
