import { plans, subscriptions, type OwnSubscription } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, neverReplies, refuses, replies } from '../../../testing/server.ts';
import { basicMonthly, noSubscription } from '../../../testing/subscriptions.ts';

const allPlans = replies(subscriptions.plans, [...plans]);
const stands = (own: OwnSubscription) => replies(subscriptions.status, own);
const card = async (name: string) => within(await screen.findByRole('article', { name }));

test('[2 plans] [7 GET /api/subscription-plans] the plans are shown with prices, what is in them, and what is not', async () => {
  fakeServer(signedIn(), allPlans, stands(noSubscription));
  await renderPage('/subscribe');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Subscription Plans');
  const premium = await card('Premium');
  expect(premium.getByText('$19.99')).toBeInTheDocument();
  expect(premium.getByText('Popular')).toBeInTheDocument();
  expect(premium.getByText('Quantum Games')).toBeInTheDocument();
  const basic = await card('Basic');
  expect(basic.queryByText('Popular')).not.toBeInTheDocument();
  expect(basic.getByText('Quantum Games').textContent).toBe('Not included: Quantum Games');
  const ultimate = await card('Ultimate');
  expect(ultimate.getByRole('button', { name: 'Coming Later' })).toHaveAttribute('aria-disabled');
});

test('[2 plans billing toggle] [9 annual discount] [9 annual total] by the year a month costs less, and the whole year is said', async () => {
  fakeServer(signedIn(), allPlans, stands(noSubscription));
  const page = await renderPage('/subscribe');
  await card('Basic');
  await page.user.click(screen.getByRole('radio', { name: 'Annually' }));
  const basic = await card('Basic');
  expect(basic.getByText('$8')).toBeInTheDocument();
  expect(basic.getByText('$96 charged once a year')).toBeInTheDocument();
  expect(page.path()).toBe('/subscribe?cycle=annually');
  expect((await card('Free')).getByText('$0')).toBeInTheDocument();
  expect(basic.getByRole('link', { name: 'Choose Basic' })).toHaveAttribute(
    'href',
    '/subscribe?plan=basic&cycle=annually',
  );
});

test('[2 plans loading and failure] while plans are on their way three shapes are shown', async () => {
  fakeServer(signedOut(), neverReplies(subscriptions.plans));
  await renderPage('/subscribe');
  const status = await screen.findByText('Loading the plans');
  expect(status.parentElement?.children).toHaveLength(1 + 3);
});

test('[2 plans loading and failure] [8 plans load failure] plans that do not load are announced, and can be asked for again', async () => {
  const server = fakeServer(
    signedIn(),
    stands(noSubscription),
    refuses(subscriptions.plans, 'internal'),
  );
  const page = await renderPage('/subscribe');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Error!Unable to load subscription plans. Please try again later.',
  );
  server.use(allPlans);
  await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
  await card('Basic');
});

test('[4 subscription downgrade] [8 downgrade attempt] only a bigger plan can be chosen', async () => {
  fakeServer(signedIn(), allPlans, stands(basicMonthly));
  const page = await renderPage('/subscribe');
  const basic = await card('Basic');
  expect(await basic.findByRole('button', { name: 'Current Plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect((await card('Premium')).getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  await page.user.click((await card('Free')).getByRole('button', { name: 'Downgrade' }));
  expect(await screen.findByText('Cannot Downgrade')).toBeInTheDocument();
  expect(
    screen.getByText('Please contact support if you wish to downgrade your subscription.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See or cancel your plan' })).toHaveAttribute(
    'href',
    '/dashboard?tab=subscription',
  );
});

test('a visitor sees the plans, and is sent to sign in and back to the one that was chosen', async () => {
  fakeServer(signedOut(), allPlans);
  const page = await renderPage('/subscribe?cycle=annually');
  expect((await card('Free')).getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.user.click((await card('Premium')).getByRole('link', { name: 'Choose Premium' }));
  await screen.findByRole('tab', { name: 'Login' });
  expect(page.path()).toBe(
    `/auth?returnTo=${encodeURIComponent('/subscribe?plan=premium&cycle=annually')}`,
  );
});

test.each(['ultimate', 'free', 'basic', '__proto__', 'gold'])(
  'a plan that cannot be chosen shows all plans: %s',
  async (plan) => {
    fakeServer(signedIn(), allPlans, stands(basicMonthly));
    await renderPage(`/subscribe?plan=${plan}`);
    await card('Premium');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Subscription Plans');
  },
);

test('who left the payment page hears that nothing was charged', async () => {
  fakeServer(signedIn(), allPlans, stands(noSubscription));
  await renderPage('/subscribe?checkout=cancelled');
  expect(await screen.findByText(/Nothing was charged\./)).toBeInTheDocument();
});
