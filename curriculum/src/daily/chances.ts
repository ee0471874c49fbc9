/** Chances of small circuits, computed from amplitudes, and their words. */
import { percent } from '@qubloom/contract';
import { formatBits, marginalProbabilities, smallStateAfter } from '@qubloom/quantum';
import { wiresIn, type CircuitGrid } from '../circuits/circuit-grid.ts';
import { circuitWithDeferredMeasurements } from '../circuits/circuit-of-grid.ts';

/** Probability of each outcome that can happen, highest wire first. */
export type Chances = Readonly<Record<string, number>>;

/** Smaller differences are rounding errors. */
const tolerance = 1e-9;

/** Returns the chances of a look at all wires, after a circuit that may contain looks itself. */
export function chancesOf(grid: CircuitGrid): Chances {
  const wires = wiresIn(grid);
  const state = smallStateAfter(circuitWithDeferredMeasurements(grid));
  const all = marginalProbabilities(
    state,
    grid.rows.map((_, wire) => wire),
  );
  // Without the rounding errors, equal charts are equal on every machine.
  const exact = [...all].map((chance, at) => [formatBits(at, wires), rounded(chance)] as const);
  return Object.fromEntries(exact.filter(([, chance]) => chance > 0));
}

function rounded(chance: number): number {
  return Math.round(chance / tolerance) * tolerance;
}

export function sameChances(a: Chances, b: Chances): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (outcome) => Math.abs((a[outcome] ?? 0) - (b[outcome] ?? 0)) < 10 * tolerance,
  );
}

/** Returns the only outcome that can happen, or undefined if there are several. */
export function certainOutcome(chances: Chances): string | undefined {
  const [first, second] = Object.keys(chances);
  return second === undefined ? first : undefined;
}

/** Follows "gives": `1 every time`, `00 and 11, half and half`, `0 in 85.4% of the runs, and 1 in 14.6%`. */
export function chancesInWords(chances: Chances): string {
  const certain = certainOutcome(chances);
  if (certain !== undefined) return `${certain} every time`;
  const outcomes = Object.keys(chances).sort();
  const [first = 0, ...others] = outcomes.map((outcome) => chances[outcome] ?? 0);
  if (others.every((chance) => Math.abs(chance - first) < tolerance * 10)) {
    if (outcomes.length === 2) return `${listed(outcomes)}, half and half`;
    if (outcomes.length === 2 ** (outcomes[0]?.length ?? 0)) return 'every result equally often';
    return `${listed(outcomes)}, all equally often`;
  }
  return listed(
    outcomes.map((outcome, at) => {
      const share = percent(chances[outcome] ?? 0);
      return at === 0 ? `${outcome} in ${share} of the runs` : `${outcome} in ${share}`;
    }),
  );
}

/** Follows a question about circuits. */
export function startInWords(wires: number): string {
  return wires === 1 ? 'The qubit starts at 0.' : 'Every qubit starts at 0.';
}

/** `a`, `a and b`, `a, b, and c`. */
export function listed(items: readonly string[]): string {
  if (items.length < 3) return items.join(' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1) ?? ''}`;
}
