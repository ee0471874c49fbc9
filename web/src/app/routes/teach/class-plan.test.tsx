import {
  classes,
  classPayments,
  type ClassPlanStatus,
  courses,
  type SchoolClass,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { thisTab } from '../../../lib/browser/leave.ts';
import { physics } from '../../../testing/classes.ts';
import { grace } from '../../../testing/families.ts';
import { stayHere } from '../../../testing/leave.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';
import { basicMonthly, onTrial } from '../../../testing/subscriptions.ts';

beforeEach(stayHere);

const shownClass: SchoolClass = {
  ...physics,
  teachers: [{ id: grace.id, firstName: 'Grace', username: 'grace' }],
  learners: [],
  agreement: null,
  sendsRecords: null,
};

const toTry: ClassPlanStatus = { plan: 'trial', until: null, paidBy: null, own: null };
const byGrace = {
  firstName: 'Grace',
  username: 'grace',
  isCancelling: false,
  currentPeriodEnd: '2026-05-20T12:00:00.000Z',
};
const { tier: _, ...running } = basicMonthly;
const { tier: __, ...trial } = onTrial(5);
const until = '2026-06-01T12:00:00.000Z';
const ownPlan: ClassPlanStatus = { plan: 'classroom', until, paidBy: byGrace, own: running };

async function open(
  status: ClassPlanStatus,
  search = '?show=settings',
  shown: Partial<SchoolClass> = {},
) {
  const server = fakeServer(
    signedIn(grace),
    replies(classes.one, { ...shownClass, ...shown }),
    replies(classPayments.status, status),
    replies(courses.list, []),
  );
  const page = await renderPage(`/teach/3${search}`);
  const card = within(await screen.findByRole('region', { name: 'Plan of this class' }));
  await waitFor(() => expect(card.queryByText('Getting the plan...')).not.toBeInTheDocument());
  return { ...page, server, card };
}

// Shows: 9 classroom plan
test('a teacher sees what the Classroom plan costs, chooses a cycle, and goes to pay', async () => {
  const { card, user, server } = await open(toTry);
  expect(
    card.getByText('This is a class to try, with 10 seats and the free courses.'),
  ).toBeInTheDocument();
  expect(
    card.getByText('The Classroom plan opens every course to up to 30 students, for $99 a month.'),
  ).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Get the Classroom plan' }));
  expect(card.getByText(/^The first 7 days are free/)).toHaveTextContent('$99 on');
  await user.click(card.getByRole('radio', { name: 'Annually' }));
  expect(card.getByText(/^The first 7 days are free/)).toHaveTextContent('$950 on');
  const sessionUrl = 'https://pay.example/3';
  server.use(replies(classPayments.checkout, { sessionUrl, sessionId: 'cs_3' }));
  await user.click(card.getByRole('button', { name: 'Continue to Payment' }));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenCalledWith(sessionUrl));
  expect(server.bodiesOf(classPayments.checkout)).toEqual([{ billingCycle: 'annually' }]);
});

test('a refusal is shown in its own words, and it can be tried again', async () => {
  const { card, user, server } = await open(toTry);
  await user.click(card.getByRole('button', { name: 'Get the Classroom plan' }));
  const message = 'This class already has the Classroom plan.';
  const refusal = { message, error: 'Conflict', code: 'current-plan' };
  server.use({
    endpoint: classPayments.checkout,
    answer: () => HttpResponse.json(refusal, { status: 409 }),
  });
  await user.click(card.getByRole('button', { name: 'Continue to Payment' }));
  expect(await card.findByText(message)).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled();
});

test('schools that pay by invoice find the form', async () => {
  const { card } = await open(toTry);
  expect(card.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
    'href',
    '/inquiry?kind=school-plan',
  );
  expect(card.getByText(/name class number 3/)).toBeInTheDocument();
});

