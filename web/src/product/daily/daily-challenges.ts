/** The daily challenges by name, with their pages and rewards. */
import { dailyPoints, type DailyChallenge, type DailyResult } from '@qubloom/contract';

export interface ChallengeWords {
  readonly challenge: DailyChallenge;
  readonly title: string;
  readonly description: string;
  readonly reward: string;
  readonly to: '/daily/concept' | '/daily/circuit' | '/daily/quiz';
}

export const dailyChallenges = [
  {
    challenge: 'concept',
    title: 'Quantum Concept Challenge',
    description: 'One idea from your lessons, seen from a new side.',
    reward: `+${dailyPoints.concept} points`,
    to: '/daily/concept',
  },
  {
    challenge: 'circuit',
    title: 'Quantum Circuit Puzzle',
    description: 'Build a circuit that does exactly what is asked.',
    reward: `+${dailyPoints.circuit} points`,
    to: '/daily/circuit',
  },
  {
    challenge: 'quiz',
    title: 'Daily Quiz Challenge',
    description: '5 random questions from what you have learned.',
    reward: `+${dailyPoints.quiz} points per correct answer`,
    to: '/daily/quiz',
  },
] as const satisfies readonly ChallengeWords[];

/** Says honestly that a puzzle has gates that the learner's lessons have not come to. */
export function descriptionOf({ challenge, description }: ChallengeWords, knowsMixes: boolean) {
  if (knowsMixes || challenge === 'quiz') return description;
  return challenge === 'concept' ? newIdeaText : `${description} ${newIdeaText}`;
}

const newIdeaText = 'New idea inside: we explain it.';

export function resultOf(
  results: readonly DailyResult[] | undefined,
  day: string,
  challenge: DailyChallenge,
): DailyResult | undefined {
  return results?.find((one) => one.day === day && one.challenge === challenge);
}

/** Returns, for example, `Done: +25 points`. */
export function doneText({ points }: Pick<DailyResult, 'points'>): string {
  return points > 0 ? `Done: +${points} points` : 'Done';
}
