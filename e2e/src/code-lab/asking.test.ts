/** Programs that call `input()` in tasks and from links. */
import { parseLessonContent } from '@qubloom/contract';
import { expect, phone, test } from '../support/fixtures.ts';
import { lessonsWithPrograms } from '../support/content.ts';
import { openLesson, signIn } from '../support/learner.ts';
import { taskView, walkThrough } from '../support/walk/lesson-walk.ts';
import { linkTo, openCodeLab, output, pressRun, pressStop } from './code-lab.ts';

const ask = 'name = input("Your name? ")\nprint("Hello", name)\n';

test('a program in a task asks below its text; Check continues with the answer, and Stop ends the wait', async ({
  openWindow,
}) => {
  test.setTimeout(240_000);
  const [files] = lessonsWithPrograms();
  if (!files) throw new Error('No lesson has a task for a program');
  const page = await openWindow();
  await signIn(page, { tier: files.course.requires });
  await page.goto('/dashboard');
  const { content } = await openLesson(page, files);
  const block = parseLessonContent(content).find(({ kind }) => kind === 'program-task');
  if (block?.kind !== 'program-task') throw new Error('The lesson has lost its task');
  await walkThrough(page, files, content, { until: block.id });

  const view = taskView(page, block.title);
  const line = view.getByRole('textbox', { name: 'Your name?' });
  const run = view.getByRole('button', { name: 'Run', exact: true });
  const { reference = '' } = files.programTasks.get(block.id) ?? {};
  await view.getByRole('textbox').fill(ask + reference);
  await run.click();
  await expect(line).toBeFocused({ timeout: 60_000 });
  await view.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(view.getByText('You stopped the program.')).toBeVisible();
  await expect(line).toHaveCount(0);
  await expect(run).toBeFocused();

  await view.getByRole('button', { name: 'Check' }).click();
  await expect(line).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(view.getByRole('log')).toContainText('Hello Ada');
  await expect(view.getByText(block.success)).toBeVisible();
});

test('a program from a link asks only after Run is pressed, and returns the focus to Run when it ends', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: phone });
  await openCodeLab(page, linkTo(ask));
  await expect(page.getByText(/This program came with a link/)).toBeVisible();
  const line = page.getByRole('textbox', { name: 'Your name?' });
  await expect(line).toHaveCount(0);
  await pressRun(page);
  await expect(line).toBeFocused();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByText('The program is done.')).toBeVisible();
  expect(await output(page)).toBe('Your name? Ada\nHello Ada\n');
  await expect(page.getByRole('button', { name: 'Run', exact: true })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(line).toBeFocused();
  await pressStop(page);
  await expect(page.getByText('You stopped the program.')).toBeVisible();
  await expect(line).toHaveCount(0);
});
