import { routes } from '@qubloom/contract';
import type { Page } from '@playwright/test';
import { statusOf } from './support/ask.ts';
import { faultsOf } from './support/axe.ts';
import {
  desktop,
  expect,
  phone,
  test,
  type Fixtures,
  type WindowOptions,
} from './support/fixtures.ts';
import { signUp, startLesson } from './support/learner.ts';
import { skipToEnd } from './support/walk/lesson-walk.ts';
import { linkIn, mailTo } from './support/mails.ts';
import { payInSandbox } from './support/payments.ts';
import { createRoom, log, readRules } from './support/rooms.ts';

const onPhone: WindowOptions = { viewport: phone, hasTouch: true, isMobile: true };
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Signs up a child and waits until the dashboard says that a parent was asked. */
async function signUpChild(page: Page) {
  const username = await signUp(page, { ageRange: 'Under 13' });
  await page.waitForURL('**/dashboard');
  const told = page.getByRole('region', { name: "We've asked your parent or guardian" });
  await told.waitFor();
  return { told, parentsAddress: `${username}@example.org` };
}

/** Opens the link in the parent's email, and consents. */
async function giveConsent(
  openWindow: Fixtures['openWindow'],
  parentsAddress: string,
): Promise<Page> {
  const parent = await openWindow({ viewport: desktop });
  await parent.goto(linkIn(await mailTo(parentsAddress, 'wants to learn'), 'consent'));
  await heading(parent, 'What may Ada do at Qubloom?');
  expect(await faultsOf(parent)).toEqual([]);
  await parent.getByText("I'm Ada's parent or guardian.").click();
  await parent.getByRole('checkbox', { name: /^Meet other learners/ }).check();
  await parent.getByRole('checkbox', { name: /paid plan/ }).check();
  await parent.getByRole('button', { name: 'Yes, I agree' }).click();
  await heading(parent, 'Thank you');
  expect(await mailTo(parentsAddress, 'You said yes')).toContain('/parent');
  return parent;
}

test(
  'a child learns alone, and cannot join rooms or buy a plan until a parent consents',
  { tag: '@main' },
  async ({ openWindow }) => {
    const child = await openWindow(onPhone);
    const { told } = await signUpChild(child);
    await expect(told).toContainText('study rooms, chat, buying a plan');
    await startLesson(child);
    await skipToEnd(child);
    await child.getByRole('button', { name: 'Mark as Complete' }).click();
    await child.getByText('Lesson marked as complete!').first().waitFor();
    await child.goto('/study-rooms');
    await child.getByRole('heading', { name: 'Not yet, but maybe soon' }).waitFor();
    expect(await faultsOf(child)).toEqual([]);

    await child.goto('/subscribe');
    await child.getByRole('link', { name: 'Choose Basic' }).click();
    await child.getByText(/your parent or guardian has to say yes/).waitFor();
    expect(await faultsOf(child)).toEqual([]);
    const order = { planId: 'basic', billingCycle: 'monthly', grownUp: true };
    expect(await statusOf(child, routes.subscriptions.checkout.path, order)).toBe(403);
  },
);

