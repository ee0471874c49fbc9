/** The state of a small circuit's wires before its last measurements. */
import {
  smallStateAfter,
  splitTerminalMeasurements,
  wireCount,
  type Circuit,
} from '@qubloom/quantum';
import { amplitudesOf, probabilityOf, type Amplitude } from '../../diagrams/bars/amplitudes.ts';

export const maxStateWires = 8;
const maxRows = 16;
/** A lower probability is a rounding error. */
const epsilon = 1e-9;

export type CircuitState =
  | {
      readonly kind: 'state';
      /** The highest wire first. */
      readonly order: string;
      /** In order; only the most likely ones if there are too many for a table. */
      readonly rows: readonly Amplitude[];
      /** Number of possible basis states that are not among the rows. */
      readonly others: number;
    }
  | { readonly kind: 'none'; readonly sentence: string };

export function circuitState(circuit: Circuit): CircuitState {
  const wires = wireCount(circuit);
  if (wires > maxStateWires) {
    return none(
      `Its state has ${2 ** wires >= 1e6 ? 'millions of' : (2 ** wires).toLocaleString('en-US')} numbers, too many to list here.`,
    );
  }
  const { before, branchPoints } = splitTerminalMeasurements(circuit);
  if (branchPoints > 0) {
    return none(
      'It measures or resets on the way, so its state is a different one from run to run.',
    );
  }
  const possible = amplitudesOf(smallStateAfter(before)).filter(
    (row) => probabilityOf(row) > epsilon,
  );
  const likeliest = possible
    .toSorted((a, b) => probabilityOf(b) - probabilityOf(a))
    .slice(0, maxRows);
  return {
    kind: 'state',
    order: Array.from({ length: wires }, (_, at) => `q${wires - 1 - at}`).join(' '),
    rows: possible.filter((row) => likeliest.includes(row)),
    others: possible.length - likeliest.length,
  };
}

const none = (sentence: string): CircuitState => ({ kind: 'none', sentence });
