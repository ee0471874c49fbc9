import type { Circuit } from '@qubloom/quantum';
import type { PlacedReading } from '../summary/state-summary.ts';

/**
 * Returns the readings whose displays are still in their places. A summary may belong to the circuit before an edit.
 */
export function readingsIn(
  { columns }: Circuit,
  readings: readonly PlacedReading[],
): readonly PlacedReading[] {
  return readings.filter(({ column, shows, wires }) =>
    columns[column]?.some(
      (each) =>
        each.kind === 'display' && each.shows === shows && each.wires.join() === wires.join(),
    ),
  );
}
