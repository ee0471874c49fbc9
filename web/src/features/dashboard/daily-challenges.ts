/** The announced daily challenges. None can be started yet. */
export interface DailyChallenge {
  readonly title: string;
  readonly description: string;
  readonly reward: string;
}

export const dailyChallenges: readonly DailyChallenge[] = [
  {
    title: 'Quantum Concept Challenge',
    description: 'One idea from your lessons, seen from a new side.',
    reward: '+25 points',
  },
  {
    title: 'Quantum Circuit Puzzle',
    description: 'Build a circuit that does exactly what is asked.',
    reward: '+50 points',
  },
  {
    title: 'Daily Quiz Challenge',
    description: '5 random questions from what you have learned.',
    reward: '+10 points per correct answer',
  },
];

/** Shown beside every reward until there are puzzles, because no button here gives points yet. */
export const puzzleToCome = 'The puzzle is still being made, and the points come with it.';

/** The challenge on the small screen's card. */
export const smallChallenge = {
  topic: 'Quantum Superposition',
  question: 'An H gate, then another H gate. What does a look show now?',
  reward: '+25 points',
} as const;
