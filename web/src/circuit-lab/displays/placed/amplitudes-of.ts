import type { PlacedReading } from '../summary/state-summary.ts';

/** Returns null if its wires have no amplitudes of their own. */
export function amplitudesOf({
  amplitudes,
}: Pick<PlacedReading, 'amplitudes'>):
  readonly { readonly re: number; readonly im: number }[] | null {
  return (
    amplitudes &&
    Array.from({ length: amplitudes.length / 2 }, (_, k) => ({
      re: amplitudes[2 * k] ?? 0,
      im: amplitudes[2 * k + 1] ?? 0,
    }))
  );
}
