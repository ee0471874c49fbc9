import { routes, type Route } from '@qubloom/contract';
import { expect, test } from 'vitest';
import type { Answered } from '../../product/outgoing/outgoing.ts';
import { completedStep } from '../../testing/guided-paths.ts';
import { firstRipple, resultOf } from '../../testing/lessons.ts';
import { toastsOf } from './late-news-toasts.ts';

const answered = (route: Route, reply: unknown): Answered => ({
  entry: { key: route.path, at: 1, turn: 1, route },
  reply,
});

test("the toasts about offline work say what each thing earned, with each badge's own points", () => {
  const toasts = toastsOf([
    answered(routes.quizzes.submit, resultOf(2, { pointsEarned: 7 })),
    answered(routes.guidedPaths.complete, completedStep(3, { newAchievements: [firstRipple] })),
  ]);
  expect(toasts.map(({ title, description }) => [title, description])).toEqual([
    ['Progress Saved', 'What you did offline is saved now.'],
    ['You scored 2 out of 3!', '7 points earned for this quiz'],
    ['Step Completed', '5 points earned for this step'],
    ['Achievement Unlocked!', 'First Ripple: Complete your first lesson. +10 points'],
  ]);
});
