import {
  classes,
  classPayments,
  classSeats,
  profile,
  sandbox,
  type ClassPlanStatus,
} from '@qubloom/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp, type TestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { ada, grace, type Person } from '../../testing/people.ts';
import { useSiteWithStripe } from '../../testing/stripe/site-with-stripe.ts';
import { givePlan, planThatCounts } from './plans.ts';

const day = 86_400_000;
const teacherNamed = (username: string): Person => ({
  ...grace,
  username,
  firstName: username,
  email: `${username}@example.org`,
});
const pathOf = (id: number, act = '') => `/api/classes/${String(id)}/plan${act}`;

async function makeClass(teacher: Client, name = '5B') {
  return teacher.call(classes.make, { body: { name, timeZone: 'Europe/London' } });
}
const joinBy = async (teacher: Client, who: Client, id: number, kind: 'learner' | 'teacher') => {
  const { code } = await teacher.call(classes.makeCode, { params: { id }, body: { kind } });
  expect((await who.post('/api/classes/join', { code })).status).toBe(200);
};
const planOf = (who: Client, id: number) => who.call(classPayments.status, { params: { id } });
const buy = (who: Client, id: number, billingCycle: 'monthly' | 'annually' = 'monthly') =>
  who.call(classPayments.checkout, { params: { id }, body: { billingCycle } });
/** Reads the plan and the seats as they are stored, because a session may have ended. */
const planIn = async ({ pool }: TestApp, id: number) =>
  (await pool.query('select plan, seats from classes where id = $1', [id])).rows[0] as unknown;
const bought = { plan: 'classroom', seats: classSeats.classroom };
const toTry = { plan: 'trial', seats: classSeats.trial };

