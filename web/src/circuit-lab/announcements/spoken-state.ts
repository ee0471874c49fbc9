/**
 * Describes the final state of a small circuit: the probabilities, and after measurements also the states of the other
 * wires.
 */
import {
  bitCount,
  exactDistribution,
  NothingKept,
  MAX_DENSITY_WIRES,
  wireCount,
  type BlochVector,
  type Circuit,
  type NoiseModel,
} from '@qubloom/quantum';
import { numberText } from '../displays/panels/format.ts';
import { summarizeCircuit } from '../displays/summary/summarize-circuit.ts';
import { hasPostSelection } from '../state/post-selection.ts';
import { probabilityMessage } from './probability-message.ts';

/** Returns an empty text if there are too many branches to follow. */
export async function spokenState(circuit: Circuit, noise: NoiseModel | null): Promise<string> {
  const looked = lookedAt(circuit);
  const isTooLarge = wireCount(circuit) > MAX_DENSITY_WIRES;
  const shown = noise && !isTooLarge ? withoutReading(noise, looked.size > 0) : null;
  try {
    const all = await exactDistribution(circuit, shown ? { noise: shown } : {});
    const outcomes = [...all].map(([outcome, probability]) => ({ outcome, probability }));
    const kept = hasPostSelection(circuit) ? (await summaryOf(circuit, shown)).kept : null;
    const bits = looked.size > 0 ? bitCount(circuit) : 0;
    const chances = probabilityMessage(outcomes, { bits, kept });
    const held = looked.size > 0 ? await spokenWires(circuit, shown, looked) : '';
    const leftOut = noise && isTooLarge ? 'Noise is left out of these chances.' : '';
    return [chances, held, leftOut].filter((each) => each !== '').join(' ');
  } catch (reason) {
    return reason instanceof NothingKept ? reason.message : '';
  }
}

function lookedAt(circuit: Circuit): ReadonlySet<number> {
  const wires = circuit.columns
    .flat()
    .flatMap((each) => (each.kind === 'measure' ? [each.wire] : []));
  return new Set(wires);
}

/** Readout errors affect only measurements. Without measurements, the displays show the state itself. */
function withoutReading(noise: NoiseModel, hasLooks: boolean): NoiseModel {
  return hasLooks ? noise : { ...noise, readout: 0 };
}

function summaryOf(circuit: Circuit, noise: NoiseModel | null) {
  return summarizeCircuit({ circuit, noise, branch: null, focus: [0] });
}

/** For circuits with more wires, the displays announce the probabilities. */
const maxWires = 3;

async function spokenWires(
  circuit: Circuit,
  noise: NoiseModel | null,
  looked: ReadonlySet<number>,
): Promise<string> {
  const wires = circuit.initial.map((_, wire) => wire).filter((wire) => !looked.has(wire));
  if (wires.length === 0 || wires.length > maxWires) return '';
  const { blochVectors } = await summaryOf(circuit, noise);
  return wires
    .flatMap((wire) => {
      const vector = blochVectors[wire];
      return vector ? [heldBy(wire, vector)] : [];
    })
    .join(' ');
}

const poles: readonly (readonly [name: string, axis: 'x' | 'y' | 'z', sign: 1 | -1])[] = [
  ['0', 'z', 1],
  ['1', 'z', -1],
  ['plus', 'x', 1],
  ['minus', 'x', -1],
  ['i', 'y', 1],
  ['minus i', 'y', -1],
];

/** Returns `q2 holds plus.`, `q2 holds a state at x 0.87, y 0, z 0.5.`, or `q2 is linked or mixed.` */
function heldBy(wire: number, vector: BlochVector): string {
  if (vector.length < 0.995) return `q${wire} is linked or mixed.`;
  const pole = poles.find(([, axis, sign]) => vector[axis] * sign > 0.995);
  if (pole) return `q${wire} holds ${pole[0]}.`;
  const at = (['x', 'y', 'z'] as const).map((axis) => `${axis} ${spokenNumber(vector[axis])}`);
  return `q${wire} holds a state at ${at.join(', ')}.`;
}

function spokenNumber(value: number): string {
  const text = numberText(Math.abs(value));
  return value < 0 && text !== '0' ? `minus ${text}` : text;
}
