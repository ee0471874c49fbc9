/** The results of a small circuit, computed by the engine: its state and its probabilities. */
import {
  circuitWithDeferredMeasurements,
  measurementsIn,
  type CircuitGrid,
} from '@qubloom/curriculum';
import { formatBits, marginalProbabilities, smallStateAfter } from '@qubloom/quantum';
import type { OneQubitAmplitudes } from '../bars/signed-bars.tsx';

/** One branch of a one-wire circuit, by the results of its measurements. */
export interface OneQubitBranch {
  /** `01` for a first measurement of 0 and a second of 1; empty without measurements. */
  readonly outcomes: string;
  readonly probability: number;
  /** Amplitudes of the qubit at the end of this branch. */
  readonly amplitudes: OneQubitAmplitudes;
}

/** A branch with a lower probability is a rounding error. */
const negligible = 1e-12;

/** Returns every possible branch. */
export function branchesOf(grid: CircuitGrid): readonly OneQubitBranch[] {
  const measurements = measurementsIn(grid);
  const { amplitudes } = smallStateAfter(circuitWithDeferredMeasurements(grid));
  return Array.from({ length: 2 ** measurements }, (_, seen) => {
    // The wires of the measurements are above the circuit's own, the first one lowest.
    const [re0 = 0, im0 = 0, re1 = 0, im1 = 0] = amplitudes.subarray(4 * seen, 4 * seen + 4);
    const length = Math.hypot(re0, im0, re1, im1);
    const bits = seen.toString(2).padStart(measurements, '0');
    return {
      outcomes: measurements === 0 ? '' : [...bits].reverse().join(''),
      probability: length * length,
      amplitudes: [re0 / length, im0 / length, re1 / length, im1 / length] as const,
    };
  }).filter(({ probability }) => probability > negligible);
}

/** Returns the amplitudes of 0 and of 1 of a one-wire circuit without measurements. */
export function oneQubitAmplitudes(grid: CircuitGrid): OneQubitAmplitudes {
  return branchesOf(grid)[0]?.amplitudes ?? [1, 0, 0, 0];
}

/** Returns the exact probability of measuring 1 on a wire at the end of a circuit. */
export function probabilityOfOne(grid: CircuitGrid, wire = 0): number {
  const state = smallStateAfter(circuitWithDeferredMeasurements(grid));
  return marginalProbabilities(state, [wire])[1] ?? 0;
}

/** A possible outcome of measuring all wires, highest wire first. */
export interface Outcome {
  readonly bits: string;
  readonly probability: number;
  /** The sign of a real amplitude; absent if measurements or phases leave none. */
  readonly sign?: '+' | '−';
}

/** Returns every outcome of a circuit of a few wires, in order. */
export function outcomesOf(grid: CircuitGrid): readonly Outcome[] {
  const wires = grid.rows.length;
  const state = smallStateAfter(circuitWithDeferredMeasurements(grid));
  const own = Array.from({ length: wires }, (_, wire) => wire);
  return [...marginalProbabilities(state, own)].map((probability, index) => {
    const [re = 0, im = 0] = state.amplitudes.subarray(2 * index, 2 * index + 2);
    const isPlain = measurementsIn(grid) === 0 && probability > negligible && Math.abs(im) < 1e-9;
    return {
      bits: formatBits(index, wires),
      probability,
      ...(isPlain ? { sign: re < 0 ? ('−' as const) : ('+' as const) } : {}),
    };
  });
}
