import { profile, subscriptions } from '@qubloom/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { grace } from '../../testing/people.ts';
import { payer, useSiteWithStripe } from '../../testing/stripe/site-with-stripe.ts';
import { secrets } from '../../testing/stripe/stripe-double.ts';
import type { SignedInClient } from '../../testing/app.ts';
import type { StripeEvent } from '../../testing/stripe/state.ts';

const { site, stripe, checkout, send, sendAll, status, subscribe, unsent } = useSiteWithStripe();
const minute = 60_000;

let browser: SignedInClient;
let paid: StripeEvent;
beforeEach(async () => {
  browser = await site.signedIn(payer);
  const { sessionId } = await checkout(browser, 'basic');
  stripe.state.pay(sessionId);
  const [event] = unsent();
  if (event === undefined) throw new Error('paying told nothing');
  paid = event;
});

const heeded = async () =>
  (await site.pool.query<{ id: string }>('select id from payment_events where id = $1', [paid.id]))
    .rowCount;
const ago = (milliseconds: number) => new Date(site.clock.now().getTime() - milliseconds);

test('the log distinguishes a wrong signature from a signed message of an unknown shape', async () => {
  const reasons = async (message: ReturnType<typeof stripe.signed>) => {
    site.logged.length = 0;
    await send(message);
    return site.logged.flatMap((line) => /a payment message [\w ]+/.exec(line)?.[0] ?? []);
  };
  expect(await reasons(stripe.signed(paid, { secret: 'whsec_of_a_stranger' }))).toEqual([
    'a payment message has a wrong signature',
  ]);
  expect(await reasons(stripe.signed(paid, { at: ago(6 * minute) }))).toEqual([
    'a payment message is not signed just now',
  ]);
  expect(await reasons(stripe.signed({ id: 5 } as unknown as StripeEvent))).toEqual([
    'a payment message has an unknown shape',
  ]);
});

