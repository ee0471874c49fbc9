import { sandbox, type SandboxSession } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { thisTab } from '../../../lib/browser/leave.ts';
import { comeBack, stayHere } from '../../../testing/leave.ts';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

beforeEach(stayHere);

const session: SandboxSession = {
  id: 'cs_1',
  kind: 'checkout',
  state: 'open',
  planId: 'basic',
  billingCycle: 'monthly',
  forWhom: null,
  price: 9.99,
  firstChargeAt: '2026-05-08T12:00:00.000Z',
  isRunning: true,
  receiptsTo: null,
  receipts: [],
  leaveUrl: 'http://localhost:3000/subscribe?checkout=cancelled',
};
const paidUrl = 'http://localhost:3000/dashboard?checkout=success';

async function open(more: Partial<SandboxSession> = {}) {
  const server = fakeServer(
    signedIn(),
    replies(sandbox.session, { ...session, ...more }),
    replies(sandbox.pay, { outcome: 'paid', url: paidUrl }),
  );
  const page = await renderPage('/sandbox?session=cs_1');
  await screen.findByText('Sandbox: no real card, no real money');
  return { ...page, server };
}
const cardNamed = (name: RegExp) => screen.getByRole('radio', { name });
const button = (name: string) => screen.findByRole('button', { name });

test('it says what it is, what is charged and when, and a successful payment leads back', async () => {
  const { user, server } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Try Basic');
  expect(
    screen.getByText('Basic costs $9.99 every month. The first charge comes on May 8, 2026.'),
  ).toBeInTheDocument();
  await user.click(await button('Start the Free Trial'));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(paidUrl));
  expect(server.bodiesOf(sandbox.pay)).toEqual([{ card: 'succeeds' }]);
});

test('it names the learner for whom somebody else pays', async () => {
  await open({ forWhom: 'Kit' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Try Basic for Kit');
});

test('after coming back from the next page, the button can be pressed again', async () => {
  const { user } = await open();
  await user.click(await button('Start the Free Trial'));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(paidUrl));
  expect(await button('Start the Free Trial')).toHaveAttribute('aria-disabled', 'true');
  comeBack();
  await waitFor(async () =>
    expect(await button('Start the Free Trial')).not.toHaveAttribute('aria-disabled', 'true'),
  );
});

test('a card is replaced for future charges', async () => {
  await open({ kind: 'card' });
  expect(
    screen.getByText(
      'The card you choose pays $9.99 every month from now on, next on May 8, 2026.',
    ),
  ).toBeInTheDocument();
});

test('card and receipts: payments with their day and plan, and refunds', async () => {
  const receipt = {
    id: 'ch_1',
    paidAt: '2026-04-08T12:00:00.000Z',
    planId: 'basic',
    billingCycle: 'monthly',
    amount: 9.99,
    refunded: 0,
  } as const;
  const { user, server } = await open({ kind: 'card', receipts: [receipt] });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Card and Receipts');
  const receipts = within(screen.getByRole('region', { name: 'Receipts' }));
  const row = receipts.getByRole('listitem');
  expect(row).toHaveTextContent('April 8, 2026$9.99Basic, paid by the month');
  server.use(
    replies(sandbox.refund, {}),
    replies(sandbox.session, {
      ...session,
      kind: 'card',
      receipts: [{ ...receipt, refunded: 9.99 }],
    }),
  );
  await user.click(await button('Give It Back'));
  expect(await screen.findByText('$9.99 was given back.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Give It Back' })).not.toBeInTheDocument();
});

test('a plan that has ended shows its receipts, and asks for no card', async () => {
  await open({ kind: 'card', isRunning: false });
  expect(screen.getByText('There is no plan that a card pays.')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /4242/ })).not.toBeInTheDocument();
});

test('without a charge the receipts say so', async () => {
  await open({ kind: 'card' });
  expect(screen.getByText('Nothing has been charged yet.')).toBeInTheDocument();
});

test('the address for receipts is requested, and shown if it is known', async () => {
  const { user, server } = await open();
  await user.type(screen.getByLabelText('Email for receipts'), 'mother@example.org');
  await user.click(await button('Start the Free Trial'));
  await waitFor(() =>
    expect(server.bodiesOf(sandbox.pay)).toEqual([
      { card: 'succeeds', email: 'mother@example.org' },
    ]),
  );
});

test('a known address is not requested again', async () => {
  await open({ receiptsTo: 'm…@example.org' });
  expect(screen.getByText('m…@example.org')).toBeInTheDocument();
  expect(screen.queryByLabelText('Email for receipts')).not.toBeInTheDocument();
});

test('a card that is declined says so, and another one can be tried', async () => {
  const { user, server } = await open();
  server.use(replies(sandbox.pay, { outcome: 'declined', message: 'The card was declined.' }));
  await user.click(cardNamed(/0002/));
  await user.click(await button('Start the Free Trial'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('The card was declined.'),
  );
  expect(thisTab.goTo).not.toHaveBeenCalled();
  server.use(replies(sandbox.pay, { outcome: 'paid', url: paidUrl }));
  await user.click(cardNamed(/4242/));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  await user.click(await button('Start the Free Trial'));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(paidUrl));
  expect(server.bodiesOf(sandbox.pay)).toEqual([{ card: 'fails' }, { card: 'succeeds' }]);
});

test.each([
  ["Yes, It's Me", true],
  ['No, Stop', false],
])('a bank that asks for confirmation gets an answer: %s', async (answer, confirmed) => {
  const { user, server } = await open({ kind: 'upgrade', planId: 'premium' });
  server.use(replies(sandbox.pay, { outcome: 'second-step' }));
  await user.click(cardNamed(/3155/));
  await user.click(await button('Change the Plan'));
  await user.click(await button(answer));
  await waitFor(() =>
    expect(server.bodiesOf(sandbox.pay).at(-1)).toEqual({ card: 'second-step', confirmed }),
  );
});

test('leaving pays nothing', async () => {
  const { user, server } = await open();
  await user.click(await button('Leave Without Paying'));
  expect(thisTab.goTo).toHaveBeenLastCalledWith(session.leaveUrl);
  expect(server.bodiesOf(sandbox.pay)).toEqual([]);
});

test.each([
  ['complete', /^This is done\./],
  ['expired', 'This page is no longer open. Please choose the plan again.'],
] as const)('a session that is %s takes no card', async (state, words) => {
  await open({ state });
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /4242/ })).not.toBeInTheDocument();
});

test.each(['/sandbox?session=cs_2', '/sandbox'])(
  '%s is no page without a session',
  async (path) => {
    fakeServer(signedIn(), refuses(sandbox.session, 'not-found', 'That session does not exist.'));
    await renderPage(path);
    expect(await screen.findByText('404 Page Not Found')).toBeInTheDocument();
  },
);
