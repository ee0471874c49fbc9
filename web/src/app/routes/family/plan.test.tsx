import { families, familyPayments, subscriptions, type FamilyPlan } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { thisTab } from '../../../lib/browser/leave.ts';
import { grace, kit, kitsRecord, noFamily } from '../../../testing/families.ts';
import { stayHere } from '../../../testing/leave.ts';
import { dashboardServer } from '../../../testing/lessons.ts';
import { ada, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';
import { basicMonthly, noSubscription, onTrial } from '../../../testing/subscriptions.ts';

beforeEach(stayHere);

const noPlan: FamilyPlan = {
  tier: 'free',
  currentPeriodEnd: null,
  isCancelling: false,
  paidBy: null,
  own: null,
};
const paid: FamilyPlan = {
  tier: 'basic',
  currentPeriodEnd: basicMonthly.currentPeriodEnd,
  isCancelling: false,
  paidBy: 'caller',
  own: basicMonthly,
};
const cancelled: FamilyPlan = {
  ...paid,
  isCancelling: true,
  own: { ...basicMonthly, status: 'cancelling', isCancelling: true },
};

async function open(status: FamilyPlan, search = '') {
  const server = fakeServer(
    signedIn(grace),
    replies(families.mine, { ...noFamily, learners: [kit] }),
    replies(families.record, kitsRecord),
    replies(familyPayments.status, status),
  );
  const page = await renderPage(`/family${search}`);
  const card = within(await screen.findByRole('region', { name: 'Plan' }));
  await waitFor(() => expect(card.queryByText('Getting the plan...')).not.toBeInTheDocument());
  return { ...page, server, card };
}

/** The titles of the cards, from top to bottom. */
const regions = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a grown-up chooses a plan and a cycle by keyboard, and goes to pay', async () => {
  const { card, user, server } = await open(noPlan);
  expect(card.getByText(/^Kit learns on the free plan\./)).toBeInTheDocument();
  card.getByRole('button', { name: 'Choose a Plan' }).focus();
  await user.keyboard('{Enter}');
  const basic = await card.findByRole('radio', { name: 'Basic, $9.99 a month' });
  expect(card.getByText('A plan for Kit')).toBeInTheDocument();
  expect(basic).toBeChecked();
  basic.focus();
  await user.keyboard('{ArrowRight}');
  expect(card.getByRole('radio', { name: 'Premium, $19.99 a month' })).toBeChecked();
  expect(card.getByText(/^The first 7 days are free/)).toHaveTextContent('$19.99 on');
  await user.click(card.getByRole('radio', { name: 'Annually' }));
  const sessionUrl = 'https://pay.example/7';
  server.use(replies(familyPayments.checkout, { sessionUrl, sessionId: 'cs_7' }));
  await user.click(card.getByRole('button', { name: 'Continue to Payment' }));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenCalledWith(sessionUrl));
  expect(server.bodiesOf(familyPayments.checkout)).toEqual([
    { planId: 'premium', billingCycle: 'annually' },
  ]);
});

test('a refusal is shown in its own words, such as when nothing can be paid here', async () => {
  const { card, user, server } = await open(noPlan);
  await user.click(card.getByRole('button', { name: 'Choose a Plan' }));
  const message = 'Nothing can be bought here.';
  const refusal = { message, error: 'Service Unavailable', code: 'resource_missing' };
  server.use({
    endpoint: familyPayments.checkout,
    answer: () => HttpResponse.json(refusal, { status: 503 }),
  });
  await user.click(await card.findByRole('button', { name: 'Continue to Payment' }));
  expect(await card.findByText(message)).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled();
});

test('the grown-up who pays cancels the plan, and keeps it', async () => {
  const { card, user, server } = await open(paid);
  expect(await card.findByText('You pay for the Basic plan')).toBeInTheDocument();
  expect(card.getByText('Active')).toBeInTheDocument();
  expect(
    card.getByText('The next charge is $9.99 on May 20, 2026, then every month.'),
  ).toBeInTheDocument();
  expect(card.getByText('Visa card ending in 4242')).toBeInTheDocument();
  const currentPeriodEnd = '2026-05-20T12:00:00.000Z';
  server.use(
    replies(familyPayments.cancel, { currentPeriodEnd }),
    replies(familyPayments.resume, { currentPeriodEnd }),
    replies(familyPayments.status, cancelled),
  );
  await user.click(card.getByRole('button', { name: 'Cancel Subscription' }));
  await user.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
  await user.click(await card.findByRole('button', { name: 'Keep the Plan' }));
  expect(card.getByText('Cancelling')).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Change Plan' })).not.toBeInTheDocument();
  server.use(replies(familyPayments.status, paid));
  await user.click(screen.getByRole('button', { name: 'Yes, Keep It' }));
  expect(await card.findByText('Active')).toBeInTheDocument();
});

test('a trial and a failed payment say so, and a higher plan replaces the running one', async () => {
  const own = { ...onTrial(5), hasPaymentProblem: false };
  const { card, user, server } = await open({ ...paid, own });
  expect(card.getByText('Trial')).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Change Plan' }));
  expect(await card.findByText(/takes the place of Basic/)).toBeInTheDocument();
  expect(card.queryByRole('radio', { name: /^Basic/ })).not.toBeInTheDocument();
  const sessionUrl = 'https://pay.example/card';
  server.use(replies(familyPayments.portal, { sessionUrl, sessionId: 'bps_1' }));
  await user.click(card.getByRole('button', { name: 'Card and Receipts' }));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenCalledWith(sessionUrl));
});