// Shows: parents: under 13, rooms, chat, and buying wait for a parent's yes
test('after consent, a grown-up buys a plan for the child, who sends phrases in a room', async ({
  openWindow,
}) => {
  const child = await openWindow(onPhone);
  const { parentsAddress } = await signUpChild(child);
  await giveConsent(openWindow, parentsAddress);
  await child.goto('/dashboard');
  await child.getByRole('region', { name: 'Your parent or guardian said yes' }).waitFor();
  await child.goto('/subscribe?plan=basic');
  await child.getByRole('button', { name: 'Continue to Payment' }).click();
  await child.getByText('Please ask a grown-up to sit with you.').waitFor();
  await child.getByRole('checkbox', { name: /I'm a grown-up/ }).check();
  await child.getByRole('button', { name: 'Continue to Payment' }).click();
  await payInSandbox(child, 'Start the Free Trial');
  await child.getByRole('region', { name: 'Basic Plan' }).getByText('Trial').waitFor();
  await createRoom(child, 'With a yes');
  await readRules(child);
  const phrases = child.getByRole('group', { name: 'Ready-made phrases' });
  await phrases.getByRole('button', { name: 'I have an idea.' }).click();
  await log(child).getByText('I have an idea.').waitFor();
  await expect(child.getByLabel('Your message')).toBeHidden();
  expect(await faultsOf(child)).toEqual([]);
});

// Shows: parents: a parent takes the yes back
test('a child is removed from a room when the parent withdraws consent', async ({ openWindow }) => {
  const child = await openWindow(onPhone);
  const { parentsAddress } = await signUpChild(child);
  const parent = await giveConsent(openWindow, parentsAddress);
  await createRoom(child, 'With a yes, for now');
  await readRules(child);
  await parent.getByRole('link', { name: "The parent's page", exact: true }).click();
  await parent.getByLabel('Your email').fill(parentsAddress);
  expect(await faultsOf(parent)).toEqual([]);
  await parent.getByRole('button', { name: 'Send me the link' }).click();
  await parent.goto(linkIn(await mailTo(parentsAddress, 'Your link'), 'parent'));
  await parent.getByRole('button', { name: 'Open the page' }).click();
  await heading(parent, "Ada's account");
  expect(await faultsOf(parent)).toEqual([]);
  await parent.getByRole('button', { name: 'Take my whole yes back' }).click();
  expect(await faultsOf(parent)).toEqual([]);
  await parent.getByRole('button', { name: 'Take it back now' }).click();
  await parent.getByText('Saved. It counts from now on.').waitFor();
  await child
    .getByRole('heading', { name: 'You can’t be in this room right now' })
    .waitFor({ timeout: 60_000 });
  await child.goto('/profile');
  await child.getByRole('region', { name: 'Learning with others is off for now' }).waitFor();
});

test("a parent's refusal erases the account, and the child is told whom to ask", async ({
  openWindow,
}) => {
  const child = await openWindow({ viewport: desktop });
  const { told, parentsAddress } = await signUpChild(child);
  await told.getByRole('button', { name: 'Wrong address?' }).click();
  await told.getByRole('button', { name: 'Ask at this address' }).click();
  await told.getByText('Please enter an email address.').waitFor();
  expect(await faultsOf(child)).toEqual([]);

  const parent = await openWindow(onPhone);
  await parent.goto(linkIn(await mailTo(parentsAddress, 'wants to learn'), 'consent'));
  await parent.getByRole('button', { name: 'No, erase the account' }).click();
  await parent.getByRole('button', { name: 'Erase it now' }).click();
  await heading(parent, 'The account is erased');
  await child.reload();
  await child.getByText(/your account has been erased\. Ask them\./).waitFor();
  expect(await mailTo(parentsAddress, 'is erased')).toContain('You said no');
});

test('a forgotten password is replaced through an emailed link', async ({ openWindow }) => {
  const page = await openWindow(onPhone);
  const username = await signUp(page);
  await page.waitForURL('**/dashboard');
  const other = await openWindow({ viewport: desktop });
  await other.goto('/auth');
  await other.getByRole('link', { name: /Forgot/ }).click();
  await other.getByLabel('Email').fill(`${username}@example.org`);
  await other.getByRole('button', { name: 'Send the link' }).click();
  await heading(other, 'Look in the mailbox');
  const mail = await mailTo(`${username}@example.org`, 'A new password');
  await other.goto(linkIn(mail, 'reset-password'));
  await other.getByLabel('New password', { exact: true }).fill('marbles-and-mirrors');
  await other.getByRole('button', { name: 'Save the new password' }).click();
  await heading(other, 'You have a new password');
  await other.getByRole('link', { name: 'Sign in', exact: true }).click();
  await other.getByLabel('Username').fill(username);
  await other.getByLabel('Password', { exact: true }).fill('marbles-and-mirrors');
  await other.getByRole('button', { name: 'Log in' }).click();
  await other.waitForURL('**/dashboard');
  // The session that was opened with the old password has ended.
  await page.reload();
  await page.waitForURL('**/auth?**');
});
