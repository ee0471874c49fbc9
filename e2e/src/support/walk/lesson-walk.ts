/** Walks through a lesson as a learner does: makes a wrong guess, and answers and builds first wrong and then right. */
import {
  isInlineCheck,
  parseLessonContent,
  type BlockOf,
  type LessonBlock,
} from '@qubloom/contract';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { build } from './circuit-strip.ts';
import type { LessonFiles } from '../content.ts';
import { answerCheck, inlineCheck } from './inline-check.ts';
import { click, type Press } from '../press.ts';

export interface Walk {
  readonly press?: Press;
  /** Id of the block at which the walk ends. */
  readonly until?: string;
}

/** Walks from the first step to the last, and returns the number of passed tasks. */
export async function walkThrough(
  page: Page,
  lesson: LessonFiles,
  content: string,
  { press = click, until }: Walk = {},
): Promise<number> {
  let passed = 0;
  for (const block of parseLessonContent(content)) {
    const found = controlOf(page, block);
    if (!found) continue;
    while (!(await isShown(page, found))) await continueLesson(page, press);
    if (until !== undefined && 'id' in block && block.id === until) return passed;
    if (block.kind === 'predict') await guess(page, block, press);
    if (block.kind === 'choice') await choose(page, block, press);
    if (isInlineCheck(block)) await answerCheck(found, block, press);
    if (block.kind === 'program') await runProgram(taskView(page, block.title), press);
    if (block.kind === 'task') {
      await solve(page, lesson, block, press);
      passed += 1;
    }
    if (block.kind === 'program-task') {
      await write(page, lesson, block, press);
      passed += 1;
    }
  }
  while ((await lastStep(page).count()) === 0) await continueLesson(page, press);
  return passed;
}

/** The control of a block that asks the learner for something; undefined for other blocks. */
function controlOf(page: Page, block: LessonBlock): Locator | undefined {
  if (isInlineCheck(block)) return inlineCheck(page, block);
  switch (block.kind) {
    case 'predict':
      return page.locator(`label:has(input[name="guess-${block.id}"])`).first();
    case 'choice':
      return page.locator(`label:has(input[name="choice-${block.id}"])`).first();
    case 'task':
    case 'program':
    case 'program-task':
      return taskView(page, block.title);
    default:
      return undefined;
  }
}

/** A task's code loads with its step, and the button for continuing may appear a moment after its condition is met. */
async function isShown(page: Page, thing: Locator): Promise<boolean> {
  await thing.or(wayOn(page)).filter({ visible: true }).first().waitFor();
  const loading = page.getByText(/^Loading the (task|program|question)$/);
  await expect(loading.filter({ visible: true })).toHaveCount(0);
  return thing.isVisible();
}

/** The page shows the number of the current step and of all steps. */
const lastStep = (page: Page) => page.getByText(/^Step (\d+) \/of \1$/);

const wayOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

/** Continues to the next step. The address names the step, and the page shows its number once it is drawn. */
async function continueLesson(page: Page, press: Press): Promise<void> {
  const before = page.url();
  await press(wayOn(page));
  await page.waitForURL((url) => url.href !== before);
  const step = new URL(page.url()).searchParams.get('step') ?? '';
  await page.getByText(new RegExp(`^Step ${step} /of \\d+$`)).waitFor();
  const stop = page.getByRole('heading', { name: 'Good place to stop' });
  if (!(await stop.isVisible())) return;
  await press(wayOn(page));
  await stop.waitFor({ state: 'hidden' });
}

/** Goes from the first step past the guess, which unlocks all other steps, to the last. */
export async function skipToEnd(page: Page): Promise<void> {
  const guesses = page.locator('label:has(input[name^="guess-"])').first();
  do await continueLesson(page, click);
  while (!(await isShown(page, guesses)));
  await guesses.click();
  await page.getByRole('button', { name: 'Lock In My Guess' }).click();
  await page
    .getByRole('navigation', { name: 'Steps of this lesson' })
    .getByRole('button', { name: /^Used for/ })
    .click();
}

/** Shows all steps of the lesson at once, from a sheet on small screens. */
export async function showAllSteps(page: Page): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Lessons and tabs' });
  const button = page.getByRole('button', { name: 'Show all steps' });
  await button.or(sheet).first().waitFor();
  if (await sheet.isVisible()) await sheet.click();
  await button.click();
}

async function guess(
  page: Page,
  { id, answer, options }: BlockOf<'predict'>,
  press: Press,
): Promise<void> {
  const wrong = (answer + 1) % options.length;
  await press(page.locator(`label:has(input[name="guess-${id}"])`).nth(wrong));
  await press(page.getByRole('button', { name: 'Lock In My Guess' }));
  await page.getByText('Your guess is locked in.').waitFor();
}

async function choose(
  page: Page,
  { id, answer, options }: BlockOf<'choice'>,
  press: Press,
): Promise<void> {
  const option = page.locator(`label:has(input[name="choice-${id}"])`);
  await press(option.nth((answer + 1) % options.length));
  await page.getByText('Pick another one.').first().waitFor();
  await press(option.nth(answer));
}

async function solve(
  page: Page,
  lesson: LessonFiles,
  block: BlockOf<'task'>,
  press: Press,
): Promise<void> {
  const task = lesson.tasks.get(block.id);
  if (!task) throw new Error(`${lesson.title} has no task ${block.id}`);
  const view = taskView(page, block.title);
  const wrong = task.wrong.find(({ diagnosis }) => diagnosis !== 'nothing-placed');
  await build(view, task, wrong?.circuit ?? task.starter, press);
  await press(view.getByRole('button', { name: 'Check' }));
  await view.locator('[aria-live="polite"] strong').last().waitFor();
  expect(await isDone(page, block.title)).toBe(false);

  await build(view, task, task.reference, press);
  await press(view.getByRole('button', { name: 'Check' }));
  await view.getByText(task.success).waitFor();
  await view.getByRole('heading', { name: /Done/ }).waitFor();
}

async function runProgram(cell: Locator, press: Press): Promise<void> {
  await press(cell.getByRole('button', { name: 'Run' }));
  // The first run waits until Python has loaded.
  await cell.getByText('The program is done.').waitFor({ timeout: 60_000 });
}

/** Submits a wrong program and then the right one. */
async function write(
  page: Page,
  lesson: LessonFiles,
  block: BlockOf<'program-task'>,
  press: Press,
): Promise<void> {
  const task = lesson.programTasks.get(block.id);
  if (!task) throw new Error(`${lesson.title} has no task ${block.id}`);
  const view = taskView(page, block.title);
  const check = async (program: string) => {
    await view.getByRole('textbox').fill(program);
    await press(view.getByRole('button', { name: 'Check' }));
  };
  await check(task.wrong[0]?.program ?? '');
  await view.locator('[aria-live="polite"] strong').last().waitFor({ timeout: 60_000 });
  expect(await isDone(page, block.title)).toBe(false);

  await check(task.reference);
  await view.getByText(task.success).waitFor();
  await view.getByRole('heading', { name: /Done/ }).waitFor();
}

export function taskView(page: Page, title: string) {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('region', { name: new RegExp(`^(Done: *)?${escaped}$`) });
}

export async function isDone(page: Page, title: string): Promise<boolean> {
  return (await taskView(page, title).getByRole('heading', { name: /Done/ }).count()) > 0;
}
