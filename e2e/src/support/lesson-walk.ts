/** Walking through a lesson as a learner does: guess wrong, choose wrong, build wrong, then right. */
import { parseLessonContent, type BlockOf, type LessonBlock } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { build } from './circuit-strip.ts';
import type { LessonFiles } from './content.ts';

/** From the first part to the last; gives the number of tasks that were passed. */
export async function walkThrough(
  page: Page,
  lesson: LessonFiles,
  content: string,
): Promise<number> {
  const parts = partsOf(parseLessonContent(content));
  let passed = 0;
  for (const [index, blocks] of parts.entries()) {
    for (const block of blocks) {
      if (block.kind === 'predict') await guess(page, block);
      if (block.kind === 'choice') await choose(page, block);
      if (block.kind === 'task') {
        await solve(page, lesson, block);
        passed += 1;
      }
    }
    if (index < parts.length - 1) await goOn(page, index + 1);
  }
  return passed;
}

/** A simulator that grows above it can move the button away from under a finger: then it is pressed again. */
async function goOn(page: Page, part: number): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Steps of this lesson' }).getByRole('button');
  const isThere = async () => (await steps.nth(part).getAttribute('aria-current')) === 'step';
  await expect
    .poll(async () => {
      if (!(await isThere())) await page.getByRole('button', { name: 'Continue' }).click();
      return isThere();
    })
    .toBe(true);
}

function partsOf(blocks: readonly LessonBlock[]): readonly (readonly LessonBlock[])[] {
  const parts: LessonBlock[][] = [];
  for (const block of blocks) {
    if (block.kind === 'section') parts.push([]);
    else parts.at(-1)?.push(block);
  }
  return parts;
}

async function guess(page: Page, { id, answer, options }: BlockOf<'predict'>): Promise<void> {
  const wrong = (answer + 1) % options.length;
  await page.locator(`label:has(input[name="guess-${id}"])`).nth(wrong).click();
  await page.getByRole('button', { name: 'Lock In My Guess' }).click();
  await page.getByText('Your guess is locked in.').waitFor();
}

async function choose(page: Page, { id, answer, options }: BlockOf<'choice'>): Promise<void> {
  const option = page.locator(`label:has(input[name="choice-${id}"])`);
  await option.nth((answer + 1) % options.length).click();
  await page.getByText('Pick another one.').first().waitFor();
  await option.nth(answer).click();
}

async function solve(page: Page, lesson: LessonFiles, block: BlockOf<'task'>): Promise<void> {
  const task = lesson.tasks.get(block.id);
  if (!task) throw new Error(`${lesson.title} has no task ${block.id}`);
  const widget = taskWidget(page, block.title);
  const wrong = task.wrong.find(({ diagnosis }) => diagnosis !== 'nothing-placed');
  await build(widget, task, wrong?.circuit ?? task.starter);
  await widget.getByRole('button', { name: 'Check' }).click();
  await widget.locator('[aria-live="polite"] strong').last().waitFor();
  expect(await isDone(page, block.title)).toBe(false);

  await build(widget, task, task.reference);
  await widget.getByRole('button', { name: 'Check' }).click();
  await widget.getByText(task.success).waitFor();
  await widget.getByRole('heading', { name: /Done/ }).waitFor();
}

function taskWidget(page: Page, title: string) {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return page.getByRole('region', { name: new RegExp(`^(Done: *)?${escaped}$`) });
}

export async function isDone(page: Page, title: string): Promise<boolean> {
  return (await taskWidget(page, title).getByRole('heading', { name: /Done/ }).count()) > 0;
}
