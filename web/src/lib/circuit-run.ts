/** What a small circuit does, worked out by the engine: its state, its chances, and shots drawn from them. */
import { circuitWithLooksDeferred, looksIn, type CircuitGrid } from '@qubloom/curriculum';
import { stateAfter, type Random } from '@qubloom/quantum';
import type { OneQubitAmplitudes } from '../ui/signed-bars.tsx';

/** One way through a one-wire circuit, by what its looks showed. */
export interface Way {
  /** `01` for a first look that showed 0 and a second that showed 1; empty without looks. */
  readonly looks: string;
  readonly chance: number;
  /** Of the qubit at the end, when the looks showed this. */
  readonly amplitudes: OneQubitAmplitudes;
}

/** Below this a way is rounding, not a possibility. */
const negligible = 1e-12;

/** Every way that looks leave open. */
export function waysThrough(grid: CircuitGrid): readonly Way[] {
  const looks = looksIn(grid);
  const { amplitudes } = stateAfter(circuitWithLooksDeferred(grid));
  return Array.from({ length: 2 ** looks }, (_, seen) => {
    // The looks' wires stand above the circuit's own, the first look lowest.
    const [re0 = 0, im0 = 0, re1 = 0, im1 = 0] = amplitudes.subarray(4 * seen, 4 * seen + 4);
    const length = Math.hypot(re0, im0, re1, im1);
    const bits = seen.toString(2).padStart(looks, '0');
    return {
      looks: looks === 0 ? '' : [...bits].reverse().join(''),
      chance: length * length,
      amplitudes: [re0 / length, im0 / length, re1 / length, im1 / length] as const,
    };
  }).filter(({ chance }) => chance > negligible);
}

/** The amplitudes of 0 and of 1 of a one-wire circuit without looks. */
export function oneQubitAmplitudes(grid: CircuitGrid): OneQubitAmplitudes {
  return waysThrough(grid)[0]?.amplitudes ?? [1, 0, 0, 0];
}

/** The exact chance that a look at the end of a one-wire circuit shows 1. */
export function chanceOfOne(grid: CircuitGrid): number {
  return waysThrough(grid).reduce(
    (sum, { chance, amplitudes: [, , re, im] }) => sum + chance * (re * re + im * im),
    0,
  );
}

/** One row of a circuit's outcome: what a look at all wires may show, highest wire first. */
export interface Outcome {
  readonly bits: string;
  readonly chance: number;
  /** The sign of a real amplitude; absent where looks or phases leave no plain one. */
  readonly sign?: '+' | '−';
}

/** Every outcome of a circuit of a few wires, in order. */
export function outcomesOf(grid: CircuitGrid): readonly Outcome[] {
  const wires = grid.rows.length;
  const { amplitudes } = stateAfter(circuitWithLooksDeferred(grid));
  const size = 2 ** wires;
  return Array.from({ length: size }, (_, index) => {
    let chance = 0;
    for (let at = index; at < amplitudes.length / 2; at += size) {
      chance += (amplitudes[2 * at] ?? 0) ** 2 + (amplitudes[2 * at + 1] ?? 0) ** 2;
    }
    const [re = 0, im = 0] = amplitudes.subarray(2 * index, 2 * index + 2);
    const isPlain = looksIn(grid) === 0 && chance > negligible && Math.abs(im) < 1e-9;
    return {
      bits: index.toString(2).padStart(wires, '0'),
      chance,
      ...(isPlain ? { sign: re < 0 ? ('−' as const) : ('+' as const) } : {}),
    };
  });
}

/** How many of `shots` fresh qubits show 1. A chance within 1e-12 of 0 or 1 is sure. */
export function drawOnes(chance: number, shots: number, random: Random): number {
  if (chance < 1e-12) return 0;
  if (chance > 1 - 1e-12) return shots;
  let ones = 0;
  for (let shot = 0; shot < shots; shot++) if (random.next() < chance) ones++;
  return ones;
}
