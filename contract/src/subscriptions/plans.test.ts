import { expect, test } from 'vitest';
import { tiers } from './tiers.ts';
import { planOf, plans } from './plans.ts';
import { annualPricePerMonth, annualTotal, chargeOf, isUpgrade } from './prices.ts';

// Shows: 9 plan ids
test('each tier has a plan, in order', () => {
  expect(plans.map(({ id }) => id)).toEqual(tiers);
  for (const tier of tiers) expect(planOf(tier).id).toBe(tier);
});

test('the plans have their prices, and exactly one plan is popular', () => {
  expect(plans.map(({ price }) => price)).toEqual([0, 9.99, 19.99, 29.99]);
  expect(plans.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['premium']);
});

// Shows: 9 annual discount; 9 annual total
test('a year costs 20% less, in whole dollars, and is charged at once', () => {
  expect(plans.map(annualTotal)).toEqual([0, 96, 192, 288]);
  expect(plans.map(annualPricePerMonth)).toEqual([0, 8, 16, 24]);
  expect(chargeOf(planOf('basic'), 'monthly')).toBe(9.99);
  expect(chargeOf(planOf('basic'), 'annually')).toBe(96);
  expect(chargeOf(planOf('ultimate'), 'monthly')).toBe(29.99);
  expect(chargeOf(planOf('ultimate'), 'annually')).toBe(288);
});

// Shows: 4 subscription upgrades only
test('only upgrades are allowed', () => {
  const allowed = tiers.flatMap((from) =>
    tiers.filter((to) => isUpgrade(from, to)).map((to) => `${from} to ${to}`),
  );
  expect(allowed).toEqual([
    'free to basic',
    'free to premium',
    'free to ultimate',
    'basic to premium',
    'basic to ultimate',
    'premium to ultimate',
  ]);
});