test('the teacher who pays can cancel, and sees the card and the next charge', async () => {
  const { card, user, server } = await open(ownPlan);
  expect(card.getByText('You pay for the Classroom plan')).toBeInTheDocument();
  expect(card.getByText('Active')).toBeInTheDocument();
  expect(
    card.getByText('The next charge is $99 on May 20, 2026, then every month.'),
  ).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Get the Classroom plan' })).not.toBeInTheDocument();
  const cancelled: ClassPlanStatus = {
    ...ownPlan,
    own: { ...running, status: 'cancelling', isCancelling: true },
  };
  server.use(
    replies(classPayments.cancel, { currentPeriodEnd: byGrace.currentPeriodEnd }),
    replies(classPayments.resume, { currentPeriodEnd: byGrace.currentPeriodEnd }),
    replies(classPayments.status, cancelled),
  );
  await user.click(card.getByRole('button', { name: 'Cancel Subscription' }));
  await user.click(screen.getByRole('button', { name: 'Yes, Cancel' }));
  await user.click(await card.findByRole('button', { name: 'Keep the Plan' }));
  expect(card.getByText('Cancelling')).toBeInTheDocument();
  server.use(replies(classPayments.status, ownPlan));
  await user.click(screen.getByRole('button', { name: 'Yes, Keep It' }));
  expect(await card.findByText('Active')).toBeInTheDocument();
});

test('a trial says so, and the card and receipts are on the page of the provider', async () => {
  const { card, user, server } = await open({ ...ownPlan, own: trial });
  expect(card.getByText('Trial')).toBeInTheDocument();
  const sessionUrl = 'https://pay.example/card';
  server.use(replies(classPayments.portal, { sessionUrl, sessionId: 'bps_3' }));
  await user.click(card.getByRole('button', { name: 'Card and Receipts' }));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenCalledWith(sessionUrl));
});

test('another teacher sees who pays, and has no button', async () => {
  const { card } = await open({ ...ownPlan, own: null });
  expect(card.getByText(/^Grace \(grace\) pays for the Classroom plan/)).toHaveTextContent(
    'It goes on after May 20, 2026, and only Grace can cancel it.',
  );
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test('another teacher sees when a cancelled plan ends', async () => {
  const { card } = await open({
    ...ownPlan,
    own: null,
    paidBy: { ...byGrace, isCancelling: true },
  });
  expect(card.getByText(/^Grace/)).toHaveTextContent(
    'It is cancelled and ends on May 20, 2026. After that, you can buy it.',
  );
});

test('a School plan leaves nothing to buy', async () => {
  const { card } = await open({ plan: 'school', until, paidBy: null, own: null });
  expect(
    card.getByText('Your School plan opens every course to this class until June 1, 2026.'),
  ).toBeInTheDocument();
  expect(card.queryByRole('button')).not.toBeInTheDocument();
});

test('a plan that nobody pays here says when it ends, and how to go on', async () => {
  const { card } = await open({ plan: 'classroom', until, paidBy: null, own: null });
  expect(
    card.getByText('Your plan opens every course to this class until June 1, 2026.'),
  ).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Get the Classroom plan' })).toBeInTheDocument();
});

test('an archived class sells nothing, and a plan that has ended leaves its receipts', async () => {
  const ended = { ...running, status: 'inactive' as const, currentPeriodEnd: null };
  const { card } = await open({ ...toTry, own: ended }, undefined, {
    archivedAt: '2026-05-01T12:00:00.000Z',
  });
  expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Card and Receipts',
  ]);
});

test('back from paying, the page waits for the plan, and then shows it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { card, server } = await open(toTry, '?checkout=success');
  expect(card.getByRole('status')).toHaveTextContent('Thank you!');
  expect(card.queryByRole('button')).not.toBeInTheDocument();
  server.use(replies(classPayments.status, ownPlan));
  await vi.advanceTimersByTimeAsync(2500);
  expect(await card.findByText('You pay for the Classroom plan')).toBeInTheDocument();
  vi.useRealTimers();
});

test('back without having paid, the page says that nothing was charged', async () => {
  const { card } = await open(toTry, '?checkout=cancelled');
  expect(card.getByRole('status')).toHaveTextContent('Nothing was charged.');
  expect(card.getByRole('button', { name: 'Get the Classroom plan' })).toBeInTheDocument();
});

test('if the plan does not load, it can be tried again', async () => {
  const server = fakeServer(
    signedIn(grace),
    replies(classes.one, shownClass),
    refuses(classPayments.status, 'unavailable', 'The database is busy.'),
    replies(courses.list, []),
  );
  const { user } = await renderPage('/teach/3?show=settings');
  const card = within(await screen.findByRole('region', { name: 'Plan of this class' }));
  const again = await card.findByRole('button', { name: /try again/i });
  server.use(replies(classPayments.status, toTry));
  await user.click(again);
  expect(await card.findByRole('button', { name: 'Get the Classroom plan' })).toBeInTheDocument();
});

test('a visitor signs in first', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/teach/3?show=settings');
  await waitFor(() => expect(page.path()).toMatch(/^\/auth/));
});
