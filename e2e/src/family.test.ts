import type { Page } from '@playwright/test';
import { faultsOf } from './support/axe.ts';
import { firstQuiz } from './support/content.ts';
import { desktop, expect, phone, test, type WindowOptions } from './support/fixtures.ts';
import { answerQuiz, fillSignUp, signUp } from './support/learner.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { payInSandbox } from './support/payments.ts';

const onPhone: WindowOptions = { viewport: phone, hasTouch: true, isMobile: true };
const region = (page: Page, name: string) => page.getByRole('region', { name });
/** Opens a folded part of the family page by keyboard. */
const unfold = (page: Page, title: string) =>
  page.locator('summary', { hasText: title }).press('Enter');

/** Gets a child under 13 to an account, and its parent to the page after the yes. */
async function sayYes(child: Page, parent: Page): Promise<void> {
  const username = await signUp(child, { ageRange: 'Under 13' });
  await child.waitForURL('**/dashboard');
  const address = `${username}@example.org`;
  await parent.goto(linkIn(await mailTo(address, 'wants to learn'), 'consent'));
  await parent.getByText("I'm Ada's parent or guardian.").click();
  await parent.getByRole('checkbox', { name: /^Meet other learners/ }).check();
  await parent.getByRole('button', { name: 'Yes, I agree' }).click();
  await parent.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  expect(await faultsOf(parent)).toEqual([]);
}

// Shows: parents: a weekly goal that both agree on
test('a parent adds a child after the yes, and they agree on a goal', async ({ openWindow }) => {
  const child = await openWindow(onPhone);
  const parent = await openWindow({ viewport: desktop });
  await sayYes(child, parent);
  await parent.getByRole('link', { name: 'Create an Account' }).click();
  await fillSignUp(parent, { ageRange: '18 or over' });
  await parent.getByText('Ada is on your family page now.').waitFor();
  const week = /^Ada has not learned this week\./;
  await parent.getByText(week).waitFor();
  expect(await faultsOf(parent)).toEqual([]);

  await unfold(parent, "Ada's days, goal, lessons, and badges");
  expect(await faultsOf(parent)).toEqual([]);
  await parent.getByRole('button', { name: 'Suggest another number' }).click();
  await parent.getByRole('radio', { name: '2' }).press('Space');
  await parent.getByRole('button', { name: 'Suggest 2 days a week' }).click();
  await parent.getByText('A grown-up suggests 2 days a week.').waitFor();

  await child.goto('/profile?tab=progress');
  expect(await faultsOf(child)).toEqual([]);
  await child.getByRole('button', { name: 'Accept 2 days a week' }).click();
  await region(child, 'Weekly goal').getByText('2 days a week', { exact: true }).waitFor();
  await parent.reload();
  await unfold(parent, "Ada's days, goal, lessons, and badges");
  await region(parent, 'Weekly goal').getByText('2 days a week', { exact: true }).waitFor();
  const seenBy = async (page: Page) => [
    await page.getByText(week).innerText(),
    await page.getByRole('list', { name: 'Days of this week' }).innerText(),
  ];
  expect(await seenBy(parent)).toEqual(await seenBy(child));

  await child.goto('/family');
  await child.getByText('only they can change that').waitFor();
  await expect(child.getByRole('button', { name: /End/ })).toHaveCount(0);
});

test('a grown-up buys a linked learner’s plan on the family page, and cancels it', async ({
  openWindow,
}) => {
  const learner = await openWindow(onPhone);
  await signUp(learner);
  await learner.waitForURL('**/dashboard');
  await learner.goto('/family');
  await learner.getByRole('button', { name: 'Make a code for a grown-up' }).press('Enter');
  const code = await learner.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  const grownUp = await openWindow({ viewport: desktop });
  await signUp(grownUp, { ageRange: '18 or over' });
  await grownUp.waitForURL('**/dashboard');
  await grownUp.goto('/family');
  await grownUp.getByLabel('Code from your child').fill(code);
  await grownUp.keyboard.press('Enter');
  await unfold(grownUp, "Ada's plan and account");
  const plan = region(grownUp, 'Plan');
  await plan.getByRole('button', { name: 'Choose a Plan' }).press('Enter');
  await plan.getByText('$9.99', { exact: true }).first().waitFor();
  expect(await faultsOf(grownUp)).toEqual([]);
  await plan.getByRole('button', { name: 'Continue to Payment' }).press('Enter');
  await grownUp.getByText('Sandbox: no real card, no real money').waitFor();
  await payInSandbox(grownUp, 'Start the Free Trial');
  await plan.getByText('You pay for the Basic plan').waitFor();
  expect(await faultsOf(grownUp)).toEqual([]);

  await learner.goto('/dashboard?tab=subscription');
  await learner.getByText('Your family takes care of your plan.').waitFor();
  expect(await faultsOf(learner)).toEqual([]);

  await plan.getByRole('button', { name: 'Cancel Subscription' }).press('Enter');
  await grownUp.getByRole('button', { name: 'Yes, Cancel' }).press('Enter');
  await plan.getByRole('button', { name: 'Keep the Plan' }).waitFor();
});

test('a learner of 13 shows a code, decides who sees the record, and ends it, by keyboard', async ({
  openWindow,
}) => {
  const learner = await openWindow(onPhone);
  await signUp(learner);
  await learner.waitForURL('**/dashboard');
  await learner.goto('/courses/1?lesson=1&tab=quiz');
  await answerQuiz(learner, firstQuiz().wrong);
  await learner.goto('/family');
  await learner.getByRole('button', { name: 'Make a code for a grown-up' }).focus();
  await learner.keyboard.press('Enter');
  const code = await learner.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  expect(await faultsOf(learner)).toEqual([]);

  const grownUp = await openWindow({ viewport: { width: 1024, height: 768 } });
  await signUp(grownUp, { ageRange: '18 or over' });
  await grownUp.waitForURL('**/dashboard');
  await grownUp.goto('/family');
  await grownUp.getByLabel('Code from your child').waitFor();
  expect(await faultsOf(grownUp)).toEqual([]);
  await grownUp.getByLabel('Code from your child').fill('7KQM2-X9RTB');
  await grownUp.keyboard.press('Enter');
  await grownUp.getByText(/^This code does not work/).waitFor();
  await grownUp.getByLabel('Code from your child').fill(code.toLowerCase().replace('-', ' '));
  await grownUp.keyboard.press('Enter');
  const panel = region(grownUp, "Ada's progress");
  await panel.getByRole('heading', { name: 'Ask your child tonight' }).waitFor();
  await panel
    .getByText(/^The right answer: /)
    .first()
    .waitFor();

  await learner.reload();
  await learner.getByRole('button', { name: /^End/ }).click();
  await learner.getByRole('button', { name: /^End/ }).last().click();
  await expect(learner.getByRole('button', { name: /^End/ })).toHaveCount(0);
  await grownUp.reload();
  await grownUp.getByRole('heading', { name: 'Add your child' }).waitFor();
  await expect(panel).toHaveCount(0);
});
