/** Teleporting a qubit's state, and sending two bits with one qubit, worked out by the engine. */
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

/** Alice's message is q0, her half of the pair q1, Bob's half q2. @param turn Angle of RY in radians. */
function sent(turn: number) {
  return circuit(3).ry(turn, 0).h(1).cx(1, 2).cx(0, 1).h(0);
}

/** The two bits that Alice sees, drawn by their probabilities: each pair is as likely as any other. */
export function aliceMeasures(turn: number, random: Random): BitPair {
  const [, half, message] = drawBits(smallStateAfter(sent(turn).build()), random);
  return [bitOf(message), bitOf(half)];
}

function bitOf(digit: string | undefined): Bit {
  return digit === '1' ? 1 : 0;
}

/** The message as an arrow, as it was given. */
export function messageArrow(turn: number): Arrow {
  return arrowOf(smallStateAfter(circuit(1).ry(turn, 0).build()), 0);
}

/** What Bob's qubit is to him who does not have the bits: a coin, whatever the message is. */
export function bobWithoutBits(turn: number): Arrow {
  return arrowOf(smallStateAfter(sent(turn).build()), 2);
}

/** Bob's qubit where Alice saw these bits, before he does what they tell, or after. */
export function bobWithBits(turn: number, bits: BitPair, isRepaired: boolean): Arrow {
  const [message, half] = bits;
  const all = sent(turn);
  if (isRepaired && half === 1) all.x(2);
  if (isRepaired && message === 1) all.z(2);
  return arrowOf(projectedState(smallStateAfter(all.build()), { 0: message, 1: half }).state, 2);
}

/** Alice's half is q0, Bob's q1. She turns hers by the bits and sends it to him. */
function turnedBy([message, half]: BitPair) {
  const pair = circuit(2).h(0).cx(0, 1);
  if (half === 1) pair.x(0);
  if (message === 1) pair.z(0);
  return pair;
}

/** The half that travels, or Bob's, each alone: a coin, whatever the bits are. */
export function halfAlone(bits: BitPair, wire: 0 | 1): Arrow {
  return arrowOf(smallStateAfter(turnedBy(bits).build()), wire);
}

/** What Bob surely reads when he holds both halves, with its probability. */
export function bobReads(bits: BitPair): { readonly bits: BitPair; readonly probability: number } {
  const [likeliest] = amplitudesOf(smallStateAfter(turnedBy(bits).cx(0, 1).h(0).build()))
    .map((amplitude) => ({ digits: amplitude.bits, probability: probabilityOf(amplitude) }))
    .sort((a, b) => b.probability - a.probability);
  const [half, message] = [...(likeliest?.digits ?? '00')];
  return { bits: [bitOf(message), bitOf(half)], probability: likeliest?.probability ?? 0 };
}
