import type { Page } from '@playwright/test';
import { firstQuiz } from './support/content.ts';
import { runJob } from './support/database.ts';
import { desktop, expect, phone, test, type WindowOptions } from './support/fixtures.ts';
import { answerQuiz, fillSignUp, newUsername, signUp } from './support/learner.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { clockMovedBy, startSite, type Site } from './support/site.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });

// The pages that are open notice the restart.
const allowedErrors = /net::ERR_CONNECTION/;

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

test('a parent links one child by mail and another by a code, sets a goal, and reads on Sunday in the mail what the family page says', async ({
  openWindow,
}) => {
  test.setTimeout(240_000);
  const onPhone: WindowOptions = {
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    siteUrl: site.url,
    timezoneId: 'UTC',
    allowedErrors,
  };
  const onLaptop: WindowOptions = {
    viewport: desktop,
    siteUrl: site.url,
    timezoneId: 'UTC',
    allowedErrors,
  };
  const kit = await openWindow(onPhone);
  const childName = await signUp(kit, { firstName: 'Kit', ageRange: 'Under 13' });
  await kit.waitForURL('**/dashboard');
  const address = `${childName}@example.org`;
  const parent = await openWindow(onLaptop);
  await parent.goto(linkIn(await mailTo(address, 'wants to learn', site), 'consent'));
  await parent.getByText("I'm Kit's parent or guardian.").click();
  await parent.getByRole('checkbox', { name: /^Meet other learners/ }).press('Space');
  await parent.getByRole('button', { name: 'Yes, I agree' }).press('Enter');
  await parent.getByRole('link', { name: "The parent's page", exact: true }).press('Enter');
  await parent.getByLabel('Your email').fill(address);
  await parent.keyboard.press('Enter');
  await parent.goto(linkIn(await mailTo(address, 'Your link', site), 'parent'));
  await parent.getByRole('button', { name: 'Open the page' }).press('Enter');
  await parent.getByRole('link', { name: 'Create an Account' }).press('Enter');
  const grownUp = newUsername('grace');
  await fillSignUp(parent, { username: grownUp, firstName: 'Grace', ageRange: '18 or over' });
  await parent.getByText('Kit is on your family page now.').waitFor();
  const confirmation = await mailTo(`${grownUp}@example.org`, 'Please confirm', site);
  await parent.goto(linkIn(confirmation, 'confirm-address'));
  await parent.getByRole('button', { name: /confirm/i }).press('Enter');
  await parent.getByRole('link', { name: /./ }).first().waitFor();
  await parent.goto('/family');

  const mia = await openWindow(onPhone);
  await signUp(mia, { firstName: 'Mia' });
  await mia.waitForURL('**/dashboard');
  await mia.goto('/family');
  await mia.getByRole('button', { name: 'Make a code for a grown-up' }).press('Enter');
  const code = await mia.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  const unfold = (title: string) => parent.locator('summary', { hasText: title }).press('Enter');
  await unfold('Add a learner');
  await parent.getByLabel('Code from your child').fill(code);
  await parent.keyboard.press('Enter');
  await region(parent, "Mia's progress").waitFor();
  await parent.getByRole('checkbox', { name: 'Send it to me on Sundays' }).press('Space');
  await parent.getByText(/^The next one comes on Sunday/).waitFor();

  await unfold("Kit's days, goal, lessons, and badges");
  const ofKit = region(parent, "Kit's progress");
  await ofKit.getByRole('button', { name: 'Suggest another number' }).press('Enter');
  await ofKit.getByRole('radio', { name: '2' }).press('Space');
  await ofKit.getByRole('button', { name: 'Suggest 2 days a week' }).press('Enter');
  await parent.getByText('A grown-up suggests 2 days a week.').waitFor();
  await kit.goto('/profile?tab=progress');
  await kit.getByRole('button', { name: 'Accept 2 days a week' }).press('Enter');
  await region(kit, 'Weekly goal').getByText('2 days a week', { exact: true }).waitFor();
  for (const [child, answers] of [
    [kit, firstQuiz().wrong],
    [mia, firstQuiz().right],
  ] as const) {
    await child.goto('/courses/1?lesson=1&tab=quiz');
    await answerQuiz(child, answers);
    await child.getByText('Quiz Results').first().waitFor();
  }

  await site.kill();
  await site.start(clockMovedBy(untilSundayEvening()));
  await runJob('week-mails', site);
  const mail = await mailTo(`${grownUp}@example.org`, 'Kit and Mia: the week at Qubloom', site);
  const text = mail.replaceAll(/\s+/g, ' ');
  await parent.goto('/family');
  for (const name of ['Kit', 'Mia']) {
    const sentence = region(parent, `${name}'s progress`).getByText(
      new RegExp(`^${name} learned on one day this week`),
    );
    expect(text).toContain((await sentence.innerText()).replaceAll(/\s+/g, ' '));
  }
  expect(text).toContain('Kit got stuck in the lesson');
  await region(parent, 'Where Kit got stuck').waitFor();

  await parent.goto(/\/family\/reports#[\w-]+/.exec(mail)?.[0] ?? '');
  await parent.getByRole('button', { name: 'Stop the Sunday mail' }).press('Enter');
  await parent.getByRole('heading', { name: 'The Sunday mail has stopped' }).waitFor();
});

/** Milliseconds until this week's Sunday evening in UTC, or 0 if it is that late already. */
function untilSundayEvening(): number {
  const now = new Date();
  const daysLeft = (7 - now.getUTCDay()) % 7;
  const evening = new Date(now);
  evening.setUTCDate(now.getUTCDate() + daysLeft);
  evening.setUTCHours(20, 5);
  return Math.max(0, evening.getTime() - now.getTime());
}
