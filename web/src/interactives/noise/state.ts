/** A qubit that waits in a noisy machine: its arrow, and the results of a measurement, compared with the ideal. */
import {
  percent,
  maxDamping,
  maxDepolarizing,
  maxNoiseSteps,
  maxReadoutError,
} from '@qubloom/contract';
import { circuit, densityAfter, probabilityOf } from '@qubloom/quantum';
import { arrowOf, type Arrow } from '../../diagrams/arrow/arrow.ts';
import { roughLength } from '../../diagrams/bars/amplitudes.ts';

export type Start = '0' | '1' | '+';

/** Probabilities in percent: for each step, and for a readout error. */
export interface Errors {
  readonly depolarizing: number;
  readonly damping: number;
  readonly readout: number;
}
export type ErrorName = keyof Errors;

export interface Fading {
  readonly start: Start;
  readonly steps: number;
  readonly errors: Errors;
}

export const maxSteps = maxNoiseSteps;
/** The largest rate of each error, in percent. */
export const maxError: Readonly<Record<ErrorName, number>> = {
  depolarizing: maxDepolarizing,
  damping: maxDamping,
  readout: maxReadoutError,
};

export interface Faded {
  readonly arrow: Arrow;
  readonly ideal: Arrow;
  readonly length: number;
  /**
   * Exact probabilities of 1: for a measurement without readout error, as it is reported, and without any error.
   */
  readonly probability: number;
  readonly reported: number;
  readonly idealProbability: number;
}

export function fadedOf({ start, steps, errors }: Fading): Faded {
  const noise = {
    depolarizing: errors.depolarizing / 100,
    amplitudeDamping: errors.damping / 100,
  };
  const density = densityAfter(waiting(start, steps), undefined, { noise });
  const ideal = densityAfter(waiting(start, 0));
  const arrow = arrowOf(density, 0);
  const probability = probabilityOf(density, { 0: 1 });
  const wrong = errors.readout / 100;
  return {
    arrow,
    ideal: arrowOf(ideal, 0),
    length: Math.hypot(arrow.x, arrow.z),
    probability,
    reported: probability * (1 - wrong) + (1 - probability) * wrong,
    idealProbability: probabilityOf(ideal, { 0: 1 }),
  };
}

/** Gates that have no effect except that they take time. */
function waiting(start: Start, steps: number) {
  const builder = circuit(1).initial(0, start);
  for (let step = 0; step < steps; step++) builder.id(0);
  return builder.build();
}

/** Describes the picture as precisely as the eye sees it. */
export function arrowText(fading: Fading, { length }: Faded): string {
  return lengthText(fading, length, roughLength(length));
}

function lengthText({ steps }: Fading, length: number, left: string): string {
  const arrow =
    length > 0.995
      ? 'The arrow has its full length.'
      : length < 0.02
        ? 'The arrow is gone: what is left is a coin.'
        : `The arrow has kept ${left} of its length.`;
  return `After ${steps} ${steps === 1 ? 'step' : 'steps'}: ${arrow}`;
}

/** The same with exact numbers, for after the looks. */
export function messageOf(fading: Fading, faded: Faded): string {
  return `${lengthText(fading, faded.length, faded.length.toFixed(2))} A look is told as 1 with ${percent(faded.reported)}. Without errors it would be ${percent(faded.idealProbability)}.`;
}
