/** A plan from its first day to its last, on the page that replaces the payment provider's. */
import { routes, type Course, type CourseProgress, type LessonSummary } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { faultsOf } from '../support/axe.ts';
import { desktop, expect, test } from '../support/fixtures.ts';
import { addLearner, newUsername, password, signIn, signUp } from '../support/learner.ts';
import { payInSandbox, passDays } from '../support/payments.ts';

const gates = /^Quantum Gates/;
const programming = /^Quantum Programming/;
const cardOf = (page: Page, name: RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });

async function idOf(page: Page, name: RegExp): Promise<number> {
  const courses = await ask<Course[]>(page, '/api/courses');
  return courses.find(({ title }) => name.test(title))?.id ?? 0;
}

/** Runs axe, which resizes the window, after the page has settled. */
async function expectNoFaults(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize(desktop);
}

test(
  'a locked course leads to a plan, and a declined card to another card, until the trial starts',
  { tag: '@main' },
  async ({ openWindow }) => {
    const page = await openWindow({ viewport: desktop });
    await page.goto('/courses');
    await cardOf(page, gates).getByRole('link', { name: 'Locked' }).click();
    await page.getByText('Annually').click();
    await expectNoFaults(page);
    await page.getByText('Monthly').click();
    await page.getByRole('link', { name: 'Choose Basic' }).click();
    await page.getByRole('tab', { name: 'Login' }).click();
    const username = await addLearner();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();

    await page.waitForURL('**/subscribe?plan=basic');
    await page.getByRole('checkbox', { name: /I'm a grown-up/ }).check();
    await page.getByLabel("The grown-up's email").fill('mother@example.org');
    await expectNoFaults(page);
    await page.getByRole('button', { name: 'Continue to Payment' }).click();
    await page.getByText('Sandbox: no real card, no real money').waitFor();
    await expectNoFaults(page);
    await payInSandbox(page, 'Start the Free Trial', '0002');
    await page.getByRole('alert').getByText('declined').waitFor();
    await payInSandbox(page, 'Start the Free Trial', '3155');
    await page.getByRole('button', { name: "Yes, It's Me" }).click();
    await page.waitForURL('**/dashboard?**');
    await page.getByText('Thank you!', { exact: true }).waitFor();
    await page.getByRole('region', { name: 'Basic Plan' }).getByText('Trial').waitFor();
    await page.getByText('ends in 7 days').waitFor();
    await expectNoFaults(page);
  },
);

test('a plan is upgraded and canceled; when it ends, its courses close and the progress in them stays', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: desktop });
  await signIn(page);
  await page.goto('/subscribe?plan=basic');
  await page.getByRole('checkbox', { name: /I'm a grown-up/ }).check();
  await page.getByLabel("The grown-up's email").fill('mother@example.org');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await payInSandbox(page, 'Start the Free Trial');
  await page.waitForURL('**/dashboard?**');
  await page.getByRole('region', { name: 'Basic Plan' }).getByText('Trial').waitFor();

  await page.goto('/courses');
  await cardOf(page, gates).getByRole('link', { name: 'Start' }).waitFor();
  await cardOf(page, programming).getByRole('link', { name: 'Locked' }).waitFor();
  const course = await idOf(page, gates);
  const [lesson] = await ask<LessonSummary[]>(page, `/api/courses/${String(course)}/lessons`);
  await ask(page, `/api/lessons/${String(lesson?.id)}/complete`, 'POST');

  await page.goto('/subscribe?plan=premium&cycle=annually');
  await page.getByText(/takes the place of Basic/).waitFor();
  await page.getByRole('checkbox', { name: /I'm a grown-up/ }).check();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await payInSandbox(page, 'Change the Plan');
  await page.waitForURL('**/dashboard?**');
  const plan = page.getByRole('region', { name: 'Premium Plan' });
  await plan.getByText(/\$192 .* every year/).waitFor();
  await page.goto('/courses');
  await cardOf(page, programming).getByRole('link', { name: 'Start' }).waitFor();

  await passDays(page, 6);
  await page.goto('/dashboard');
  const banner = page.getByRole('region', { name: 'Your free trial' });
  await banner.getByText('Your free trial ends tomorrow.').waitFor();
  await banner.getByRole('link').click();
  await plan.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Yes, Cancel' }).click();
  await plan.getByText('Cancelling').waitFor();
  await page.goto('/courses');
  await cardOf(page, programming).getByRole('link', { name: 'Start' }).waitFor();

  await passDays(page, 2);
  await page.goto('/dashboard?tab=subscription');
  await page.getByRole('region', { name: 'No Active Subscription' }).waitFor();
  await page.goto(`/courses/${String(course)}`);
  await page.getByRole('heading', { name: 'This course is locked' }).waitFor();
  const progress = `/api/courses/${String(course)}/progress`;
  expect((await ask<CourseProgress>(page, progress)).completedLessons).toEqual([lesson?.id]);
});

test('leaving the payment page leads back to the plans, and nothing is charged', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: desktop });
  await signUp(page, { username: newUsername('grace'), ageRange: '18 or over' });
  await page.waitForURL('**/dashboard');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Subscription' }).click();
  await page.getByRole('link', { name: 'Choose Premium' }).click();
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await page.getByRole('button', { name: 'Leave Without Paying' }).click();
  await page.getByText('Nothing was charged.').waitFor();
  await page.getByText('Current Plan').waitFor();
  await expectNoFaults(page);
});

const json = 'application/json';

/** Possible replies of the payment call, and the error box that each one shows. */
const answers = [
  {
    reply: { status: 502, body: '<h1>Bad Gateway</h1>' },
    words: 'Checkout Error: Server error (502): Unable to create checkout session',
    tone: 'red',
  },
  {
    reply: { status: 200, body: '<h1>Hello</h1>' },
    words: 'Checkout Error: Invalid response from server',
    tone: 'red',
  },
  {
    reply: { status: 200, contentType: json, body: '{"sessionId":"one"}' },
    words: 'Checkout Error: No checkout URL returned from the server',
    tone: 'red',
  },
  {
    reply: {
      status: 500,
      contentType: json,
      body: '{"message":"It is not sold.","error":"gone","code":"resource_missing"}',
    },
    words: 'Configuration Error: It is not sold.',
    tone: 'amber',
  },
] as const;

test('each kind of failed checkout has its own error box, and trying again leads to the payment page', async ({
  openWindow,
}) => {
  const page = await openWindow({ viewport: desktop, allowedErrors: /status of 50[02]/ });
  await signUp(page, { username: newUsername('grace'), ageRange: '18 or over' });
  await page.waitForURL('**/dashboard');
  await page.goto('/subscribe?plan=basic');
  const call = `**${routes.subscriptions.checkout.path}`;
  let press = page.getByRole('button', { name: 'Continue to Payment' });
  for (const { reply, words, tone } of answers) {
    await page.route(call, (route) => route.fulfill(reply));
    await press.click();
    const box = page.getByRole('alert').filter({ hasText: words });
    await expect(box).toHaveAttribute('data-tone', tone);
    await expectNoFaults(page);
    await page.unroute(call);
    press = box.getByRole('button', { name: 'Try Again' });
  }
  await press.click();
  await page.getByText('Sandbox: no real card, no real money').waitFor();
});
