import {
  consent,
  plans,
  subscriptions,
  type CurrentUser,
  type OwnConsent,
  type OwnSubscription,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { thisTab } from '../../../lib/browser/leave.ts';
import { stayHere } from '../../../testing/leave.ts';
import { ada, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, neverReplies, replies, unreachable } from '../../../testing/server.ts';
import { basicMonthly, noSubscription } from '../../../testing/subscriptions.ts';

const grownUp: CurrentUser = { ...ada, ageRange: '18-plus' };
const kit: CurrentUser = { ...ada, firstName: 'Kit', ageRange: 'under-13' };
const sessionUrl = 'https://checkout.example/pay/1';
const opens = replies(subscriptions.checkout, { sessionUrl, sessionId: 'cs_1' });
const answers = (answer: () => Response) => ({ endpoint: subscriptions.checkout, answer });
const fails = (status: number, body: object) => answers(() => HttpResponse.json(body, { status }));

interface Given {
  readonly user?: CurrentUser;
  readonly own?: OwnSubscription;
  readonly path?: string;
}

async function open({ user = grownUp, own = noSubscription, path = '?plan=basic' }: Given = {}) {
  const server = fakeServer(
    signedIn(user),
    replies(subscriptions.plans, [...plans]),
    replies(subscriptions.status, own),
    opens,
  );
  return { ...(await renderPage(`/subscribe${path}`)), server };
}

const payButton = () => screen.findByRole('button', { name: 'Continue to Payment' });

beforeEach(() => {
  stayHere();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-05-01T12:00:00Z'));
});
afterEach(() => vi.useRealTimers());

// Shows: 9 free trial days
test('the price is in plain words, with the day of the first charge', async () => {
  await open();
  await payButton();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Basic, paid every month');
  expect(screen.getByText(/^The first 7 days are free\./)).toHaveTextContent(
    'The first charge is $9.99 on May 8, 2026. We write to you before then. Cancel before that day and nothing is charged.',
  );
});

test('if billed annually, the whole year is charged', async () => {
  await open({ path: '?plan=premium&cycle=annually' });
  await payButton();
  expect(screen.getByText(/^The first 7 days are free\./)).toHaveTextContent(
    'The first charge is $192 on May 8, 2026.',
  );
});

// Shows: 2 checkout states; 7 POST /api/create-checkout-session; 9 checkout redirect delay
test(
  "the plans are requested once more, and after a second the provider's page opens",
  { tags: ['exhaustive'] },
  async () => {
    const { user, server } = await open();
    const moments = { answered: 0, left: 0 };
    const session = () => {
      moments.answered = performance.now();
      return { sessionUrl, sessionId: 'cs_1' };
    };
    server.use(replies(subscriptions.checkout, session));
    vi.mocked(thisTab.goTo).mockImplementation(() => {
      moments.left = performance.now();
    });
    await user.click(await payButton());
    expect(await screen.findAllByText('Creating checkout session...')).not.toHaveLength(0);
    await screen.findByRole('button', { name: 'Taking you to the payment page...' });
    await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(sessionUrl));
    // A timer may fire a moment early.
    expect(moments.left - moments.answered).toBeGreaterThanOrEqual(990);
    expect(server.bodiesOf(subscriptions.checkout)).toEqual([
      { planId: 'basic', billingCycle: 'monthly' },
    ]);
    expect(server.bodiesOf(subscriptions.plans)).toHaveLength(2);
  },
);

// Shows: 9 payment script delay
test('nothing is sent in the first half second', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const { server } = await open();
  const button = await payButton();
  button.click();
  await vi.advanceTimersByTimeAsync(100);
  expect(server.bodiesOf(subscriptions.checkout)).toEqual([]);
  await vi.advanceTimersByTimeAsync(500);
  await waitFor(() => expect(server.bodiesOf(subscriptions.checkout)).toHaveLength(1));
});

test('a second press during the first request sends nothing', async () => {
  const { user, server } = await open();
  server.use(neverReplies(subscriptions.checkout));
  await user.click(await payButton());
  await user.click(await screen.findByRole('button', { name: 'Creating checkout session...' }));
  await waitFor(() => expect(server.bodiesOf(subscriptions.checkout)).toHaveLength(1));
});

