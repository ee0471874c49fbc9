/** A qubit that waits in a noisy machine: its arrow, and what a look shows, beside the ideal. */
import { circuit, densityAfter, probabilityOf } from '@qubloom/quantum';
import { percent } from '../../lib/amplitudes.ts';
import { arrowOf, type Arrow } from '../../lib/arrow.ts';

export type Start = '0' | '1' | '+';

/** Chances in percent: for each step, and for a look to be told wrongly. */
export interface Errors {
  readonly depolarising: number;
  readonly damping: number;
  readonly readout: number;
}
export type ErrorName = keyof Errors;

export interface Fading {
  readonly start: Start;
  readonly steps: number;
  readonly errors: Errors;
}

export const mostSteps = 20;
/** In percent. */
export const mostError: Readonly<Record<ErrorName, number>> = {
  depolarising: 30,
  damping: 30,
  readout: 50,
};

export interface Faded {
  readonly arrow: Arrow;
  readonly ideal: Arrow;
  readonly length: number;
  /** Exact chances of 1: of a look that is told rightly, as it is told, and without any error. */
  readonly chance: number;
  readonly told: number;
  readonly idealChance: number;
}

export function fadedOf({ start, steps, errors }: Fading): Faded {
  const noise = {
    depolarising: errors.depolarising / 100,
    amplitudeDamping: errors.damping / 100,
  };
  const density = densityAfter(waiting(start, steps), undefined, { noise });
  const ideal = densityAfter(waiting(start, 0));
  const arrow = arrowOf(density, 0);
  const chance = probabilityOf(density, { 0: 1 });
  const wrong = errors.readout / 100;
  return {
    arrow,
    ideal: arrowOf(ideal, 0),
    length: Math.hypot(arrow.x, arrow.z),
    chance,
    told: chance * (1 - wrong) + (1 - chance) * wrong,
    idealChance: probabilityOf(ideal, { 0: 1 }),
  };
}

/** Gates that do nothing but take their time. */
function waiting(start: Start, steps: number) {
  const builder = circuit(1).initial(0, start);
  for (let step = 0; step < steps; step++) builder.id(0);
  return builder.build();
}

export function saidOf({ steps }: Fading, { length, told, idealChance }: Faded): string {
  const arrow =
    length > 0.995
      ? 'The arrow has its full length.'
      : length < 0.02
        ? 'The arrow is gone: what is left is a coin.'
        : `The arrow has faded to ${length.toFixed(2)} of its length.`;
  return `After ${steps} ${steps === 1 ? 'step' : 'steps'}: ${arrow} A look is told as 1 with ${percent(told)}. Without errors it would be ${percent(idealChance)}.`;
}
