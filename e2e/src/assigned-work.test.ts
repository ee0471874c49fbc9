import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { desktop, expect, phone, test } from './support/fixtures.ts';
import { openPart } from './support/classes.ts';
import { press } from './support/keys.ts';
import { signUp } from './support/learner.ts';

const place = (page: Page, wire: number, column: number) =>
  page.locator(`[role=gridcell][data-wire="${String(wire)}"][data-column="${String(column)}"]`);
const outline = (page: Page) => page.locator('details li').allTextContents();

test('a teacher asks for a circuit, a learner changes the beginning and hands it in by keyboard, and the teacher sees and opens it', async ({
  openWindow,
}) => {
  test.setTimeout(240_000);
  const teacher = await openWindow({ viewport: desktop });
  await signUp(teacher, { ageRange: '18 or over' });
  await teacher.waitForURL('**/dashboard');
  await teacher.goto('/simulator');
  await place(teacher, 0, 0).click();
  await teacher.keyboard.press('h');
  await teacher.getByText('Kept', { exact: true }).waitFor();

  await teacher.goto('/teach');
  await teacher.getByLabel('Name of the class').fill('Physics');
  await teacher.getByRole('button', { name: 'Make the class' }).press('Enter');
  await teacher.getByLabel('File with names').setInputFiles({
    name: 'names.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name\nZoë\n'),
  });
  await teacher.getByRole('radio', { name: '13 to 17' }).press('Space');
  await teacher.getByRole('button', { name: 'Make 1 account' }).click();
  const slip = teacher.getByRole('listitem').filter({ hasText: 'Username:' }).first();
  await slip.waitFor();
  const [, ...entries] = await slip.locator(':scope > *').allInnerTexts();
  const [username = '', first = ''] = entries.map((text) => text.replace(/^\w+:\s*/, ''));
  const saved = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'Download slips (PDF)' }).click();
  await saved;
  await teacher.getByRole('button', { name: 'Done' }).click();

  await openPart(teacher, 'Assignments');
  const card = teacher.getByRole('region', { name: 'Assignments' });
  await card.getByLabel('Kind').selectOption('Circuit');
  await card.getByLabel('Title').fill('Two coins');
  await card.getByLabel('What to do').fill('Add an X to the second coin.');
  await card.getByLabel('Learners begin with').selectOption({ index: 1 });
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await card.getByLabel('Due by the end of').fill(inThreeDays);
  expect(await faultsOf(teacher)).toEqual([]);
  await card.getByRole('button', { name: 'Assign' }).press('Enter');
  await card.getByRole('link', { name: 'Circuit: Two coins' }).waitFor();

  const learner = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
  const isRunning = learner.waitForResponse('**/api/sign-in-ways');
  await learner.goto('/auth');
  await isRunning;
  await learner.getByLabel('Username').fill(username);
  await learner.getByLabel('Password', { exact: true }).fill(first);
  await learner.getByRole('button', { name: 'Log in' }).click();
  await learner.waitForURL('**/dashboard');
  await press(learner, learner.getByRole('link', { name: 'Circuit: Two coins' }));
  await learner.getByRole('heading', { level: 1, name: 'Two coins' }).waitFor();
  await expect.poll(() => outline(learner)).toEqual(['H on q0.']);
  await learner.locator('[role=gridcell][tabindex="0"]').focus();
  await learner.keyboard.press('ArrowDown');
  await learner.keyboard.press('x');
  await expect.poll(() => outline(learner)).toEqual(['H on q0. X on q1.']);
  // The lab has tests of its own.
  expect(await faultsOf(learner, { within: 'main header' })).toEqual([]);
  await learner.getByRole('button', { name: 'Hand in' }).focus();
  await learner.keyboard.press('Enter');
  await learner.getByText(/^Handed in on /).waitFor();
  const built = await outline(learner);
  // It opens again as it was handed in, and is still on the dashboard.
  await learner.goto('/dashboard');
  await learner.getByText(/^Handed in\. You can change it/).waitFor();
  await learner.evaluate(() => localStorage.clear());
  await learner.getByRole('link', { name: 'Circuit: Two coins' }).click();
  await expect.poll(() => outline(learner)).toEqual(built);

  await openPart(teacher, 'Gradebook');
  const cell = teacher.getByRole('cell', { name: /^Handed in \d{4}-\d\d-\d\d \d\d:\d\d/ });
  const text = await cell.textContent();
  const link = teacher.getByRole('link', { name: 'Download as a table (CSV)' });
  const file = await teacher.request.get((await link.getAttribute('href')) ?? '');
  expect(await file.text()).toContain(`"${text ?? ''}"`);
  await press(teacher, cell.getByRole('link'));
  await teacher.getByText(/^Handed in by Zoë on /).waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  await press(teacher, teacher.getByRole('link', { name: 'Open in the circuit lab' }));
  await teacher.waitForURL('**/simulator#c=*');
  await expect.poll(() => outline(teacher)).toEqual(built);
});
