/**
 * On a phone, everything that a press changes is in view, and the focus stays where it was. This covers one or two
 * screens of each kind; `npm run test:phone` covers all.
 */
import type { GuidedPath, Visualization } from '@qubloom/contract';
import { ask } from '../support/ask.ts';
import { expect, test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';
import { scenes } from '../scenes/plays.ts';
import { openCodeLab } from '../code-lab/code-lab.ts';
import {
  completedLessons,
  type Course,
  pressScene,
  pressThroughLesson,
  pressThroughPath,
  pressVisualization,
} from './screens.ts';
import { installWatcher } from './watch.ts';
import { phoneInHand } from './in-hand.ts';

test('in a lesson', async ({ openWindow }) => {
  const page = await openWindow(phoneInHand);
  await page.addInitScript(installWatcher);
  await signIn(page);
  await page.goto('/dashboard');
  const [course] = await ask<Course[]>(page, '/api/courses');
  if (!course) throw new Error('There is no course.');
  const [lesson] = await completedLessons(page, course);
  if (!lesson) throw new Error('There is no lesson.');
  expect(await pressThroughLesson(page, course, lesson)).toEqual([]);
});

test('in the first steps of a path, and after a hint', async ({ openWindow }) => {
  const page = await openWindow(phoneInHand);
  await page.addInitScript(installWatcher);
  await signIn(page);
  await page.goto('/dashboard');
  const [path] = await ask<GuidedPath[]>(page, '/api/guided-paths');
  if (!path) throw new Error('There is no path.');
  expect(await pressThroughPath(page, path, 2)).toEqual([]);
});

test('in a visualization', async ({ openWindow }) => {
  const page = await openWindow(phoneInHand);
  await page.addInitScript(installWatcher);
  await page.goto('/visualizations');
  const all = await ask<Visualization[]>(page, '/api/visualizations');
  const mix = all.find(({ title }) => title === 'A Mix of Two');
  if (!mix) throw new Error('There is no such visualization.');
  expect(await pressVisualization(page, mix)).toEqual([]);
});

for (const scene of scenes) {
  test(`in the scene ${scene.name}, whose buttons also keep their places during a run`, async ({
    openWindow,
  }) => {
    const page = await openWindow(phoneInHand);
    await page.addInitScript(installWatcher);
    expect(await pressScene(page, scene)).toEqual([]);
  });
}

test("a program's output scrolls into view in the code lab", async ({ openWindow }) => {
  const page = await openWindow(phoneInHand);
  await openCodeLab(page);
  await page.getByRole('button', { name: 'Run', exact: true }).tap();
  const output = page.getByRole('log', { name: 'Output of the program' });
  await expect(output).not.toBeEmpty({ timeout: 60_000 });
  await expect(output).toBeInViewport({ ratio: 0.9 });
});
