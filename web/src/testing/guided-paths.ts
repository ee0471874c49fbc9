/** Guided paths and their steps, as the server would send them. */
import {
  formatLessonContent,
  GuidedPathId,
  guidedPaths,
  GuidedStepId,
  type CompletedStep,
  type GuidedPath,
  type GuidedPathProgress,
  type GuidedStep,
} from '@qubloom/contract';
import { replies, type Handler } from './server.ts';

export const guidedPathOf = (id: number, more: Partial<GuidedPath> = {}): GuidedPath => ({
  id: GuidedPathId.parse(id),
  title: 'First Steps',
  description: 'Small circuits, from your first X on.',
  difficulty: 'beginner',
  topic: 'One qubit',
  prerequisitePathIds: [],
  stepCount: 4,
  estimatedTime: 20,
  iconUrl: null,
  ...more,
});

export const firstSteps = guidedPathOf(1);
export const cancelIt = guidedPathOf(2, {
  title: 'Cancel It',
  difficulty: 'intermediate',
  prerequisitePathIds: [firstSteps.id],
});

const hints = ['Look at the empty bar.', 'Which gate swaps the bars?', 'Place an X.'];

const challenge = formatLessonContent([
  { kind: 'paragraph', text: 'Somebody wants to see a 1.' },
  {
    kind: 'task',
    id: 'make-a-one',
    title: 'A sure one',
    goal: 'Make the qubit end at 1 every time.',
    starter: 'q0: ? ?',
    gates: ['X', 'H'],
    check: { kind: 'distribution', chances: { '1': 1 } },
    mustUse: [],
    hints,
    result: 'bars',
    success: 'There it is.',
  },
]);

const learning = formatLessonContent([
  { kind: 'paragraph', text: 'A [qubit](glossary:qubit) rides along a wire.' },
  {
    kind: 'choice',
    id: 'full-bar',
    question: 'Which bar is full?',
    options: [
      { text: 'The bar for 0', reply: 'Yes.' },
      { text: 'The bar for 1', reply: 'That one is empty.' },
    ],
    answer: 0,
  },
  { kind: 'word', key: 'qubit', word: 'qubit', explanation: 'A quantum bit.' },
]);

/** Meet the wire, two challenges, and one more, with the given number of completed steps. */
export const stepsOf = (completed: number): GuidedStep[] =>
  ['Meet the wire', 'Make a one', 'Half and half', 'Look back'].map((title, index) => {
    const isChallenge = index === 1 || index === 2;
    return {
      id: GuidedStepId.parse(11 + index),
      title,
      type: isChallenge ? 'challenge' : 'learn',
      content: isChallenge ? challenge : learning,
      hints: hints.map((content, at) => ({ id: at + 1, content })),
      pointsAwarded: 5,
      solution: index < completed ? `Why ${title} works.` : null,
      passed: isChallenge && index < completed ? 'q0: X -' : null,
    };
  });

export const progressAfter = (
  completed: number,
  more: Partial<GuidedPathProgress> = {},
): GuidedPathProgress => ({
  completedSteps: completed,
  completedStepIds: stepsOf(0)
    .slice(0, completed)
    .map(({ id }) => id),
  pointsEarned: completed * 5,
  hintsUsed: 0,
  currentStepId: stepsOf(completed)[completed]?.id ?? null,
  currentStepNumber: completed < 4 ? completed + 1 : null,
  completedAt: completed === 4 ? '2026-05-01T10:00:00.000Z' : null,
  ...more,
});

export const completedStep = (
  completed: number,
  more: Partial<CompletedStep> = {},
): CompletedStep => ({
  ...progressAfter(completed),
  pointsEarned: 5,
  pathPoints: completed * 5,
  newAchievements: [],
  ...more,
});

/** A server that knows both paths, and the learner's progress on the first; without a number, it is not started. */
export function pathServer(completed?: number): Handler[] {
  const mine =
    completed === undefined ? [] : [{ path: firstSteps, progress: progressAfter(completed) }];
  return [
    replies(guidedPaths.list, [firstSteps, cancelIt]),
    replies(guidedPaths.mine, mine),
    replies(guidedPaths.path, firstSteps),
    replies(guidedPaths.steps, stepsOf(completed ?? 0)),
  ];
}
