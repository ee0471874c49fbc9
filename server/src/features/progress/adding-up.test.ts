import {
  courses,
  flashcards,
  guidedPaths,
  pathOf,
  quizzes,
  tasks,
  visualizations,
  type CurrentUser,
  type Endpoint,
} from '@qubloom/contract';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { storeCurriculum } from '../../curriculum/store-curriculum.ts';
import { useTestApp } from '../../testing/app.ts';
import { cardsOf, setNamed } from '../../testing/cards.ts';
import type { Client } from '../../testing/client.ts';
import { smallCurriculum, smallLibrary } from '../../testing/content.ts';
import { answersTo, ledgerOf, lessonsOf, quizOf } from '../../testing/learning.ts';
import { pathNamed } from '../../testing/paths.ts';
import { ada } from '../../testing/people.ts';

const library = smallLibrary.map((course) => ({
  ...course,
  lessons: course.lessons.map((lesson) => ({ ...lesson, hasTask: true })),
}));
const site = useTestApp({
  content: ({ database }) => storeCurriculum(database, smallCurriculum(library)),
});
afterEach(async () => {
  await site.forgetLearners();
  await site.pool.query('truncate rate_limits');
});

interface Paid {
  readonly pointsEarned?: number;
  readonly newAchievements: readonly { readonly pointsAwarded: number }[];
}

/** Returns everything that a learner can do to earn points, one call each. Some are refused until it is their turn. */
async function actsOf(browser: Client) {
  const lessons = await lessonsOf(browser, 'The free-course');
  const { quiz, questions } = await quizOf(browser, lessons[0].id);
  const { path, steps } = await pathNamed(browser, 'First');
  const [played] = await browser.call(visualizations.list);
  const set = await setNamed(browser, 'Letters');
  const [card] = await cardsOf(browser, 'Letters');
  if (!played || !card) throw new Error('the small library lacks something');
  const post = (endpoint: Endpoint, params: Record<string, number>, body?: object) => () =>
    browser.post(pathOf(endpoint, params), body);
  return [
    ...lessons.map(({ id }) => post(courses.completeLesson, { id })),
    ...[0, 1, 3, 4].map((right) =>
      post(quizzes.submit, { quizId: quiz.id }, { answers: answersTo(questions, right) }),
    ),
    post(tasks.attempt, { id: lessons[0].id }, { task: 'make-one', circuit: 'q0: X - -' }),
    post(guidedPaths.check, stepOf(path.id, steps[1]), { circuit: 'q0: X - -' }),
    ...steps.map((step, index) =>
      post(guidedPaths.complete, stepOf(path.id, step), { hintsUsed: index }),
    ),
    post(
      visualizations.interact,
      { id: played.id },
      { completed: true, timeSpent: 1, interactionCount: 1 },
    ),
    post(
      flashcards.saveSitting,
      { id: set.id },
      { setId: set.id, cardsCompleted: 5, cardsTotal: 5, knowItCount: 5, studyMoreCount: 0 },
    ),
    post(flashcards.review, { id: card.id }, { rating: 'know-it' }),
  ];
}

const stepOf = (id: number, step: { readonly id: number } | undefined) => {
  if (!step) throw new Error('the path has too few steps');
  return { id, stepId: step.id };
};

const pointsOf = async (browser: Client) =>
  (await browser.get('/api/user')).json<CurrentUser>().points;

const sumOf = ({ pointsEarned = 0, newAchievements }: Paid) =>
  newAchievements.reduce((sum, { pointsAwarded }) => sum + pointsAwarded, pointsEarned);

test(
  'for everything that a learner does, the points in the reply add up to the change of the total',
  { tags: ['exhaustive'] },
  async () => {
    const acts = await site.signedIn(ada).then(actsOf);
    const order = fc.shuffledSubarray([...acts.keys(), ...acts.keys()], { minLength: 8 });
    let paidSomething = 0;
    await fc.assert(
      fc.asyncProperty(order, async (tried) => {
        await site.forgetLearners();
        const browser = await site.signedIn(ada);
        const mine = await actsOf(browser);
        let points = 0;
        for (const index of tried) {
          const answer = await mine[index]?.();
          if (answer?.status === 200) {
            const named = sumOf(answer.json<Paid>());
            points += named;
            if (named > 0) paidSomething += 1;
          } else {
            expect([403, 409]).toContain(answer?.status);
          }
          expect(await pointsOf(browser)).toBe(points);
        }
        expect(await ledgerOf(site.pool, ada.username)).toMatchObject({ points, ledger: points });
      }),
      { numRuns: 10 },
    );
    expect(paidSomething).toBeGreaterThan(10);
  },
);
