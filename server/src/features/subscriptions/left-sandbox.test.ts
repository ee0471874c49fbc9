import { sandbox, subscriptions } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import { ada } from '../../testing/people.ts';
import { keepBoughtPlan } from '../classes/index.ts';
import { openPayments } from './index.ts';

const site = useTestApp();

// Shows: A6 left sandbox
test('a plan bought in the sandbox is gone once the sandbox is no longer in use', async () => {
  const browser = await site.signedIn({ ...ada, ageRange: '18-plus' });
  const body = { planId: 'basic', billingCycle: 'monthly' } as const;
  const { sessionId } = await browser.call(subscriptions.checkout, { body });
  await browser.call(sandbox.pay, { params: { id: sessionId }, body: { card: 'succeeds' } });
  expect(await browser.call(subscriptions.status)).toMatchObject({ tier: 'basic' });
  const { database, pool } = site;
  const now = () => site.clock.now();
  await openPayments(
    { kind: 'off' },
    { database, now, publicOrigin: 'http://localhost:3000' },
    keepBoughtPlan,
  );
  expect(await browser.call(subscriptions.status)).toMatchObject({ tier: 'free', card: null });
  const { rows } = await pool.query('select stripe_customer_id as customer from users');
  expect(rows).toEqual([{ customer: null }]);
});
