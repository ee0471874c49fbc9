/** A plan lists exactly what the server opens for it. */
import {
  extras,
  isUpgrade,
  planOf,
  plans,
  resources,
  simulators,
  tierOpens,
  tiers,
  type Tier,
} from '@qubloom/contract';
import { afterEach, expect, test } from 'vitest';
import { readCurriculum } from '../../curriculum/read-content.ts';
import { useTestApp } from '../../testing/app.ts';
import { courseId, giveTier } from '../../testing/learning.ts';
import { ada } from '../../testing/people.ts';

const site = useTestApp();
afterEach(() => site.forgetLearners());

/** Features that need no plan, and features that come with a plan's courses, in the exact words of the plans. */
const comesWithout = [
  'The circuit lab, flashcards and guided paths',
  'Points, a streak and badges',
] as const;
const comesWithCourses = 'The challenges and quizzes in these courses';

/** Returns everything that the server opens to a learner of this tier, in the words of the plans. */
async function openedFor(tier: Tier): Promise<string[]> {
  const browser = await site.signedIn(ada);
  await giveTier(site.pool, 'ada', tier);
  const { courses } = await readCurriculum();
  const id = await courseId(browser, 'The free-course');
  const pack = await browser.request('GET', `/api/courses/${String(id)}/pack/letter`);
  const listed = await browser.call(resources.printables);
  const presets = await browser.call(simulators.devicePresets);
  expect(listed.every((one) => (one.packClosedBecause === null) === (pack.status === 200))).toBe(
    true,
  );
  return [
    ...courses.filter(({ requires }) => tierOpens(tier, requires)).map(({ title }) => title),
    ...(pack.status === 200 ? [extras.printablePack.feature] : []),
    ...(presets.every(({ rates }) => rates !== null) ? [extras.devicePresets.feature] : []),
  ];
}

/** Returns everything that a plan lists, including the plans below it. */
function listedBy(tier: Tier): string[] {
  const isWord = (feature: string) =>
    !feature.startsWith('Everything in ') &&
    feature !== comesWithCourses &&
    !comesWithout.some((word) => word === feature);
  return plans
    .filter(({ id }) => tierOpens(tier, id))
    .flatMap(({ features }) => features.filter(isWord));
}

test.each(tiers)(
  'the %s plan lists exactly what the server opens for it',
  { tags: ['exhaustive'] },
  async (tier) => {
    expect(listedBy(tier).sort()).toEqual((await openedFor(tier)).sort());
  },
);

test('a plan lists everything that it does not open', { tags: ['exhaustive'] }, async () => {
  const { courses } = await readCurriculum();
  const levels = { intermediate: 'Intermediate courses', advanced: 'Advanced courses' };
  for (const { id, excludedFeatures } of plans) {
    const closed = [
      ...courses.filter(({ requires }) => !tierOpens(id, requires)),
      ...Object.values(extras)
        .filter(({ tier }) => !tierOpens(id, tier))
        .map(({ feature }) => ({ title: feature, level: null })),
    ];
    const words = closed.map(({ title, level }) =>
      // The free plan names only the levels, because it opens none of them.
      id === 'free' && level !== null ? levels[level as keyof typeof levels] : title,
    );
    expect([...excludedFeatures].sort(), id).toEqual([...new Set(words)].sort());
  }
});

test(
  'each course is named by the plan that opens it, and by no plan below',
  { tags: ['exhaustive'] },
  async () => {
    const { courses } = await readCurriculum();
    for (const { title, requires } of courses) {
      expect(planOf(requires).features, title).toContain(title);
      const others = tiers.filter((tier) => tier !== requires);
      for (const tier of others) expect(planOf(tier).features, tier).not.toContain(title);
      for (const tier of tiers.filter((one) => !isUpgrade(one, requires))) {
        expect(planOf(tier).excludedFeatures, tier).not.toContain(title);
      }
    }
  },
);

test('a plan builds on the plan below it', () => {
  for (const [at, tier] of tiers.entries()) {
    const below = tiers[at - 1];
    if (below === undefined) continue;
    expect(planOf(tier).features[0]).toBe(`Everything in ${planOf(below).name}`);
  }
});
