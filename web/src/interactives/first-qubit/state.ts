/** Measurements of fresh qubits, and the learner's guess. A change of the circuit restarts them. */

export interface Experiment {
  /** The last single measurement. */
  readonly lastShot: 0 | 1 | null;
  readonly zeros: number;
  readonly ones: number;
  /** The number of 1s that the learner expects among 100. */
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

/** The count restarts, so that the guess is compared only with later looks. */
export function withLock(experiment: Experiment): Experiment {
  return { ...newExperiment, guess: experiment.guess, isLocked: true };
}

/** Adds some looks of a run, of which `ones` showed 1. */
export function withRun(experiment: Experiment, looks: number, ones: number): Experiment {
  return {
    ...experiment,
    lastShot: null,
    zeros: experiment.zeros + looks - ones,
    ones: experiment.ones + ones,
  };
}

/** Compares the run with the guess, in a neutral sentence; null before a run. */
export function verdictOf(experiment: Experiment): string | null {
  const shots = experiment.zeros + experiment.ones;
  if (!experiment.isLocked || shots === 0) return null;
  const seen = Math.round((experiment.ones / shots) * 100);
  const gap = Math.abs(seen - experiment.guess);
  const text =
    gap <= 10
      ? 'Your guess and the count agree.'
      : 'The count is far from your guess. Look at the bars to see why.';
  return `You guessed ${experiment.guess} of 100. It was ${experiment.ones} of ${shots}. ${text}`;
}