describe('in the sandbox', () => {
  const site = useTestApp();
  beforeEach(() => {
    site.clock.set('2027-03-01T12:00:00Z');
    site.mails.length = 0;
  });
  afterEach(async () => {
    await site.forgetLearners();
    await site.pool.query('delete from classes');
  });
  const pay = async (who: Client, sessionId: string) =>
    who.call(sandbox.pay, { params: { id: sessionId }, body: { card: 'succeeds' } });
  const pass = async (who: Client, days: number) => {
    await who.call(sandbox.passDays, { body: { days } });
    await site.hourly['ended-class-plans']?.();
  };
  const give = async (id: number, plan: 'classroom' | 'school', until: string, seats = 30) => {
    const found = await site.pool.query<{ id: never }>('select id from classes where id = $1', [
      id,
    ]);
    const classId = found.rows[0]?.id;
    if (classId === undefined) throw new Error('There is no class.');
    await givePlan(site.database, { id: classId, plan, seats, until: new Date(until) });
  };

  async function paidClass(
    before: (open: { teacher: Client; id: number }) => Promise<void> = () => Promise.resolve(),
  ) {
    const teacher = await site.signUp(teacherNamed('emmy'));
    const { id } = await makeClass(teacher);
    await before({ teacher, id });
    await pay(teacher, (await buy(teacher, id)).sessionId);
    return { teacher, id };
  }

  // Shows: 9 classroom plan
  test('a teacher buys the plan, and the class has thirty seats and every course', async () => {
    const teacher = await site.signedIn(teacherNamed('emmy'));
    const { id } = await makeClass(teacher);
    expect(await planOf(teacher, id)).toEqual({
      plan: 'trial',
      until: null,
      paidBy: null,
      own: null,
    });
    const { sessionId, sessionUrl } = await buy(teacher, id);
    expect(sessionUrl).toBe(`http://localhost:3000/sandbox?session=${sessionId}`);
    expect(await teacher.call(sandbox.session, { params: { id: sessionId } })).toMatchObject({
      kind: 'checkout',
      planId: 'classroom',
      billingCycle: 'monthly',
      forWhom: expect.stringMatching(/./),
      price: 99,
      leaveUrl: `http://localhost:3000/teach/${String(id)}?checkout=cancelled`,
    });
    expect(await planIn(site, id)).toEqual(toTry);
    expect(await pay(teacher, sessionId)).toEqual({
      outcome: 'paid',
      url: `http://localhost:3000/teach/${String(id)}?checkout=success`,
    });
    expect(await planIn(site, id)).toEqual(bought);
    expect(await planOf(teacher, id)).toMatchObject({
      plan: 'classroom',
      paidBy: { firstName: 'emmy', username: 'emmy', isCancelling: false },
      own: {
        status: 'active',
        isTrialActive: true,
        billingCycle: 'monthly',
        card: { brand: 'sandbox', last4: '4242' },
        hasReceipts: true,
      },
    });
    await pass(teacher, 8);
    expect(await planIn(site, id)).toEqual(bought);
    await site.doJobs();
    const letters = site.mails.map(({ subject, text }) => `${subject} ${text}`).join('\n');
    expect(letters).toContain('free trial of Classroom began for the class 5B');
    expect(letters).toContain('charged $99.00 for the plan Classroom for the class 5B');
    expect(letters).toContain(`http://localhost:3000/teach/${String(id)}`);
    expect(letters).not.toContain('dashboard');
  });

  // Shows: 9 annual discount
  test('a year costs 20% less, in whole dollars', async () => {
    const teacher = await site.signedIn(teacherNamed('emmy'));
    const { id } = await makeClass(teacher);
    const { sessionId } = await buy(teacher, id, 'annually');
    expect(await teacher.call(sandbox.session, { params: { id: sessionId } })).toMatchObject({
      price: 950,
    });
  });

  // Shows: A9 checkouts
  test('is for teachers of the class alone', async () => {
    const { teacher, id } = await paidClass();
    const learner = await site.signedIn(ada);
    await joinBy(teacher, learner, id, 'learner');
    const other = await site.signedIn(teacherNamed('lise'));
    await makeClass(other);
    const stranger = await site.signedIn(teacherNamed('mallory'));
    for (const who of [learner, other, stranger]) {
      const answers = [
        await who.get(pathOf(id)),
        await who.post(pathOf(id, '/checkout'), { billingCycle: 'monthly' }),
        await who.post(pathOf(id, '/cancel'), {}),
        await who.post(pathOf(id, '/resume'), {}),
        await who.post(pathOf(id, '/portal'), {}),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(404));
    }
    expect((await site.visitor().get(pathOf(id))).status).toBe(401);
    expect((await teacher.get(pathOf(987_654))).status).toBe(404);
    const { sessionId } = await teacher.call(classPayments.portal, { params: { id } });
    expect((await stranger.get(`/api/sandbox/sessions/${sessionId}`)).status).toBe(404);
    expect(await planOf(teacher, id)).toMatchObject({ paidBy: { isCancelling: false } });
  });

  test('every teacher sees who pays, and only the payer can cancel and keep it', async () => {
    const { teacher, id } = await paidClass();
    const other = await site.signedIn(teacherNamed('lise'));
    await joinBy(teacher, other, id, 'teacher');
    const seen: ClassPlanStatus = await planOf(other, id);
    expect(seen).toMatchObject({ plan: 'classroom', paidBy: { username: 'emmy' }, own: null });
    for (const act of ['/cancel', '/resume', '/portal']) {
      expect((await other.post(pathOf(id, act), {})).status).toBe(409);
    }
    const again = await other.post(pathOf(id, '/checkout'), { billingCycle: 'monthly' });
    expect(again.json()).toEqual({
      message: 'This class already has the Classroom plan.',
      error: 'Conflict',
      code: 'current-plan',
    });
    await teacher.call(classPayments.cancel, { params: { id } });
    expect(await planOf(other, id)).toMatchObject({ paidBy: { isCancelling: true } });
    await teacher.call(classPayments.resume, { params: { id } });
    expect(await planOf(other, id)).toMatchObject({ paidBy: { isCancelling: false } });
    await teacher.call(classPayments.cancel, { params: { id } });
    await teacher.call(classPayments.cancel, { params: { id } });
    expect(await planIn(site, id)).toEqual(bought);
  });

  test('when it ends, the class becomes one to try, and nobody leaves', async () => {
    const { teacher, id } = await paidClass();
    const learner = await site.signedIn(ada);
    await joinBy(teacher, learner, id, 'learner');
    await teacher.call(classPayments.cancel, { params: { id } });
    await pass(teacher, 6);
    expect(await planIn(site, id)).toEqual(bought);
    await pass(teacher, 2);
    expect(await planIn(site, id)).toEqual(toTry);
    expect((await teacher.call(classes.one, { params: { id } })).learnerCount).toBe(1);
    expect(await planOf(teacher, id)).toMatchObject({
      paidBy: null,
      own: { status: 'inactive', hasReceipts: true },
    });
    await pay(teacher, (await buy(teacher, id)).sessionId);
    expect(await planIn(site, id)).toEqual(bought);
  });

  test('a button that is pressed twice opens one checkout', async () => {
    const teacher = await site.signedIn(teacherNamed('emmy'));
    const { id } = await makeClass(teacher);
    const key = { 'idempotency-key': `${String(teacher.user.id)}-${'a'.repeat(32)}` };
    const presses = await Promise.all(
      [key, key, {}, {}].map((headers) =>
        teacher.post(pathOf(id, '/checkout'), { billingCycle: 'monthly' }, headers),
      ),
    );
    const sessions = presses.flatMap((press) =>
      press.status === 200 ? [press.json<{ sessionId: string }>().sessionId] : [],
    );
    expect(sessions.length).toBeGreaterThan(0);
    expect(new Set(sessions).size).toBe(1);
    const yearly = await buy(teacher, id, 'annually');
    expect(
      await teacher.call(sandbox.session, { params: { id: sessions[0] ?? '' } }),
    ).toMatchObject({ state: 'expired' });
    await pay(teacher, yearly.sessionId);
    expect(await planOf(teacher, id)).toMatchObject({ own: { billingCycle: 'annually' } });
  });

  test("a class's plan and the teacher's own are two, and each is cancelled by itself", async () => {
    const { teacher, id } = await paidClass();
    const own = await teacher.post('/api/create-checkout-session', {
      planId: 'basic',
      billingCycle: 'monthly',
    });
    await pay(teacher, own.json<{ sessionId: string }>().sessionId);
    await teacher.post('/api/cancel-subscription', {});
    expect(await planOf(teacher, id)).toMatchObject({ paidBy: { isCancelling: false } });
    expect((await teacher.get('/api/subscription-status')).json()).toMatchObject({
      tier: 'basic',
      isCancelling: true,
    });
  });

  test('is not sold while a School plan lasts, which has its own seats', async () => {
    const { id } = await paidClass();
    await give(id, 'school', '2027-06-01', 200);
    expect(await planIn(site, id)).toEqual({ plan: 'school', seats: 200 });
    const other = await site.signedIn(teacherNamed('lise'));
    const { id: second } = await makeClass(other);
    await give(second, 'school', '2027-06-01', 200);
    const refused = await other.post(pathOf(second, '/checkout'), { billingCycle: 'monthly' });
    expect([refused.status, refused.json<{ message: string }>().message]).toEqual([
      409,
      'This class has a School plan, which opens everything. There is nothing to buy.',
    ]);
    // The bought plan goes on beside it.
    site.clock.set('2027-06-02T12:00:00Z');
    await site.hourly['ended-class-plans']?.();
    expect(await planIn(site, second)).toEqual(toTry);
  });

  test('of a plan from the operator and a bought one, the one that lasts longer counts', async () => {
    const { teacher, id } = await paidClass();
    await give(id, 'classroom', '2027-04-01');
    await teacher.call(classPayments.cancel, { params: { id } });
    await pass(teacher, 8);
    expect(await planIn(site, id)).toEqual(bought);
    expect((await planOf(teacher, id)).paidBy).toBeNull();
    site.clock.set('2027-04-02T12:00:00Z');
    await site.hourly['ended-class-plans']?.();
    expect(await planIn(site, id)).toEqual(toTry);
  });

  test('is not sold to an archived class, and ends with its period if the class is archived', async () => {
    const { teacher, id } = await paidClass();
    await teacher.call(classes.change, { params: { id }, body: { isArchived: true } });
    await site.doJobs();
    expect(await planOf(teacher, id)).toMatchObject({ paidBy: { isCancelling: true } });
    expect((await teacher.post(pathOf(id, '/resume'), {})).status).toBe(409);
    expect((await teacher.post(pathOf(id, '/checkout'), { billingCycle: 'monthly' })).status).toBe(
      409,
    );
  });

  test('ends with its period if the payer leaves the class', async () => {
    const { teacher, id } = await paidClass();
    const other = await site.signedIn(teacherNamed('lise'));
    await joinBy(teacher, other, id, 'teacher');
    await teacher.call(classes.leave, { params: { id }, body: {} });
    await site.doJobs();
    expect(await planOf(other, id)).toMatchObject({
      paidBy: { username: 'emmy', isCancelling: true },
    });
    expect(await planIn(site, id)).toEqual(bought);
    expect((await teacher.get(pathOf(id))).status).toBe(404);
  });

  // Shows: A28 erasure
  test('stays until its period ends if the payer erases the account, and nothing of the payer stays', async () => {
    const { teacher, id } = await paidClass();
    const other = await site.signedIn(teacherNamed('lise'));
    await joinBy(teacher, other, id, 'teacher');
    await pass(teacher, 8);
    await teacher.call(profile.erase, { body: { password: grace.password } });
    expect(await planOf(other, id)).toMatchObject({ paidBy: { isCancelling: true } });
    site.clock.pass(8 * day);
    await site.hourly['erasures']?.();
    for (const table of ['class_subscriptions', 'checkouts', 'sandbox_customers']) {
      expect((await site.pool.query(`select from ${table}`)).rowCount).toBe(0);
    }
    expect(await planIn(site, id)).toEqual(bought);
    site.clock.pass(31 * day);
    await site.hourly['ended-class-plans']?.();
    expect(await planIn(site, id)).toEqual(toTry);
  });

  test('stays after the erasure, although another teacher once left a checkout, and is not sold twice', async () => {
    const other = await site.signedIn(teacherNamed('lise'));
    const { teacher, id } = await paidClass(async (open) => {
      await joinBy(open.teacher, other, open.id, 'teacher');
      await buy(other, open.id);
    });
    await pass(teacher, 8);
    await teacher.call(profile.erase, { body: { password: grace.password } });
    site.clock.pass(8 * day);
    await site.hourly['erasures']?.();
    await site.nightly['compared-payments']?.();
    expect(await planIn(site, id)).toEqual(bought);
    const refused = await other.post(pathOf(id, '/checkout'), { billingCycle: 'monthly' });
    expect([refused.status, refused.json<{ message: string }>().message]).toEqual([
      409,
      'This class already has the Classroom plan.',
    ]);
    expect(await planIn(site, id)).toEqual(bought);
    site.clock.pass(31 * day);
    await site.hourly['ended-class-plans']?.();
    expect(await planIn(site, id)).toEqual(toTry);
  });

  test('the class is deleted with its last teacher only after its payments have ended', async () => {
    const { id } = await paidClass();
    await site.pool.query('delete from class_teachers where class_id = $1', [id]);
    await site.hourly['classes-without-teachers']?.();
    expect((await site.pool.query('select from classes')).rowCount).toBe(0);
    expect((await site.pool.query('select from sandbox_customers')).rowCount).toBe(0);
  });
});

