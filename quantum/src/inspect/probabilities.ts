import { asMixture, type QuantumState } from '../state/mixture.ts';

/** Values that wires are asked to have: `{ 0: 1, 2: 0 }` for wire 0 at 1 and wire 2 at 0. */
export type WireValues = Readonly<Record<number, 0 | 1>>;

/** The probability that a look at these wires finds these values; 1 where nothing is asked. */
export function probabilityOf(of: QuantumState, values: WireValues): number {
  const { mask, wanted } = maskOf(values);
  let sum = 0;
  for (const { probability, state } of asMixture(of)) {
    const a = state.amplitudes;
    let part = 0;
    for (let k = 0; k < a.length / 2; k++) {
      if ((k & mask) === wanted) part += a[2 * k] * a[2 * k] + a[2 * k + 1] * a[2 * k + 1];
    }
    sum += probability * part;
  }
  return Math.min(1, sum);
}

/**
 * The probability of `values` among the looks that find `given`. Undefined where `given` cannot happen
 * (below 1e-12); 0 where the two ask different values of one wire.
 */
export function conditionalProbability(
  of: QuantumState,
  values: WireValues,
  given: WireValues,
): number | undefined {
  const condition = probabilityOf(of, given);
  if (condition < 1e-12) return undefined;
  for (const [wire, value] of Object.entries(given))
    if ((values[Number(wire)] ?? value) !== value) return 0;
  return Math.min(1, probabilityOf(of, { ...values, ...given }) / condition);
}

function maskOf(values: WireValues): { mask: number; wanted: number } {
  let mask = 0;
  let wanted = 0;
  for (const [wire, value] of Object.entries(values)) {
    mask |= 1 << Number(wire);
    wanted |= value << Number(wire);
  }
  return { mask, wanted };
}
