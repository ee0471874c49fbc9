/**
 * On a phone, the changes after each press are in view and the focus stays, on every step of every lesson and path,
 * and in every visualization.
 */
import type { GuidedPath, Visualization } from '@qubloom/contract';
import { ask } from '../support/ask.ts';
import { courseFiles } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import {
  completedLessons,
  type Course,
  pathTitles,
  pressThroughLesson,
  pressThroughPath,
  pressVisualization,
} from './screens.ts';
import { phoneInHand } from './in-hand.ts';
import { installWatcher } from './watch.ts';

for (const { title, lessons } of courseFiles()) {
  for (const index of lessons.keys()) {
    test(`in lesson ${String(index + 1)} of ${title}`, async ({ openWindow }) => {
      const page = await openWindow(phoneInHand);
      await page.addInitScript(installWatcher);
      await signIn(page, { tier: 'ultimate' });
      await page.goto('/dashboard');
      const courses = await ask<Course[]>(page, '/api/courses');
      const course = courses.find((each) => each.title === title);
      if (!course) throw new Error(`There is no course ${title}.`);
      const lesson = (await completedLessons(page, course))[index];
      if (!lesson) throw new Error('The course has fewer lessons than files.');
      expect(await pressThroughLesson(page, course, lesson)).toEqual([]);
    });
  }
}

for (const title of pathTitles) {
  test(`in the steps of the path ${title}, and after each hint`, async ({ openWindow }) => {
    const page = await openWindow(phoneInHand);
    await page.addInitScript(installWatcher);
    await signIn(page, { tier: 'ultimate' });
    await page.goto('/dashboard');
    const paths = await ask<GuidedPath[]>(page, '/api/guided-paths');
    const path = paths.find((each) => each.title === title);
    if (!path) throw new Error(`There is no path ${title}.`);
    expect(await pressThroughPath(page, path)).toEqual([]);
  });
}

test('in every visualization', async ({ openWindow }) => {
  const page = await openWindow(phoneInHand);
  await page.addInitScript(installWatcher);
  await page.goto('/visualizations');
  const faults: string[] = [];
  for (const visualization of await ask<Visualization[]>(page, '/api/visualizations')) {
    faults.push(...(await pressVisualization(page, visualization)));
  }
  expect(faults).toEqual([]);
});
