import { expect, test } from 'vitest';
import { benefitsOf, coursesAdded } from './benefits.ts';
import { planOf } from './plans.ts';
import { tierOpens, tiers } from './tiers.ts';

const textOf = (tier: (typeof tiers)[number], name: string) =>
  benefitsOf(tier).find((benefit) => benefit.name === name)?.text ?? '';

test.each(tiers)(
  'the benefits of the %s plan name its courses, and the courses that need a higher plan',
  (tier) => {
    const [own = '', more = ''] = textOf(tier, 'Premium Courses').split('Premium adds');
    for (const plan of ['basic', 'premium'] as const) {
      for (const course of coursesAdded[plan]) {
        const isOpen = tierOpens(tier, plan);
        if (tier !== 'free')
          expect([own.includes(course), more.includes(course)]).toEqual([isOpen, !isOpen]);
        expect(planOf(tier).features.includes(course)).toBe(tier === plan);
      }
    }
  },
);

test('no other plan promises the benefits of Ultimate', () => {
  for (const tier of ['free', 'basic', 'premium'] as const) {
    expect(textOf(tier, 'Advanced Simulators')).toContain('With Ultimate');
    expect(textOf(tier, 'Downloadable Resources')).toContain('Ultimate adds');
  }
  expect(JSON.stringify(benefitsOf('ultimate'))).not.toContain('Ultimate');
});
