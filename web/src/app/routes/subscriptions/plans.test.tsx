import { families, plans, subscriptions, type OwnSubscription } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grace, kit, noFamily } from '../../../testing/families.ts';
import { dashboardServer } from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, neverReplies, refuses, replies } from '../../../testing/server.ts';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import { basicMonthly, noSubscription } from '../../../testing/subscriptions.ts';

const allPlans = replies(subscriptions.plans, [...plans]);
const subscriptionIs = (own: OwnSubscription) => replies(subscriptions.status, own);
const card = async (name: string) => within(await screen.findByRole('article', { name }));

// Shows: 2 plans; 7 GET /api/subscription-plans
test('the plans are shown with prices, their contents, and what they lack', async () => {
  fakeServer(signedIn(), allPlans, subscriptionIs(noSubscription));
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
  expect(ultimate.getByText('$29.99')).toBeInTheDocument();
  expect(ultimate.getByRole('link', { name: 'Choose Ultimate' })).toHaveAttribute(
    'href',
    '/subscribe?plan=ultimate',
  );
  expect(ultimate.queryByText('Coming')).not.toBeInTheDocument();
  expect(ultimate.getByText('A printable pack of every course').textContent).not.toMatch(/Not/);
  expect(premium.getByText('A printable pack of every course').textContent).toMatch(/^Not incl/);
});

test('each plan lists all that it has and lacks, in the order of the contract', async () => {
  fakeServer(signedIn(), allPlans, subscriptionIs(noSubscription));
  await renderPage('/subscribe');
  for (const plan of plans) {
    const list = (await card(plan.name)).getByRole('list');
    const texts = within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts, plan.name).toEqual([
      ...plan.features,
      ...plan.excludedFeatures.map((feature) => `Not included: ${feature}`),
    ]);
  }
});