describe('at Stripe', () => {
  const { site, stripe, send, sendAll, unsent, passDays } = useSiteWithStripe();
  afterEach(() => site.pool.query('delete from classes'));

  async function paidClass() {
    const teacher = await site.signedIn(teacherNamed('emmy'));
    const { id } = await makeClass(teacher);
    const { sessionId } = await buy(teacher, id);
    const subscription = stripe.state.pay(sessionId, 'emmy@example.org');
    return { teacher, id, subscription };
  }

  test('the checkout names the class and leads back to it', async () => {
    const { id } = await paidClass();
    const [customer] = stripe.calls.filter(({ path }) => path === '/v1/customers');
    expect(customer?.asked).toMatchObject({ 'metadata[class]': String(id) });
    const [session] = stripe.calls.filter(({ path }) => path === '/v1/checkout/sessions');
    expect(session?.asked).toMatchObject({
      'line_items[0][price]': 'price_classroom_monthly',
      'line_items[0][quantity]': '1',
      success_url: `http://localhost:3000/teach/${String(id)}?checkout=success`,
      cancel_url: `http://localhost:3000/teach/${String(id)}?checkout=cancelled`,
    });
  });

  // Shows: A7 races
  test('messages count once, in any order', async () => {
    const { id, subscription } = await paidClass();
    const events = unsent();
    for (const event of [...events.toReversed(), ...events]) {
      expect((await send(stripe.signed(event))).status).toBe(200);
    }
    expect(await planIn(site, id)).toEqual(bought);
    stripe.state.endWithPeriod(subscription.id, true);
    stripe.state.end(subscription.id);
    for (const event of unsent().toReversed()) await send(stripe.signed(event));
    expect(await planIn(site, id)).toEqual(toTry);
    for (const event of events) await send(stripe.signed(event));
    expect(await planIn(site, id)).toEqual(toTry);
  });

  test('a failed charge leaves everything open while it is tried again, and the last one ends it', async () => {
    const { teacher, id, subscription } = await paidClass();
    await sendAll();
    stripe.state.failing.add(subscription.customer);
    passDays(8);
    await sendAll();
    expect(await planIn(site, id)).toEqual(bought);
    expect((await planOf(teacher, id)).own).toMatchObject({ hasPaymentProblem: true });
    passDays(95);
    await sendAll();
    expect(await planIn(site, id)).toEqual(toTry);
  });

  test('a whole refund ends the plan at once', async () => {
    const { id, subscription } = await paidClass();
    passDays(8);
    await sendAll();
    const [charge] = stripe.state.chargesOf(subscription.customer);
    if (charge === undefined) throw new Error('Nothing was charged.');
    stripe.state.refund(charge, 'whole');
    await sendAll();
    expect(await planIn(site, id)).toEqual(toTry);
    expect(stripe.state.liveOf(subscription.customer)).toEqual([]);
  });

  test('without any message, the nightly comparison finds what was paid and what has ended', async () => {
    const { id, subscription } = await paidClass();
    await site.nightly['compared-payments']?.();
    expect(await planIn(site, id)).toEqual(bought);
    stripe.state.end(subscription.id);
    await site.nightly['compared-payments']?.();
    expect(await planIn(site, id)).toEqual(toTry);
  });

  test('of two teachers who pay at the same time, one does', async () => {
    const { teacher, id } = await paidClass();
    const events = unsent();
    const other = await site.signedIn(teacherNamed('lise'));
    await joinBy(teacher, other, id, 'teacher');
    stripe.state.pay((await buy(other, id)).sessionId, 'lise@example.org');
    const all = [...events, ...unsent()];
    await Promise.all(all.map((event) => send(stripe.signed(event))));
    await site.nightly['compared-payments']?.();
    const live = [...stripe.state.customers.keys()].flatMap((one) => stripe.state.liveOf(one));
    expect(live).toHaveLength(1);
    expect(await planIn(site, id)).toEqual(bought);
    const own = [(await planOf(teacher, id)).own, (await planOf(other, id)).own];
    expect(own.filter((one) => one?.status === 'active')).toHaveLength(1);
  });
});

test('a School plan counts while it lasts, then the plan that lasts longest', () => {
  const [soon, later] = [new Date('2027-01-01'), new Date('2027-02-01')];
  const given = { origin: 'operator', plan: 'school', until: soon, seats: 200 } as const;
  const paid = { origin: 'bought', plan: 'classroom', until: later, seats: 30 } as const;
  expect(planThatCounts([])).toEqual({ ...toTry, planUntil: null });
  expect(planThatCounts([paid, given])).toEqual({ plan: 'school', planUntil: soon, seats: 200 });
  const classroom = { ...given, plan: 'classroom', seats: 40 } as const;
  expect(planThatCounts([classroom, paid])).toEqual({
    plan: 'classroom',
    planUntil: later,
    seats: 40,
  });
});
