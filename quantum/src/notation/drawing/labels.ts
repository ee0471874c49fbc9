import type { GateOperation } from '../../operations/kinds.ts';
import { findGate } from '../../gates/catalog.ts';
import { angleLabel } from '../number-text.ts';

/** Longer names are cut in a box. The drawing's title has the whole name. */
const MAX_NAME = 16;

/** The text in the box of a gate: its label, with its angles below. */
interface BoxLabel {
  readonly name: string;
  readonly angles: string;
}

export function boxLabelOf({ gate, parameters }: GateOperation): BoxLabel {
  const label = findGate(gate)?.label ?? gate;
  const characters = [...label];
  const name =
    characters.length > MAX_NAME ? `${characters.slice(0, MAX_NAME - 1).join('')}…` : label;
  return { name, angles: parameters.map((angle) => angleLabel(angle)).join(', ') };
}

/** The shape that is drawn at the target of a gate. */
export type Symbol = 'box' | 'plus' | 'crosses';

/** CX and similar gates end in a plus, SWAP in two crosses, and everything else is a box. */
export function symbolOf({ gate, controls }: GateOperation): Symbol {
  if (gate === 'x' && controls.length > 0) return 'plus';
  return gate === 'swap' ? 'crosses' : 'box';
}
