/** A plan says what it opens, as the curriculum has it. */
import { isUpgrade, planOf, tiers } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { readCurriculum } from '../../platform/curriculum/read-content.ts';

test('each course is named by the plan that opens it, and by none below it', async () => {
  const { courses } = await readCurriculum();
  for (const { title, requires } of courses) {
    expect(planOf(requires).features, title).toContain(title);
    const others = tiers.filter((tier) => tier !== requires);
    for (const tier of others) expect(planOf(tier).features, tier).not.toContain(title);
    for (const tier of tiers.filter((one) => !isUpgrade(one, requires))) {
      expect(planOf(tier).excludedFeatures, tier).not.toContain(title);
    }
  }
});

test('what a plan builds on is the plan below it', () => {
  for (const [at, tier] of tiers.entries()) {
    const below = tiers[at - 1];
    if (below === undefined) continue;
    expect(planOf(tier).features[0]).toBe(`Everything in ${planOf(below).name}`);
  }
});
