import { frozen } from '../../circuit/frozen.ts';
import { ON_WIRES, type OperationKind } from '../../circuit/operation-kind.ts';
import type { Wire } from '../../circuit/parts.ts';

/** The contents of a display: chances, the Bloch vector of one wire, or amplitudes. */
export type DisplayKind = 'probability' | 'bloch' | 'amplitudes';

/** The most wires that one display in a circuit shows together, which makes eight bars. */
export const MAX_DISPLAY_WIRES = 3;

/** Returns the most wires of a display. A Bloch vector belongs to one wire. */
export function maxDisplayWires(shows: DisplayKind): number {
  return shows === 'bloch' ? 1 : MAX_DISPLAY_WIRES;
}

/** Shows the state without changing it, just as a barrier changes nothing. */
export interface DisplayOperation<W = Wire> {
  readonly kind: 'display';
  readonly shows: DisplayKind;
  /**
   * The first is the least significant. A Bloch vector has one wire, and the others have at most `MAX_DISPLAY_WIRES`.
   */
  readonly wires: readonly W[];
  readonly condition?: undefined;
}

export function display(shows: DisplayKind, wires: readonly Wire[]): DisplayOperation {
  return frozen({ kind: 'display', shows, wires: [...wires] });
}

export const displayKind: OperationKind<DisplayOperation<unknown>, DisplayOperation> = {
  shape: {
    fields: {
      shows: ['probability', 'bloch', 'amplitudes'],
      wires: { list: 'wire', most: MAX_DISPLAY_WIRES },
    },
  },
  ...ON_WIRES,
  acts: 'never',
  moves: 'whole',
  inBody: 'holds a display or keeps only some runs',
  problem: ({ shows, wires }) => {
    const most = maxDisplayWires(shows);
    if (wires.length >= 1 && wires.length <= most) return undefined;
    const message = `A ${shows} display shows 1 to ${most} wires and got ${wires.length}.`;
    return { code: 'wrong-count', message };
  },
};
