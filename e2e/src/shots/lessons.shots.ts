/**
 * Writes every step of three lessons, as first seen, to `screenshots/lessons/` at four sizes, light and dark, and a
 * contact sheet of all to `screenshots/`. `npm run screenshots lessons.shots` makes only these.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CourseId, LessonId, LessonSummary } from '@qubloom/contract';
import { expect, type Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { contactSheet } from './contact-sheet.ts';
import { test } from '../support/fixtures.ts';
import { signIn } from '../support/learner.ts';

const folder = fileURLToPath(new URL('../../../screenshots/', import.meta.url));
const pictures = `${folder}lessons/`;

/** Lessons of Quantum Basics, from 1. */
const numbers = [1, 4, 9];
const sizes = [
  { width: 360, height: 780 },
  { width: 780, height: 360 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
const schemes = ['light', 'dark'] as const;
const views = sizes.flatMap(({ width, height }) =>
  schemes.map((colorScheme) => ({
    viewport: { width, height },
    colorScheme,
    name: `${width}x${height}-${colorScheme}`,
  })),
);

// The tests run in order, so that the sheet comes last.
test.describe.configure({ mode: 'default' });

for (const { name, ...view } of views) {
  test(`every step at ${name}`, async ({ openWindow }) => {
    rmSync(`${pictures}${name}`, { recursive: true, force: true });
    mkdirSync(`${pictures}${name}`, { recursive: true });
    const page = await openWindow(view);
    await signIn(page);
    await page.goto('/courses');
    const { course, lessons } = await completedLessons(page);
    for (const number of numbers) {
      await page.goto(`/courses/${course}?lesson=${lessons[number - 1] ?? 0}&step=1`);
      await shootSteps(page, `${pictures}${name}/${String(number).padStart(2, '0')}`);
    }
  });
}

test('the contact sheet', async ({ openWindow }) => {
  const names = views.map(({ name }) => name).filter((name) => shotsOf(name).length > 0);
  const steps = [...new Set(names.flatMap(shotsOf).map(stepOf))].sort();
  writeFileSync(`${folder}lessons.html`, sheetOf(names, steps));
  const page = await openWindow();
  await page.goto(`file://${folder}lessons.html`);
  await page.screenshot({ path: `${folder}lessons.png`, fullPage: true });
});

/** Completes all lessons of Quantum Basics, which unlocks all their steps. */
async function completedLessons(
  page: Page,
): Promise<{ readonly course: CourseId; readonly lessons: readonly LessonId[] }> {
  const courses = await ask<{ id: CourseId; title: string }[]>(page, '/api/courses');
  const course = courses.find(({ title }) => title.startsWith('Quantum Basics'))?.id;
  if (course === undefined) throw new Error('There is no course Quantum Basics.');
  const all = await ask<LessonSummary[]>(page, `/api/courses/${course}/lessons`);
  for (const { id } of all) await ask(page, `/api/lessons/${id}/complete`, 'POST');
  return { course, lessons: all.map(({ id }) => id) };
}

/** Each picture's name contains its step and the number of pixels below the first screen. */
async function shootSteps(page: Page, path: string): Promise<void> {
  const wayOn = page.getByRole('button', { name: 'Continue', exact: true });
  await page.getByRole('navigation', { name: 'Steps of this lesson' }).waitFor();
  for (let step = 1; ; step += 1) {
    await expect(page.getByText(/^Loading the/).filter({ visible: true })).toHaveCount(0);
    // A frame reports its height, and the page adjusts; with a frame, the network never becomes idle.
    await page.waitForTimeout(300);
    await page.mouse.move(0, 0);
    const hidden = await page.evaluate(
      () => document.documentElement.scrollHeight - window.innerHeight,
    );
    const number = String(step).padStart(2, '0');
    await page.screenshot({ path: `${path}-${number}_${hidden}.png` });
    if ((await wayOn.count()) === 0) return;
    await wayOn.click();
    await page.waitForURL((url) => url.searchParams.get('step') === String(step + 1));
  }
}

function shotsOf(view: string): readonly string[] {
  return readdirSync(pictures).includes(view) ? readdirSync(`${pictures}${view}`) : [];
}

/** Converts a file name such as `04-02_130.png` to lesson 4, step 2. */
function stepOf(file: string): string {
  return file.slice(0, file.indexOf('_'));
}

/** A row for each step, and a column for each window; `+130` is the number of pixels to scroll. */
function sheetOf(names: readonly string[], steps: readonly string[]): string {
  const picture = (name: string, step: string) => {
    const file = shotsOf(name).find((each) => stepOf(each) === step);
    if (file === undefined) return undefined;
    const hidden = /_(\d+)/.exec(file)?.[1] ?? '0';
    const label = `${step.replace('-', '.')} ${name}${hidden === '0' ? '' : ` <b>+${hidden}</b>`}`;
    return { label, file: `lessons/${name}/${file}` };
  };
  return contactSheet(
    `Every step of lessons ${numbers.join(', ')}`,
    steps.map((step) => names.map((name) => picture(name, step))),
  );
}