test.each(['/subscribe', '/subscribe?plan=premium'])(
  'a learner whose grown-up pays reads who can change the plan, and is offered none (%s)',
  async (path) => {
    fakeServer(signedIn(), allPlans, subscriptionIs({ ...basicMonthly, isPaidByFamily: true }));
    await renderPage(path);
    expect(await screen.findByText(/^Your family takes care of your plan\./)).toHaveTextContent(
      'The grown-up who pays can change it on their family page.',
    );
    expect((await card('Premium')).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See or cancel your plan' })).not.toBeInTheDocument();
  },
);

test('a learner with annual billing sees annual prices first, and may switch to monthly ones', async () => {
  fakeServer(signedIn(), allPlans, subscriptionIs({ ...basicMonthly, billingCycle: 'annually' }));
  const page = await renderPage('/subscribe');
  const premium = await card('Premium');
  expect(await premium.findByText('$192 charged once a year')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Annually' })).toBeChecked();
  expect(premium.getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
    'href',
    '/subscribe?plan=premium',
  );
  await page.user.click(screen.getByRole('radio', { name: 'Monthly' }));
  const monthly = await card('Premium');
  expect(monthly.getByText('$19.99')).toBeInTheDocument();
  expect(page.path()).toBe('/subscribe?cycle=monthly');
  await page.user.click(monthly.getByRole('link', { name: 'Upgrade to Premium' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'Premium, paid every month',
  );
});

test('a grown-up with linked learners says first for whom the plan is', async () => {
  fakeServer(
    signedIn(grace),
    allPlans,
    subscriptionIs(noSubscription),
    replies(families.mine, { ...noFamily, learners: [kit] }),
  );
  const page = await renderPage('/subscribe?plan=premium&cycle=annually');
  await screen.findByRole('heading', { level: 1, name: 'Who is the Premium plan for?' });
  expect(screen.getByRole('link', { name: 'For Kit' })).toHaveAttribute(
    'href',
    '/family?learner=7&plan=premium&cycle=annually',
  );
  await page.user.click(screen.getByRole('link', { name: 'For me' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Premium, paid once a year' }),
  ).toBeInTheDocument();
});

test('a grown-up without linked learners is not asked for whom', async () => {
  fakeServer(
    signedIn(grace),
    allPlans,
    subscriptionIs(noSubscription),
    replies(families.mine, noFamily),
  );
  await renderPage('/subscribe?plan=premium');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Premium, paid every month' }),
  ).toBeInTheDocument();
});

test('the checkout of a learner with annual billing is annual', async () => {
  fakeServer(signedIn(), allPlans, subscriptionIs({ ...basicMonthly, billingCycle: 'annually' }));
  await renderPage('/subscribe?plan=premium');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Premium, paid once a year' }),
  ).toBeInTheDocument();
});

test('the plan of an Ultimate learner is the current one, with none above it', async () => {
  fakeServer(signedIn(), allPlans, subscriptionIs({ ...basicMonthly, tier: 'ultimate' }));
  await renderPage('/subscribe');
  const ultimate = await card('Ultimate');
  expect(await ultimate.findByRole('button', { name: 'Current Plan' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^(Choose|Upgrade)/ })).not.toBeInTheDocument();
});

// Shows: 2 plans billing toggle; 9 annual discount; 9 annual total
test('with annual billing a month costs less, and the price of the whole year is shown', async () => {
  fakeServer(signedIn(), allPlans, subscriptionIs(noSubscription));
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

// Shows: 2 plans loading and failure
test('while plans load, three skeletons are shown', async () => {
  fakeServer(signedOut(), neverReplies(subscriptions.plans));
  await renderPage('/subscribe');
  const status = await screen.findByText('Loading the plans');
  expect(status.parentElement?.children).toHaveLength(1 + 3);
});

// Shows: 2 plans loading and failure; 8 plans load failure
test('plans that fail to load are announced, and can be requested again', async () => {
  const server = fakeServer(
    signedIn(),
    subscriptionIs(noSubscription),
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

// Shows: 4 subscription downgrade; 8 downgrade attempt
test('only a bigger plan can be chosen', async () => {
  fakeServer(signedIn(), allPlans, subscriptionIs(basicMonthly));
  const page = await renderPage('/subscribe');
  const basic = await card('Basic');
  expect(await basic.findByRole('button', { name: 'Current Plan' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect((await card('Premium')).getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See or cancel your plan' })).toHaveAttribute(
    'href',
    '/dashboard?tab=subscription',
  );
  await page.user.click((await card('Free')).getByRole('button', { name: 'Downgrade' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cannot Downgrade' }));
  expect(
    dialog.getByText('Please contact support if you wish to downgrade your subscription.'),
  ).toBeVisible();
});

test('a downgrade is explained, with a link to cancelling', async () => {
  fakeServer(signedIn(), ...dashboardServer(), allPlans, subscriptionIs(basicMonthly));
  const page = await renderPage('/subscribe');
  await page.user.click(await (await card('Free')).findByRole('button', { name: 'Downgrade' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cannot Downgrade' }));
  expect(dialog.getByText(/After that, you're on the Free plan\.$/)).toBeVisible();
  await page.user.click(dialog.getByRole('link', { name: 'See or Cancel Your Plan' }));
  expect(page.path()).toBe('/dashboard?tab=subscription');
});

test('a visitor sees the plans, and comes back to the chosen one after signing up', async () => {
  fakeServer(signedOut(), allPlans);
  const page = await renderPage('/subscribe?cycle=annually');
  expect((await card('Free')).getByRole('link', { name: 'Sign Up' })).toBeVisible();
  await page.user.click((await card('Premium')).getByRole('link', { name: 'Choose Premium' }));
  await screen.findByRole('button', { name: 'Create account' });
  expect(page.path()).toBe(
    `/auth?mode=register&returnTo=${encodeURIComponent('/subscribe?plan=premium&cycle=annually')}`,
  );
});

test.each(['free', 'basic', '__proto__', 'gold'])(
  'an unavailable plan in the address shows all plans: %s',
  async (plan) => {
    fakeServer(signedIn(), allPlans, subscriptionIs(basicMonthly));
    await renderPage(`/subscribe?plan=${plan}`);
    await card('Premium');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Subscription Plans');
  },
);

test('a learner who left the payment page reads that nothing was charged', async () => {
  fakeServer(signedIn(), allPlans, subscriptionIs(noSubscription));
  await renderPage('/subscribe?checkout=cancelled');
  expect(await screen.findByText(/Nothing was charged\./)).toBeInTheDocument();
});

test.each([
  ['without a subscription', noSubscription],
  ['with a running plan', basicMonthly],
])(
  'no button of the plans %s loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async (_, own) => {
    const { pressed, lost } = await pressEveryButton(async () => {
      fakeServer(signedIn(), ...dashboardServer(), allPlans, subscriptionIs(own));
      await renderPage('/subscribe');
      await screen.findByRole('heading', { level: 1 });
    });
    expect(lost).toEqual([]);
    expect(pressed).toContain('Current Plan');
  },
);
