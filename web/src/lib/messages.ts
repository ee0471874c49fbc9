/** Teleporting a qubit's state, and sending two bits with one qubit, worked out by the engine. */
import { circuit, stateAfter, type Random, type StateVector } from '@qubloom/quantum';
import { amplitudesOf, chanceOf, drawOutcome } from './amplitudes.ts';
import { arrowOf, type Arrow } from './arrow.ts';

export type Bit = 0 | 1;
/** The message qubit's look, then the look at Alice's half of the pair. */
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

/** The two bits that Alice sees, drawn by their chances: each pair is as likely as any other. */
export function aliceLooks(turn: number, random: Random): BitPair {
  const [, half, message] = drawOutcome(amplitudesOf(stateAfter(sent(turn).build())), random);
  return [bitOf(message), bitOf(half)];
}

function bitOf(digit: string | undefined): Bit {
  return digit === '1' ? 1 : 0;
}

/** The message as an arrow, as it was given. */
export function messageArrow(turn: number): Arrow {
  return arrowOf(stateAfter(circuit(1).ry(turn, 0).build()), 0);
}

/** What Bob's qubit is to him who does not have the bits: a coin, whatever the message is. */
export function bobWithoutBits(turn: number): Arrow {
  return arrowOf(stateAfter(sent(turn).build()), 2);
}

/** Bob's qubit where Alice saw these bits, before he does what they tell, or after. */
export function bobWithBits(turn: number, bits: BitPair, isRepaired: boolean): Arrow {
  const [message, half] = bits;
  const all = sent(turn);
  if (isRepaired && half === 1) all.x(2);
  if (isRepaired && message === 1) all.z(2);
  return arrowOf(seen(stateAfter(all.build()), bits), 2);
}

/** What a look at q0 and q1 that shows these bits leaves. */
function seen({ wires, amplitudes }: StateVector, [message, half]: BitPair): StateVector {
  const kept = amplitudes.map((part, at) => ((at >> 1) % 4 === message + 2 * half ? part : 0));
  const length = Math.hypot(...kept);
  return { wires, amplitudes: kept.map((part) => part / length) };
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
  return arrowOf(stateAfter(turnedBy(bits).build()), wire);
}

/** What Bob surely reads when he holds both halves, with its chance. */
export function bobReads(bits: BitPair): { readonly bits: BitPair; readonly chance: number } {
  const [likeliest] = amplitudesOf(stateAfter(turnedBy(bits).cx(0, 1).h(0).build()))
    .map((amplitude) => ({ digits: amplitude.bits, chance: chanceOf(amplitude) }))
    .sort((a, b) => b.chance - a.chance);
  const [half, message] = [...(likeliest?.digits ?? '00')];
  return { bits: [bitOf(message), bitOf(half)], chance: likeliest?.chance ?? 0 };
}