test('a failed charge asks for another card before the plan can be changed', async () => {
  const { card } = await open({ ...paid, own: { ...basicMonthly, hasPaymentProblem: true } });
  expect(card.getByText(/^The last charge didn't go through/)).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Change Plan' })).not.toBeInTheDocument();
});

test.each([
  [
    'learner',
    /^Kit has the Basic plan, bought in Kit's own account\. It goes on after May 20, 2026/,
  ],
  ['another', /^Another grown-up pays for the Basic plan of Kit\./],
] as const)('a plan that is paid elsewhere (%s) has no buttons', async (paidBy, text) => {
  const { card } = await open({ ...paid, paidBy, own: null });
  expect(await card.findByText(text)).toBeInTheDocument();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test('a plan that nobody pays any longer says until when it lasts', async () => {
  const { card } = await open({ ...paid, paidBy: null, own: null });
  expect(await card.findByText(/is paid until May 20, 2026\. Nothing more/)).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Change Plan' })).toBeInTheDocument();
});

test('a plan that has ended keeps its receipts, and can be bought again', async () => {
  const { card } = await open({ ...noPlan, own: { ...noSubscription, hasReceipts: true } });
  expect(card.getByRole('button', { name: 'Card and Receipts' })).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Choose a Plan' })).toBeInTheDocument();
});

test('a plan that does not load can be asked for again', async () => {
  const server = fakeServer(
    signedIn(grace),
    replies(families.mine, { ...noFamily, learners: [kit] }),
    replies(families.record, kitsRecord),
    refuses(familyPayments.status, 'unavailable', 'One moment.'),
  );
  const { user } = await renderPage('/family');
  const card = within(await screen.findByRole('region', { name: 'Plan' }));
  const again = await card.findByRole('button', { name: 'Try Again' });
  server.use(replies(familyPayments.status, noPlan));
  await user.click(again);
  expect(await card.findByText(/^Kit learns on the free plan/)).toBeInTheDocument();
});

test.each([
  ['cancelled', 'You came back without paying. Nothing was charged.'],
  ['success', /^Thank you! The plan shows here as soon as/],
])('coming back from the payment page (%s) is answered', async (checkout, text) => {
  const { card } = await open(noPlan, `?learner=7&checkout=${checkout}`);
  expect(card.getByText(text)).toHaveRole('status');
  expect(card.getByText(text)).toHaveFocus();
});

test('after the payment, the plan comes first and says that it worked', async () => {
  const { card } = await open(paid, '?learner=7&checkout=success');
  const words = card.getByText("Thank you, it worked! This is Kit's plan.");
  expect(words).toHaveRole('status');
  expect(words).toHaveFocus();
  await screen.findByText(/^Kit learned on two days/);
  expect(regions().indexOf('Plan')).toBeLessThan(regions().indexOf('Kit'));
});

test('a plan that was chosen among the prices is ready to be paid, before the record', async () => {
  const { card } = await open(noPlan, '?learner=7&plan=premium&cycle=annually');
  expect(await card.findByRole('radio', { name: 'Premium, $19.99 a month' })).toBeChecked();
  expect(card.getByRole('radio', { name: 'Annually' })).toBeChecked();
  await screen.findByText(/^Kit learned on two days/);
  expect(regions().indexOf('Plan')).toBeLessThan(regions().indexOf('Kit'));
});

test('after the link has ended, a plan that is still paid can only be cancelled', async () => {
  const { id, firstName, username } = kit;
  const left = { id, firstName, username, currentPeriodEnd: basicMonthly.currentPeriodEnd };
  const server = fakeServer(
    signedIn(grace),
    replies(families.mine, { ...noFamily, paysFor: [{ ...left, isCancelling: false }] }),
  );
  const { user } = await renderPage('/family');
  const card = within(await screen.findByRole('region', { name: 'A plan that you pay for Kit' }));
  expect(card.getByText(/goes on after May 20, 2026 until you cancel it/)).toBeInTheDocument();
  expect(card.getAllByRole('button')).toHaveLength(1);
  server.use(
    replies(familyPayments.cancel, { currentPeriodEnd: '2026-05-20T12:00:00.000Z' }),
    replies(families.mine, { ...noFamily, paysFor: [{ ...left, isCancelling: true }] }),
  );
  await user.click(card.getByRole('button', { name: 'Cancel Subscription' }));
  await user.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
  expect(await card.findByText(/is cancelled and ends on May 20, 2026/)).toBeInTheDocument();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test('the learner reads that the family takes care of the plan, and finds no buttons', async () => {
  fakeServer(
    signedIn(ada),
    ...dashboardServer(),
    replies(subscriptions.status, {
      ...basicMonthly,
      card: null,
      hasReceipts: false,
      isPaidByFamily: true,
    }),
  );
  await renderPage('/dashboard?tab=subscription');
  const card = within(await screen.findByRole('region', { name: 'Basic Plan' }));
  expect(card.getByText('Your family takes care of your plan.')).toBeInTheDocument();
  expect(card.getByText(/^The next charge is/)).toBeInTheDocument();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  expect(card.queryByRole('link')).not.toBeInTheDocument();
});
