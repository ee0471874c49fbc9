import { plans, subscriptions, type CurrentUser, type OwnSubscription } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { queryKeys } from '../../../product/api/query-keys.ts';
import { thisTab } from '../../../lib/browser/leave.ts';
import { comeBack, stayHere } from '../../../testing/leave.ts';
import { dashboardServer } from '../../../testing/lessons.ts';
import { ada, signedIn } from '../../../testing/people.ts';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { setScreen } from '../../../testing/screen.ts';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';
import { basicMonthly, noSubscription, onTrial } from '../../../testing/subscriptions.ts';

beforeEach(stayHere);

const subscriptionIs = (own: OwnSubscription) => replies(subscriptions.status, own);
const tabPath = '/dashboard?tab=subscription';

async function open(own: OwnSubscription, path = tabPath, user: CurrentUser = ada) {
  const server = fakeServer(
    signedIn(user),
    ...dashboardServer(),
    replies(subscriptions.plans, [...plans]),
    subscriptionIs(own),
  );
  return { ...(await renderPage(path)), server };
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

// Shows: 4 subscription display none; 9 subscription defaults
test('without a subscription there is a link to the plans', async () => {
  await open(noSubscription);
  const card = await region('No Active Subscription');
  expect(card.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/subscribe');
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

// Shows: 4 subscription display; 7 GET /api/subscription-status
test('a running plan says when it is charged, by which card, and how to end it', async () => {
  await open(basicMonthly);
  const card = await region('Basic Plan');
  expect(card.getByText('Active')).toBeInTheDocument();
  expect(
    card.getByText('The next charge is $9.99 on May 20, 2026, then every month.'),
  ).toBeInTheDocument();
  expect(card.getByText('Visa •••• 4242')).toBeInTheDocument();
  expect(card.getByText('Visa card ending in 4242')).toHaveClass('sr-only');
  expect(card.getByRole('link', { name: 'Change Plan' })).toHaveAttribute('href', '/subscribe');
  expect(card.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
});

// Shows: 9 trial progress; 9 trial text
test.each([
  [7, 'ends in 7 days', 0],
  [5, 'ends in 5 days', 29],
  [1, 'ends tomorrow', 86],
  [0, 'ends today', 100],
])('with %d days left a trial %s', async (days, text, percent) => {
  await open(onTrial(days));
  expect((await region('Basic Plan')).getByText('Trial')).toBeInTheDocument();
  const card = await region('Free Trial');
  expect(card.getByText(text)).toBeInTheDocument();
  expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(percent));
  expect(card.getByText('Cancel before it ends and nothing is charged.')).toBeInTheDocument();
});

// Shows: 9 trial-ending warning
test.each([
  [0, 'Your free trial ends today.'],
  [1, 'Your free trial ends tomorrow.'],
  [2, 'Your free trial ends in 2 days.'],
])('with %d days left the dashboard says so', async (days, text) => {
  await open(onTrial(days), '/dashboard');
  const banner = await region('Your free trial');
  expect(banner.getByText(text)).toBeInTheDocument();
  expect(
    await banner.findByText(/The first charge is \$9\.99 on May 20, 2026/),
  ).toBeInTheDocument();
  expect(banner.getByRole('link', { name: 'See or cancel the plan' })).toHaveAttribute(
    'href',
    tabPath,
  );
});

// Shows: 9 trial-ending warning
test.each([onTrial(3), basicMonthly, noSubscription])(
  'earlier, and without a trial, nothing is announced',
  async (own) => {
    const { server } = await open(own, '/dashboard');
    await screen.findByRole('link', { name: 'Resume Learning' });
    await waitFor(() => expect(server.bodiesOf(subscriptions.status)).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Your free trial' })).not.toBeInTheDocument();
  },
);

// Shows: 4 cancel dialog; 7 POST /api/cancel-subscription; 8 cancel subscription success
test('cancelling asks once for confirmation', async () => {
  const { user, server } = await open(basicMonthly);
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Subscription' }));
  expect(dialog.getByText(/^Everything stays open until May 20, 2026\./)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Go Back' }));
  expect(server.bodiesOf(subscriptions.cancel)).toEqual([]);

  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  server.use(
    replies(subscriptions.cancel, { currentPeriodEnd: '2026-05-20T12:00:00.000Z' }),
    subscriptionIs({ ...basicMonthly, status: 'cancelling', isCancelling: true }),
  );
  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel' }));
  expect(await screen.findByText('Subscription Cancelled')).toBeInTheDocument();
  expect(
    screen.getByText(
      'Your subscription will remain active until the end of the current billing period.',
    ),
  ).toBeInTheDocument();
  const card = await region('Basic Plan');
  expect(await card.findByText('Cancelling')).toBeInTheDocument();
  expect(card.getByText("It's yours until May 20, 2026. Nothing more is charged.")).toBeVisible();
  expect(card.queryByRole('button', { name: 'Cancel Subscription' })).not.toBeInTheDocument();
});

// Shows: 8 cancel subscription failure
test.each([
  ['Please try again in a few minutes.', 'Please try again in a few minutes.'],
  ['', 'Failed to cancel subscription'],
])('%j is shown in a toast', async (message, shown) => {
  const { user, server } = await open(basicMonthly);
  server.use({
    endpoint: subscriptions.cancel,
    answer: () => HttpResponse.json({ message, error: '', code: 'unavailable' }, { status: 503 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel Subscription' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, Cancel' }));
  expect(await screen.findByText('Error')).toBeInTheDocument();
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.getByText('Active')).toBeInTheDocument();
});

test('a cancellation can be undone, below 18 by a grown-up', async () => {
  const cancelling: OwnSubscription = { ...basicMonthly, status: 'cancelling', isCancelling: true };
  const { user, server } = await open(cancelling);
  server.use(replies(subscriptions.resume, { currentPeriodEnd: '2026-05-20T12:00:00.000Z' }));
  await user.click(await screen.findByRole('button', { name: 'Keep the Plan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Keep the Plan' }));
  expect(dialog.getByText(/^The next charge is \$9\.99 on May 20, 2026/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Yes, Keep It' }));
  expect(dialog.getByText('Please ask a grown-up to sit with you.')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: /I'm a grown-up/ }));
  server.use(subscriptionIs(basicMonthly));
  await user.click(dialog.getByRole('button', { name: 'Yes, Keep It' }));
  expect(await screen.findByText('Your plan goes on')).toBeInTheDocument();
  expect(await screen.findByText('Active')).toBeInTheDocument();
  expect(server.bodiesOf(subscriptions.resume)).toEqual([{ grownUp: true }]);
});

test(
  'a failed charge is announced, with a link to the card',
  { tags: ['exhaustive'] },
  async () => {
    const { user, server } = await open({ ...basicMonthly, hasPaymentProblem: true });
    const sessionUrl = 'https://billing.example/portal';
    server.use(replies(subscriptions.portal, { sessionUrl, sessionId: 'bps_1' }));
    expect(await screen.findByText(/The last charge didn't go through/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Card and Receipts' }));
    await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(sessionUrl));
    expect(screen.getByRole('button', { name: 'Card and Receipts' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    comeBack();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Card and Receipts' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
);

// Shows: 8 subscription load failure; 9 subscription status cache
test(
  'after two more tries, the page says that the subscription failed to load',
  { tags: ['exhaustive'] },
  async () => {
    const server = fakeServer(
      signedIn(),
      ...dashboardServer(),
      refuses(subscriptions.status, 'internal'),
    );
    const { user } = await renderPage(tabPath);
    const card = within(
      await screen.findByRole('alert', { name: 'Error Loading Subscription' }, { timeout: 20_000 }),
    );
    expect(server.bodiesOf(subscriptions.status)).toHaveLength(3);
    expect(card.getByText(/There was an issue retrieving/)).toHaveTextContent(
      'Please refresh the page or contact support.',
    );
    server.use(subscriptionIs(noSubscription));
    await user.click(card.getByRole('button', { name: 'Try Again' }));
    await region('No Active Subscription');
  },
);

// Shows: 9 subscription status cache; 9 plans cache
test(
  'the subscription is requested again after five minutes, the plans after an hour',
  { tags: ['exhaustive'] },
  async () => {
    const minute = 60_000;
    const start = Date.parse('2026-05-01T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    onTestFinished(() => void vi.useRealTimers());
    const { user, server } = await open(basicMonthly);
    const asked = () => ({
      status: server.bodiesOf(subscriptions.status).length,
      plans: server.bodiesOf(subscriptions.plans).length,
    });
    const toPlansAndBack = async () => {
      await user.click(await screen.findByRole('link', { name: 'Change Plan' }));
      await user.click(await screen.findByRole('link', { name: 'See or cancel your plan' }));
      await region('Basic Plan');
    };
    await toPlansAndBack();
    expect(asked()).toEqual({ status: 1, plans: 1 });
    vi.setSystemTime(start + 5 * minute);
    await toPlansAndBack();
    await waitFor(() => expect(asked()).toEqual({ status: 2, plans: 1 }));
    vi.setSystemTime(start + 60 * minute);
    await toPlansAndBack();
    await waitFor(() => expect(asked()).toEqual({ status: 3, plans: 2 }));
  },
);

test(
  'the return from the payment page is announced once, and the plan appears as soon as it is known',
  { tags: ['exhaustive'] },
  async () => {
    const { server, path, queryClient } = await open(noSubscription, '/dashboard?checkout=success');
    const library = [queryKeys.courses, queryKeys.courseLessons('basic-course')];
    for (const key of library) queryClient.setQueryData(key, []);
    expect(await screen.findByText('Thank you!')).toBeInTheDocument();
    await region('No Active Subscription');
    expect(path()).toBe(tabPath);
    server.use(subscriptionIs(onTrial(7)));
    expect((await region('Basic Plan')).getByText('Trial')).toBeInTheDocument();
    for (const key of library) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  },
);

test('on a small screen the subscription is a page of its own with a link back', async () => {
  setScreen('mobile');
  await open(basicMonthly);
  await region('Basic Plan');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Subscription');
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/dashboard');
  expect(screen.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
});

test('receipts are available even after a plan has ended', async () => {
  const { user, server } = await open({ ...noSubscription, hasReceipts: true });
  const sessionUrl = 'https://pay.example/portal';
  server.use(replies(subscriptions.portal, { sessionUrl, sessionId: 'bps_1' }));
  await user.click(await screen.findByRole('button', { name: 'Card and Receipts' }));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(sessionUrl));
});

test.each([
  [
    'free',
    'What a subscription brings',
    /Ultimate adds a printable pack/,
    /With Ultimate, the noise/,
  ],
  ['basic', 'What your plan brings', /Ultimate adds a printable pack/, /With Ultimate, the noise/],
  [
    'premium',
    'What your plan brings',
    /Ultimate adds a printable pack/,
    /With Ultimate, the noise/,
  ],
  ['ultimate', 'What your plan brings', /^A printable pack of every course/, /the noise can copy/],
] as const)(
  'the benefits on the %s plan are those of that plan',
  async (tier, title, pack, noise) => {
    await open(tier === 'free' ? noSubscription : { ...basicMonthly, tier });
    const benefits = await region(title);
    const textUnder = (name: string) => benefits.getByText(name).nextElementSibling?.textContent;
    expect(textUnder('Downloadable Resources')).toMatch(pack);
    expect(textUnder('Advanced Simulators')).toMatch(noise);
    const courses = {
      free: /^Basic adds Quantum Gates.* Premium also adds Quantum Programming.*Quantum Games\.$/,
      basic: /^Quantum Gates.* Premium adds Quantum Programming: First Code and Quantum Games\.$/,
      premium: /^Every course\./,
      ultimate: /^Every course\./,
    };
    expect(textUnder('Premium Courses')).toMatch(courses[tier]);
    expect(benefits.queryByText(/later|coming/i)).not.toBeInTheDocument();
    expect(benefits.queryAllByRole('link', { name: 'Learning Resources' })).toHaveLength(
      tier === 'ultimate' ? 1 : 0,
    );
  },
);

test.each([
  ['a running plan', basicMonthly],
  ['a plan that ends', { ...basicMonthly, isCancelling: true }],
  ['a payment that failed', { ...basicMonthly, hasPaymentProblem: true }],
  ['a trial', onTrial(5)],
])(
  'no button of %s loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async (_, own) => {
    const { pressed, lost } = await pressEveryButton(async () => {
      const { server } = await open(own);
      server.use(
        replies(subscriptions.cancel, { currentPeriodEnd: '2026-05-20T12:00:00.000Z' }),
        replies(subscriptions.resume, { currentPeriodEnd: '2026-05-20T12:00:00.000Z' }),
        replies(subscriptions.portal, {
          sessionUrl: 'https://pay.example/portal',
          sessionId: 'bps_1',
        }),
      );
      await region('Basic Plan');
    }, /^(Overview|Achievements|Daily Challenges|Subscription)$/);
    expect(lost).toEqual([]);
    expect(pressed).toContain(
      own.isCancelling ? 'Keep the Plan > Yes, Keep It' : 'Cancel Subscription > Yes, Cancel',
    );
  },
);