// Shows: A7 forged
describe('a message without a recent signature by Stripe', () => {
  const signed = () => stripe.signed(paid);
  test.each([
    ['without a signature', () => ({ ...signed(), signature: '' })],
    ['with a nonsense signature', () => ({ ...signed(), signature: 't=1,v1=abc' })],
    [
      'without a time',
      () => ({ ...signed(), signature: signed().signature.replace(/t=\d+,/, '') }),
    ],
    ['signed by somebody else', () => stripe.signed(paid, { secret: 'whsec_of_a_stranger' })],
    ['that was changed', () => ({ ...signed(), payload: `${signed().payload} ` })],
    [
      'with the signature of another message',
      () => ({ ...signed(), signature: stripe.signed({ ...paid, id: 'evt_other' }).signature }),
    ],
    ['signed too long ago', () => stripe.signed(paid, { at: ago(6 * minute) })],
    ['signed in the future', () => stripe.signed(paid, { at: ago(-6 * minute) })],
    [
      'with a later time put in',
      () => {
        const old = stripe.signed(paid, { at: ago(60 * minute) });
        const time = String(Math.floor(site.clock.now().getTime() / 1000));
        return { ...old, signature: old.signature.replace(/t=\d+/, `t=${time}`) };
      },
    ],
    ['that is not an event', () => stripe.signed({ id: 5 } as unknown as StripeEvent)],
  ])('%s is refused and changes nothing', async (_how, forged) => {
    const answer = await send(forged());
    expect([answer.status, answer.text]).toEqual([400, 'Qubloom could not read that request.']);
    expect(await status(browser)).toMatchObject({ tier: 'free', status: 'inactive' });
    expect(await heeded()).toBe(0);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('is not read if it is too long', async () => {
    const payload = JSON.stringify({ ...paid, more: 'x'.repeat(300_000) });
    expect((await send({ payload, signature: '' })).status).toBe(413);
  });

  test.each([
    ['a little old', 4 * minute],
    ['a little early', -4 * minute],
  ])('%s is accepted', async (_how, old) => {
    expect((await send(stripe.signed(paid, { at: ago(old) }))).status).toBe(200);
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
  });

  test('while one secret replaces the other, both are accepted', async () => {
    expect((await send(stripe.signed(paid, { secret: secrets.before }))).status).toBe(200);
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
  });
});

// Shows: A7 sent again
describe('a message that comes again', () => {
  test('is processed once, even if it comes ten times at once and ten times in a row', async () => {
    const again = () => send(stripe.signed(paid));
    const answers = await Promise.all(Array.from({ length: 10 }, again));
    for (let time = 0; time < 10; time += 1) answers.push(await again());
    expect(answers.map(({ status: code }) => code)).toEqual(Array(20).fill(200));
    expect(await heeded()).toBe(1);
    const asked = stripe.calls.filter(({ path }) => path === '/v1/subscriptions').length;
    await again();
    expect(stripe.calls.filter(({ path }) => path === '/v1/subscriptions')).toHaveLength(asked);
  });

  test('is put off while Stripe cannot be reached, and processed when it comes again', async () => {
    stripe.trouble = 'fails';
    expect((await send(stripe.signed(paid))).status).toBe(503);
    expect(await heeded()).toBe(0);
    stripe.trouble = null;
    expect((await send(stripe.signed(paid))).status).toBe(200);
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
  });

  test('does not undo later changes if it is late', async () => {
    await sendAll();
    stripe.state.end([...stripe.state.subscriptions.keys()][0] ?? '');
    await sendAll();
    expect(await status(browser)).toMatchObject({ tier: 'free' });
    expect((await send(stripe.signed(paid))).status).toBe(200);
    expect(await status(browser)).toMatchObject({ tier: 'free' });
  });
});

// Shows: A7 races
test('a late answer from Stripe does not overwrite a newer one', async () => {
  await sendAll();
  const [id = ''] = stripe.state.subscriptions.keys();
  stripe.state.endWithPeriod(id, true);
  const [cancelled] = unsent();
  stripe.state.end(id);
  const [ended] = unsent();
  if (!cancelled || !ended) throw new Error('the end told nothing');
  // A state from before the end, which arrives late.
  const before = stripe.state.subscriptions.get(id);
  if (before === undefined) throw new Error('there is no subscription');
  stripe.state.subscriptions.set(id, { ...before, status: 'trialing' });
  const { held, release } = stripe.holdNextState();
  const first = send(stripe.signed(cancelled));
  await held;
  stripe.state.subscriptions.set(id, before);
  expect((await send(stripe.signed(ended))).status).toBe(200);
  release();
  expect((await first).status).toBe(200);
  expect(await status(browser)).toMatchObject({ tier: 'free', status: 'inactive' });
});

// Shows: A7 whose
describe('a message about', () => {
  test('a customer of another site is ignored', async () => {
    const foreign = { object: 'subscription', id: 'sub_foreign', customer: 'cus_foreign' };
    const event = { ...paid, id: 'evt_foreign', data: { object: foreign } };
    expect((await send(stripe.signed(event))).status).toBe(200);
    expect(await status(browser)).toMatchObject({ tier: 'free' });
  });

  test('one learner changes nothing for another', async () => {
    const other = await site.signedIn(grace);
    await checkout(other, 'premium');
    await send(stripe.signed(paid));
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
    expect(await status(other)).toMatchObject({ tier: 'free' });
  });

  test('no customer, or of an unknown kind, is accepted and ignored', async () => {
    for (const data of [
      { object: { object: 'payout', id: 'po_1' } },
      { object: { object: 'x' } },
    ]) {
      const event = { ...paid, id: `evt_${data.object.object}`, data };
      expect((await send(stripe.signed(event))).status).toBe(200);
    }
    expect(await status(browser)).toMatchObject({ tier: 'free' });
  });

  test('a price that is not ours opens nothing, and closes nothing that was open', async () => {
    const reprice = (id: string) => {
      for (const subscription of stripe.state.subscriptions.values()) {
        const [item] = subscription.items.data;
        const price = { ...item.price, id };
        stripe.state.subscriptions.set(subscription.id, {
          ...subscription,
          items: { data: [{ ...item, price }] },
        });
      }
    };
    reprice('price_by_hand');
    await send(stripe.signed(paid));
    expect(await status(browser)).toMatchObject({ tier: 'free', status: 'inactive' });
    reprice('price_basic_monthly');
    await site.nightly['compared-payments']?.();
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
    reprice('price_by_hand');
    await site.nightly['compared-payments']?.();
    expect(await status(browser)).toMatchObject({ tier: 'basic' });
    expect(site.logged.some((line) => line.includes('unknown price'))).toBe(true);
  });
});

test('an erased account is not charged any more, and is not erased while Stripe cannot be reached', async () => {
  await sendAll();
  const [customer = ''] = stripe.state.customers.keys();
  await site.pool.query('update users set erasure_asked_at = $1', [ago(8 * 24 * 60 * minute)]);
  stripe.trouble = 'fails';
  await expect(site.hourly['erasures']?.()).rejects.toThrow('could not be erased');
  expect((await site.pool.query('select from users')).rowCount).toBe(1);
  stripe.trouble = null;
  await site.hourly['erasures']?.();
  expect((await site.pool.query('select from users')).rowCount).toBe(0);
  expect(stripe.state.liveOf(customer)).toEqual([]);
  expect(stripe.state.customers.size).toBe(0);
  // Stripe's events about it match no account.
  await sendAll();
});

test(
  'one child who cannot be erased does not delay the others',
  { tags: ['exhaustive'] },
  async () => {
    const parentEmail = 'parent@example.org';
    const { password } = grace;
    const paying = await site.signUp({ ...grace, ageRange: '13-17' });
    const body = {
      planId: 'basic',
      billingCycle: 'monthly',
      grownUp: true,
      payerEmail: 'mother@example.org',
    } as const;
    await paying.call(subscriptions.checkout, { body });
    await paying.call(profile.change, { body: { ageRange: 'under-13', parentEmail, password } });
    await site.signUp({ ...grace, username: 'kit', lastName: '', ageRange: 'under-13' });
    await site.doJobs();
    site.clock.pass(15 * 24 * 60 * minute);
    stripe.trouble = 'fails';
    const erasing = site.hourly['unanswered-consents']?.();
    await expect(erasing).rejects.toThrow('1 could not be erased');
    const { rows } = await site.pool.query(
      "select username from users where age_range = 'under-13'",
    );
    expect(rows).toEqual([{ username: 'grace' }]);
  },
);

test('a learner who asks for erasure is not charged any more, and an open page cannot be paid', async () => {
  await sendAll();
  const learner = await site.signUp({ ...grace, password: 'nanoseconds-of-wire' });
  await subscribe(learner, 'basic');
  await learner.post('/api/user/erasure', { password: grace.password });
  const [, mine] = [...stripe.state.subscriptions.values()];
  expect(mine?.cancel_at_period_end).toBe(true);
  const visitor = await site.signedIn({ ...grace, username: 'grace-again' });
  const { sessionId } = await checkout(visitor, 'basic');
  await site.pool.query(
    "update users set password = (select password from users where username = 'grace')",
  );
  await visitor.post('/api/user/erasure', { password: grace.password });
  expect(() => stripe.state.pay(sessionId)).toThrow('not open');
});

test('a learner whose plan has ended without a report is erased at the first request', async () => {
  const learner = await site.signUp({ ...grace, username: 'grace-too' });
  stripe.state.end(await subscribe(learner, 'basic'));
  // As if the retention period had passed.
  await site.pool.query('delete from checkouts');
  const answer = await learner.post('/api/user/erasure', { password: grace.password });
  expect(answer.status, answer.text).toBe(200);
});

test('an account that is set to be erased cannot buy', async () => {
  await site.pool.query('update users set erasure_asked_at = $1', [ago(minute)]);
  const body = { planId: 'premium', billingCycle: 'monthly' };
  const answer = await browser.post('/api/create-checkout-session', body);
  expect([answer.status, answer.json<{ code: string }>().code]).toEqual([409, 'account-ending']);
});

test('a learner who cannot be erased now because of a paid plan is told so', async () => {
  const learner = await site.signUp({ ...grace, username: 'grace-too' });
  await subscribe(learner, 'basic');
  stripe.trouble = 'hangs up';
  const answer = await learner.post('/api/user/erasure', { password: grace.password });
  expect([answer.status, answer.text]).toEqual([
    503,
    'We could not end the paid plan just now, so nothing has changed. Please try again in a few minutes.',
  ]);
  expect((await learner.get('/api/user')).status).toBe(200);
});

test('the provider’s ids appear in no answer, and in no line of the log except its own', async () => {
  await sendAll();
  const text = JSON.stringify(await status(browser));
  expect(text).not.toMatch(/cus_|sub_|cs_/);
  expect(site.logged.join('')).not.toContain('sk_test_of_the_double');
});
