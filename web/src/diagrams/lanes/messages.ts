/** Teleports a qubit's state, and sends two bits with one qubit, computed by the engine. */
import { circuit, projectedState, smallStateAfter, type Random } from '@qubloom/quantum';
import { amplitudesOf, probabilityOf } from '../bars/amplitudes.ts';
import { drawBits } from '../trials/draws.ts';
import { arrowOf, type Arrow } from '../arrow/arrow.ts';

export type Bit = 0 | 1;
/** The message qubit's measurement, then the measurement of Alice's half of the pair. */
export type BitPair = readonly [Bit, Bit];

export const bitPairs: readonly BitPair[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
];

/** Orders outcomes as everywhere else: the bit of q1 first, and the bit of q0 last. */
export function highestFirst([message, half]: BitPair): BitPair {
  return [half, message];
}

/** Alice's message is q0, her half of the pair q1, Bob's half q2. @param turn Angle of RY in radians. */
function sent(turn: number) {
  return circuit(3).ry(turn, 0).h(1).cx(1, 2).cx(0, 1).h(0);
}

/** Returns the two bits that Alice sees, drawn by their probabilities. All pairs are equally likely. */
export function drawAlicesBits(turn: number, random: Random): BitPair {
  const [, half, message] = drawBits(smallStateAfter(sent(turn).build()), random);
  return [bitOf(message), bitOf(half)];
}

function bitOf(digit: string | undefined): Bit {
  return digit === '1' ? 1 : 0;
}

/** Returns the original message as an arrow. */
export function messageArrow(turn: number): Arrow {
  return arrowOf(smallStateAfter(circuit(1).ry(turn, 0).build()), 0);
}

/** The gates that Bob applies to his half: X first, then Z. */
export interface Repair {
  readonly x: boolean;
  readonly z: boolean;
}

export const noRepair: Repair = { x: false, z: false };

/** Returns the gates that Alice's bits call for. */
export function repairFor([message, half]: BitPair): Repair {
  return { x: half === 1, z: message === 1 };
}

/** Returns Bob's qubit after his gates if Alice saw these bits, or if nobody knows what she saw. */
export function bobAfter(turn: number, bits: BitPair | null, { x, z }: Repair): Arrow {
  const all = sent(turn);
  if (x) all.x(2);
  if (z) all.z(2);
  const state = smallStateAfter(all.build());
  if (!bits) return arrowOf(state, 2);
  return arrowOf(projectedState(state, { 0: bits[0], 1: bits[1] }).state, 2);
}

/** Returns Bob's qubit without knowledge of the bits: a coin, whatever the message is. */
export function bobWithoutBits(turn: number): Arrow {
  return bobAfter(turn, null, noRepair);
}

/** Returns Bob's qubit if Alice saw these bits, before or after he applies the gates that they call for. */
export function bobWithBits(turn: number, bits: BitPair, isRepaired: boolean): Arrow {
  return bobAfter(turn, bits, isRepaired ? repairFor(bits) : noRepair);
}

/** Alice's half is q0, and Bob's is q1. She applies gates to hers, chosen by the bits, and sends it to him. */
function turnedBy([message, half]: BitPair) {
  const pair = circuit(2).h(0).cx(0, 1);
  if (half === 1) pair.x(0);
  if (message === 1) pair.z(0);
  return pair;
}

/** Returns the half that travels, or Bob's, alone: a coin, whatever the bits are. */
export function halfAlone(bits: BitPair, wire: 0 | 1): Arrow {
  return arrowOf(smallStateAfter(turnedBy(bits).build()), wire);
}

/** Returns the bits that Bob reads with certainty if he holds both halves, with their probability. */
export function bobsReading(bits: BitPair): {
  readonly bits: BitPair;
  readonly probability: number;
} {
  const [likeliest] = amplitudesOf(smallStateAfter(turnedBy(bits).cx(0, 1).h(0).build()))
    .map((amplitude) => ({ digits: amplitude.bits, probability: probabilityOf(amplitude) }))
    .sort((a, b) => b.probability - a.probability);
  const [half, message] = [...(likeliest?.digits ?? '00')];
  return { bits: [bitOf(message), bitOf(half)], probability: likeliest?.probability ?? 0 };
}