// Shows: 2 checkout error box
describe('an error box', () => {
  const notSetUp = 'The price ids are not set up. Please contact the administrator.';
  test.each([
    // Shows: 8 checkout configuration error
    [
      'by its message',
      fails(503, { message: 'No such price', error: 'Service Unavailable', code: 'unavailable' }),
      'Configuration Error: No such priceThe price ids of the plans must be set up before anything can be bought. Please contact the administrator.',
      'amber',
    ],
    // Shows: 8 checkout configuration error
    [
      'by its code',
      fails(503, { message: 'Ask later.', error: '', code: 'resource_missing' }),
      'Configuration Error: Ask later.The price ids of the plans must be set up',
      'amber',
    ],
    // Shows: 8 checkout configuration error
    [
      'as the server words it',
      fails(503, { message: notSetUp, error: '', code: 'resource_missing' }),
      `Configuration Error: ${notSetUp}`,
      'amber',
    ],
    // Shows: 8 checkout toast and box
    [
      'in red for all else',
      fails(409, { message: 'Another one is open.', error: 'Conflict', code: 'conflict' }),
      'Checkout Error: Another one is open.',
      'red',
    ],
    // Shows: 8 checkout failure message
    [
      'that says nothing',
      fails(500, {}),
      'Checkout Error: Failed to create checkout session',
      'red',
    ],
    // Shows: 8 checkout non-JSON failure
    [
      'non-JSON failure',
      answers(() => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 })),
      'Checkout Error: Server error (502): Unable to create checkout session',
      'red',
    ],
    // Shows: 8 checkout missing sessionUrl
    [
      'missing sessionUrl',
      answers(() => HttpResponse.json({ sessionId: 'cs_1' })),
      'Checkout Error: No checkout URL returned from the server',
      'red',
    ],
    // Shows: 8 checkout unparsable success
    [
      'unparsable success',
      answers(() => HttpResponse.html('<html>')),
      'Checkout Error: Invalid response from server',
      'red',
    ],
    [
      'without a network',
      unreachable(subscriptions.checkout),
      "Checkout Error: Network error: we can't reach the site.",
      'red',
    ],
    [
      'of a plan that has changed since it was shown',
      replies(
        subscriptions.plans,
        plans.map((plan) => ({ ...plan, price: plan.price + 1 })),
      ),
      'Checkout Error: This plan has just changed.',
      'red',
    ],
  ])('%s', { tags: ['exhaustive'] }, async (_name, handler, text, tone) => {
    const { user, server } = await open();
    const button = await payButton();
    server.use(handler);
    await user.click(button);
    const box = await screen.findByRole('alert');
    expect(box.textContent).toContain(text);
    expect(box).toHaveAttribute('data-tone', tone);
    const [title = ''] = text.split(':');
    expect(await screen.findByText(title, { selector: '.toast *' })).toBeInTheDocument();
    expect(within(box).getByRole('link', { name: 'Back to Plans' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
    server.use(opens);
    await user.click(within(box).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(sessionUrl));
  });

  test('says what to do about it', { tags: ['exhaustive'] }, async () => {
    const { user, server } = await open({ own: basicMonthly, path: '?plan=premium' });
    server.use(fails(409, { message: 'Keep it first.', error: 'Conflict', code: 'cancelling' }));
    await user.click(await payButton());
    const box = within(await screen.findByRole('alert'));
    expect(box.getByRole('link', { name: 'See Your Plan' })).toBeVisible();
  });
});

test('an upgrade says which plan it replaces', async () => {
  await open({ own: basicMonthly, path: '?plan=premium' });
  await payButton();
  expect(screen.getByText(/^Premium costs/)).toHaveTextContent(
    'Premium costs $19.99 every month. It takes the place of Basic, so you never pay for both.',
  );
  expect(screen.queryByText(/first charge/)).not.toBeInTheDocument();
});

test(
  'a cancelled plan is replaced, and the page says what happens to it',
  { tags: ['exhaustive'] },
  async () => {
    const own: OwnSubscription = { ...basicMonthly, status: 'cancelling', isCancelling: true };
    const { user, server } = await open({ own, path: '?plan=premium' });
    expect(
      await screen.findByText(/^Basic is cancelled and ends on May 20, 2026\./),
    ).toHaveTextContent(
      'If you agree on the next page, you go on with Premium instead. If you leave that page, Basic ends all the same.',
    );
    await user.click(await payButton());
    await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(sessionUrl));
    expect(server.bodiesOf(subscriptions.checkout)).toEqual([
      { planId: 'premium', billingCycle: 'monthly' },
    ]);
  },
);

