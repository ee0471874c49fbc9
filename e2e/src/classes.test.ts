import { faultsOf } from './support/axe.ts';
import { makeClass, openPart } from './support/classes.ts';
import { desktop, expect, phone, test, type WindowOptions } from './support/fixtures.ts';
import { gradebookRows } from './support/gradebook.ts';
import { password, signUp } from './support/learner.ts';
import { logInBySlip, readSlip, slipsOn } from './support/slips.ts';
import { payInSandbox } from './support/payments.ts';

const onPhone: WindowOptions = { viewport: phone, hasTouch: true, isMobile: true };

test('a teacher makes a class from a list and assigns a lesson, a learner signs in with a slip and finds it, and the gradebook is the same as its file', async ({
  openWindow,
}) => {
  const teacher = await openWindow({ viewport: desktop });
  await signUp(teacher, { ageRange: '18 or over' });
  await teacher.waitForURL('**/dashboard');
  await teacher.goto('/teach');
  await teacher.getByRole('heading', { name: 'What a class is' }).waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  await teacher.getByLabel('Name of the class').fill('Physics');
  await teacher.getByRole('button', { name: 'Make the class' }).press('Enter');
  await teacher.getByRole('heading', { level: 1, name: 'Physics' }).waitFor();
  expect(await faultsOf(teacher)).toEqual([]);

  await teacher.getByLabel('File with names').setInputFiles({
    name: 'names.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name;Group\r\nZoë;a\r\n=1+1;a\r\nKit;b\r\n', 'latin1'),
  });
  await teacher.getByText('2 names get an account. 1 name is left out.').waitFor();
  await teacher.getByRole('radio', { name: '13 to 17' }).press('Space');
  expect(await faultsOf(teacher)).toEqual([]);
  await teacher.getByRole('button', { name: 'Make 2 accounts' }).click();
  const slip = slipsOn(teacher).first();
  await slip.waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  const { name, username, first } = await readSlip(slip);
  expect(name).toBe('Zoë');
  const saved = teacher.waitForEvent('download');
  await teacher.getByRole('button', { name: 'Download slips (PDF)' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  await teacher.getByRole('button', { name: 'Done' }).click();
  await expect(teacher.getByText(first)).toHaveCount(0);

  const learner = await openWindow(onPhone);
  await logInBySlip(learner, { username, first });
  await learner.goto('/classes');
  await learner.getByText('Physics').first().waitFor();

  await openPart(teacher, 'Assignments');
  const card = teacher.getByRole('region', { name: 'Assignments' });
  await card.getByLabel('Course').selectOption({ index: 1 });
  await card.getByLabel('Lesson').selectOption({ index: 1 });
  const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await card.getByLabel('Due by the end of').fill(inThreeDays);
  await card.getByRole('button', { name: 'Assign' }).press('Enter');
  await card.getByText(/for everybody/).waitFor();
  await learner.goto('/dashboard');
  const due = learner.getByRole('region', { name: 'For your class' });
  await due.getByRole('link', { name: /^Lesson: / }).waitFor();
  expect(await faultsOf(learner)).toEqual([]);

  await openPart(teacher, 'Gradebook');
  const rows = await gradebookRows(teacher);
  expect(await faultsOf(teacher)).toEqual([]);
  expect(rows.map(([first]) => first)).toEqual(['Learner', 'Kit', 'Zoë']);
  await openPart(teacher, 'Learners');

  await teacher.getByRole('link', { name: 'Record of Zoë' }).click();
  await teacher.getByText('Zoë has not learned this week.').waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  await teacher.goBack();
  await teacher.getByRole('button', { name: 'Take out Kit' }).click();
  await teacher.getByLabel('Your password again').fill(password);
  await teacher.getByLabel('Your password again').press('Enter');
  await expect(teacher.getByRole('button', { name: 'Take out Kit' })).toHaveCount(0);
});

test('a teacher buys the Classroom plan for a class, and cancels it', async ({ openWindow }) => {
  const teacher = await openWindow({ viewport: desktop });
  await makeClass(teacher);
  await openPart(teacher, 'Settings');
  const plan = teacher.getByRole('region', { name: 'Plan of this class' });
  await plan.getByRole('button', { name: 'Get the Classroom plan' }).press('Enter');
  await plan.getByText('$99', { exact: true }).first().waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  await plan.getByRole('button', { name: 'Continue to Payment' }).press('Enter');
  await teacher.getByText('Sandbox: no real card, no real money').waitFor();
  await payInSandbox(teacher, 'Start the Free Trial');
  await plan.getByText('You pay for the Classroom plan').waitFor();
  await teacher.getByText('0 of 30 seats taken').waitFor();
  expect(await faultsOf(teacher)).toEqual([]);
  await plan.getByRole('button', { name: 'Cancel Subscription' }).press('Enter');
  await teacher.getByRole('button', { name: 'Yes, Cancel' }).press('Enter');
  await plan.getByRole('button', { name: 'Keep the Plan' }).waitFor();
});
