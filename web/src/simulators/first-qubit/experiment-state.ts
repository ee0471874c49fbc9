/** Measurements of fresh qubits, and what was expected of them. A change of the circuit starts them anew. */

export interface Experiment {
  /** The last single measurement. */
  readonly lastShot: 0 | 1 | null;
  readonly zeros: number;
  readonly ones: number;
  /** How many of 100 the learner expects to show 1. */
  readonly guess: number;
  /** The guess is locked with the first many-shot run. */
  readonly isLocked: boolean;
}

export const shotsPerRun = 100;

export const newExperiment: Experiment = {
  lastShot: null,
  zeros: 0,
  ones: 0,
  guess: 50,
  isLocked: false,
};

export function withGuess(experiment: Experiment, guess: number): Experiment {
  return experiment.isLocked ? experiment : { ...experiment, guess };
}

export function withShot(experiment: Experiment, outcome: 0 | 1): Experiment {
  return {
    ...experiment,
    lastShot: outcome,
    zeros: experiment.zeros + 1 - outcome,
    ones: experiment.ones + outcome,
  };
}

/** The first run starts its count at zero, so that the guess is held against what came after it. */
export function withRun(experiment: Experiment, ones: number): Experiment {
  const before = experiment.isLocked ? experiment : { zeros: 0, ones: 0 };
  return {
    ...experiment,
    lastShot: null,
    isLocked: true,
    zeros: before.zeros + shotsPerRun - ones,
    ones: before.ones + ones,
  };
}

/** What the run says about the guess, in a neutral sentence; null before a run. */
export function verdictOf(experiment: Experiment): string | null {
  if (!experiment.isLocked) return null;
  const shots = experiment.zeros + experiment.ones;
  const seen = Math.round((experiment.ones / shots) * 100);
  const gap = Math.abs(seen - experiment.guess);
  const text =
    gap <= 10
      ? 'Your guess and the count agree.'
      : 'The count is far from your guess. Look at the bars to see why.';
  return `You guessed ${experiment.guess} of 100. It was ${experiment.ones} of ${shots}. ${text}`;
}
