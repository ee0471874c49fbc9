/** The gates of the engine's catalog as tools, one row each, in the order of the list of keys. */
import { findGate } from '@qubloom/quantum';
import { arithmeticWords } from '../gate-makers/arithmetic-words.ts';
import type { ToolLabels, ToolRow } from './operation-row.ts';

/** A gate of the engine's catalog, or one of the circuit's own. */
export interface GateTool {
  readonly kind: 'gate';
  readonly gate: string;
}

interface GateWords {
  readonly key?: string;
  /** The label of the engine's catalog by default. */
  readonly spoken?: string;
  /** The title of the engine's catalog by default. */
  readonly hint?: string;
}

function gateRow(gate: string, { key, spoken, hint }: GateWords): ToolRow<GateTool> {
  const spec = findGate(gate);
  const label = spec?.label ?? gate;
  return {
    tool: { kind: 'gate', gate },
    ...(key !== undefined && { key }),
    label,
    spoken: spoken ?? label,
    hint: hint ?? spec?.title ?? '',
  };
}

export const gateTools: readonly ToolRow<GateTool>[] = [
  gateRow('x', { key: 'X', hint: 'Turns 0 into 1 and 1 into 0.' }),
  gateRow('y', { key: 'Y', hint: 'A flip and a hidden sign in one.' }),
  gateRow('z', { key: 'Z', hint: 'Turns the hidden sign of 1 around.' }),
  gateRow('h', { key: 'H', hint: 'Makes an even mix, and undoes it.' }),
  gateRow('s', { key: 'S', hint: 'A quarter turn of the phase. Two make Z.' }),
  gateRow('sdg', { key: 'Shift+S', spoken: 'S dagger', hint: 'Undoes S.' }),
  gateRow('t', { key: 'T', hint: 'An eighth turn of the phase. Two make S.' }),
  gateRow('tdg', { key: 'Shift+T', spoken: 'T dagger', hint: 'Undoes T.' }),
  gateRow('sx', { key: 'V', spoken: 'Root of X', hint: 'Half of an X. Two make X.' }),
  gateRow('sxdg', { key: 'Shift+V', spoken: 'Root of X dagger', hint: 'Undoes the root of X.' }),
  gateRow('id', { key: 'I', spoken: 'Identity', hint: 'Does nothing.' }),
  gateRow('rx', { key: 'Shift+X', hint: 'Turns about the X axis by an angle.' }),
  gateRow('ry', { key: 'Shift+Y', hint: 'Turns about the Y axis by an angle.' }),
  gateRow('rz', { key: 'Shift+Z', hint: 'Turns about the Z axis by an angle.' }),
  gateRow('p', { key: 'P', spoken: 'Phase', hint: 'Turns the phase of 1 by an angle.' }),
  gateRow('u', { key: 'U', hint: 'Any turn, by three angles.' }),
  gateRow('swap', { key: 'W', spoken: 'Swap', hint: 'Two wires change places.' }),
  gateRow('iswap', {
    key: 'Shift+W',
    spoken: 'I swap',
    hint: 'Two wires change places, with a quarter turn.',
  }),
  gateRow('iswapdg', { spoken: 'I swap dagger' }),
  gateRow('rxx', { hint: 'Turns two wires together about XX.' }),
  gateRow('ryy', { hint: 'Turns two wires together about YY.' }),
  gateRow('rzz', { hint: 'Turns two wires together about ZZ.' }),
];

const rowOfGate: ReadonlyMap<string, ToolLabels> = new Map(
  gateTools.map((row) => [row.tool.gate, row]),
);

/** Returns the words for any gate. */
export function gateLabels(gate: string): ToolLabels {
  return (
    rowOfGate.get(gate) ??
    arithmeticWords(gate) ?? { label: gate, spoken: `Gate ${gate}`, hint: 'A gate of your own.' }
  );
}
