/** Screens of a learner with a phone, opened as a learner would open them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type {
  CourseId,
  GuidedPath,
  GuidedStep,
  LessonSummary,
  Visualization,
} from '@qubloom/contract';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { ask, statusOf } from '../support/ask.ts';
import type { TaskFile } from '../support/content.ts';
import { faultsOf, pressEverything } from './press-everything.ts';

/** The sticky row and the navigation lead to other pages, and reading aloud shows nothing. */
const except = '.sticky *, nav *, [aria-label="Read aloud"]';

const wayOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

async function settle(page: Page): Promise<void> {
  await expect(page.getByText(/^Loading the/).filter({ visible: true })).toHaveCount(0);
  // A frame reports its height, and the page around it adjusts.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 150))),
  );
}

export interface Course {
  readonly id: CourseId;
  readonly title: string;
}

/** Completes all lessons of a course, which unlocks all their steps, and returns them. */
export async function completedLessons(page: Page, { id }: Course) {
  const lessons = await ask<LessonSummary[]>(page, `/api/courses/${String(id)}/lessons`);
  for (const lesson of lessons) {
    await ask(page, `/api/lessons/${String(lesson.id)}/complete`, 'POST');
  }
  return lessons;
}

/** Presses everything in each step of a lesson. */
export async function pressThroughLesson(
  page: Page,
  course: Course,
  lesson: Pick<LessonSummary, 'id' | 'title'>,
): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(`/courses/${String(course.id)}?lesson=${String(lesson.id)}&step=1`);
  await page.getByRole('navigation', { name: 'Steps of this lesson' }).waitFor();
  for (let step = 1; ; step += 1) {
    await settle(page);
    await pressEverything(page, { scope: 'main', except }, (press) => {
      faults.push(...faultsOf(press, `${lesson.title}, step ${String(step)}`));
    });
    if ((await wayOn(page).count()) === 0) return faults;
    await wayOn(page).click();
    await page.waitForURL((url) => url.searchParams.get('step') === String(step + 1));
  }
}

export async function pressVisualization(
  page: Page,
  { id, title }: Pick<Visualization, 'id' | 'title'>,
): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(`/visualizations/${String(id)}`);
  await page.getByRole('button', { name: 'Mark as Complete' }).waitFor();
  await settle(page);
  await pressEverything(page, { scope: 'main', except, isRun: true }, (press) => {
    faults.push(...faultsOf(press, title));
  });
  return faults;
}

export async function pressScene(
  page: Page,
  { name, title }: { readonly name: string; readonly title: string },
): Promise<string[]> {
  const faults: string[] = [];
  await page.goto(`/simulators/${name}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await settle(page);
  await pressEverything(page, { scope: 'body', isRun: true }, (press) => {
    faults.push(...faultsOf(press, title));
  });
  return faults;
}

const folder = fileURLToPath(new URL('../../../curriculum/content/guided-paths/', import.meta.url));

const pathFiles = readdirSync(folder).map((slug) => ({
  slug,
  ...(parse(readFileSync(`${folder}${slug}/path.yaml`, 'utf8')) as PathFile),
}));

export const pathTitles = pathFiles.map(({ title }) => title);

interface PathFile {
  readonly title: string;
  readonly steps: readonly string[];
}

/** Presses everything on each screen of a path's first steps and their hints, and completes these steps. */
export async function pressThroughPath(
  page: Page,
  { id, title }: Pick<GuidedPath, 'id' | 'title'>,
  most = Infinity,
): Promise<string[]> {
  const faults: string[] = [];
  const file = pathFiles.find((each) => each.title === title);
  if (!file) throw new Error(`There is no path ${title}.`);
  await ask(page, `/api/guided-paths/${String(id)}/start`, 'POST');
  const steps = await ask<GuidedStep[]>(page, `/api/guided-paths/${String(id)}/steps`);
  for (const [index, step] of steps.slice(0, most).entries()) {
    await page.goto(`/guided-paths/${String(id)}?step=${String(index + 1)}`);
    await page.getByRole('heading', { name: step.title }).first().waitFor();
    const where = `${title}, ${step.title}`;
    while ((await wayOn(page).count()) > 0) {
      await settle(page);
      await pressEverything(page, { scope: 'main', except }, (press) => {
        faults.push(...faultsOf(press, where));
      });
      await wayOn(page).click();
    }
    await settle(page);
    await pressEverything(page, { scope: 'main', except }, (press) => {
      faults.push(...faultsOf(press, where));
    });
    // The hints are in the sticky row.
    const hints = { scope: 'main .sticky', names: 'Hint', most: 3 };
    await pressEverything(page, hints, (press) => {
      faults.push(...faultsOf(press, where));
    });
    const path = `/api/guided-paths/${String(id)}/steps/${String(step.id)}`;
    if (step.type === 'challenge') {
      const task = readFileSync(
        `${folder}${file.slug}/${file.steps[index] ?? ''}/task.yaml`,
        'utf8',
      );
      const { reference } = parse(task) as TaskFile;
      expect(await statusOf(page, `${path}/check`, { circuit: reference })).toBe(200);
    }
    expect(await statusOf(page, `${path}/complete`, { hintsUsed: 0 })).toBe(200);
  }
  return faults;
}