test(
  'below 18 a grown-up is required, and nothing is ticked in advance',
  { tags: ['exhaustive'] },
  async () => {
    const { user, server } = await open({ user: ada });
    await user.click(await payButton());
    const tick = screen.getByRole('checkbox', { name: /I'm a grown-up/ });
    expect(tick).not.toBeChecked();
    expect(tick).toHaveAccessibleDescription('Please ask a grown-up to sit with you.');
    await user.click(tick);
    const email = screen.getByLabelText("The grown-up's email");
    expect(email).toHaveAccessibleDescription(/^Please enter the grown-up's email address\./);
    await user.type(email, 'mother');
    expect(email).toHaveAccessibleDescription(/^Please enter a valid email address\./);
    await user.click(await payButton());
    expect(server.bodiesOf(subscriptions.checkout)).toEqual([]);
    await user.type(email, '@example.org');
    await user.click(await payButton());
    await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(sessionUrl));
    expect(server.bodiesOf(subscriptions.checkout)).toEqual([
      {
        planId: 'basic',
        billingCycle: 'monthly',
        grownUp: true,
        payerEmail: 'mother@example.org',
      },
    ]);
  },
);

test(
  'an upgrade asks for no address, because the payer is known',
  { tags: ['exhaustive'] },
  async () => {
    const { user, server } = await open({ user: ada, own: basicMonthly, path: '?plan=premium' });
    await user.click(await screen.findByRole('checkbox', { name: /I'm a grown-up/ }));
    expect(screen.queryByLabelText("The grown-up's email")).not.toBeInTheDocument();
    await user.click(await payButton());
    await waitFor(() => expect(thisTab.goTo).toHaveBeenLastCalledWith(sessionUrl));
    expect(server.bodiesOf(subscriptions.checkout)).toEqual([
      { planId: 'premium', billingCycle: 'monthly', grownUp: true },
    ]);
  },
);

const own: OwnConsent = {
  state: 'pending',
  rooms: false,
  freeChat: false,
  buying: false,
  erasedAt: null,
  address: 'p…@example.org',
  askedAt: null,
  decidedAt: null,
  asksPassword: true,
  isBySchool: false,
};

// Shows: 9 minimum age and consent
test.each([
  ['pending', /your parent or guardian has to say yes/],
  ['withdrawn', /switched off buying a plan/],
  ['confirmed', /hasn't said yes to buying a plan/],
] as const)('a child whose parent has not allowed buying (%s) cannot buy', async (state, words) => {
  const page = await open({ user: kit, path: '' });
  page.server.use(replies(consent.mine, { consent: { ...own, state } }));
  await page.user.click(await screen.findByRole('link', { name: 'Choose Basic' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue to Payment' })).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('link', { name: 'Back to Plans' }));
  await screen.findByRole('article', { name: 'Basic' });
});

test("after the parent's yes, a grown-up pays for a child", async () => {
  const page = await open({ user: kit, path: '' });
  page.server.use(replies(consent.mine, { consent: { ...own, state: 'confirmed', buying: true } }));
  await page.user.click(await screen.findByRole('link', { name: 'Choose Basic' }));
  await payButton();
  expect(screen.getByRole('checkbox', { name: /I'm a grown-up/ })).not.toBeChecked();
  // The account has the parent's address.
  expect(screen.queryByLabelText("The grown-up's email")).not.toBeInTheDocument();
});

// Shows: 8 checkout script in a frame
test('payment is impossible in a frame', async () => {
  vi.spyOn(window, 'top', 'get').mockReturnValue({} as typeof window);
  const { server } = await open();
  expect(await screen.findByRole('link', { name: 'Open in a new tab' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue to Payment' })).not.toBeInTheDocument();
  expect(server.bodiesOf(subscriptions.checkout)).toEqual([]);
});
