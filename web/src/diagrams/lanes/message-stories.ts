/** Two stories of Alice and Bob, step by step, with what each of them holds and what happens. */
import type { Arrow } from '../arrow/arrow.ts';
import {
  bobsReading,
  bobWithBits,
  bobWithoutBits,
  halfAlone,
  highestFirst,
  messageArrow,
  type BitPair,
} from './messages.ts';

/** A thing that Alice or Bob holds. */
export interface LaneItem {
  readonly name: string;
  readonly note: string;
  /** A qubit, shown by its arrow; null if it is gone. */
  readonly arrow?: Arrow | null;
  /** Ordinary bits. */
  readonly bits?: readonly (0 | 1)[];
}

export interface StoryStep {
  readonly text: string;
  readonly active: 'Alice' | 'Bob' | 'both';
  readonly alice: readonly LaneItem[];
  readonly bob: readonly LaneItem[];
}

const coin = { x: 0, z: 0 };
const half = { name: 'Half of the pair', note: 'alone it is a coin', arrow: coin };

/** @param turn The message, as an angle of RY in radians. @param bits The results of Alice's measurements. */
export function teleportSteps(turn: number, bits: BitPair): readonly StoryStep[] {
  const message = { name: 'Message qubit', note: 'to be sent', arrow: messageArrow(turn) };
  const gone = { name: 'Message qubit', note: 'its state is gone', arrow: null };
  const seen = { name: 'Two bits', note: 'what the looks showed', bits: highestFirst(bits) };
  return [
    {
      text: 'Alice has a qubit in some state. She may not know which.',
      active: 'Alice',
      alice: [message],
      bob: [],
    },
    {
      text: 'Alice and Bob each get one half of a linked pair.',
      active: 'both',
      alice: [message, half],
      bob: [half],
    },
    {
      text: 'Alice does CNOT and H, then looks at both of her qubits. The state of the first one is gone.',
      active: 'Alice',
      alice: [gone, seen],
      bob: [{ ...half, note: 'without the bits, a coin', arrow: bobWithoutBits(turn) }],
    },
    {
      text: 'Alice sends the two bits. They travel like any message, not faster than light.',
      active: 'both',
      alice: [gone],
      bob: [
        {
          name: "Bob's qubit",
          note: 'turned in one of four ways',
          arrow: bobWithBits(turn, bits, false),
        },
        seen,
      ],
    },
    {
      text: 'Bob does X if the first bit is 1, and Z if the second bit is 1. The state has arrived.',
      active: 'Bob',
      alice: [gone],
      bob: [
        { name: "Bob's qubit", note: 'the message', arrow: bobWithBits(turn, bits, true) },
        seen,
      ],
    },
  ];
}

export function superdenseSteps(bits: BitPair): readonly StoryStep[] {
  const mine = { name: 'Two bits', note: 'to be sent', bits: highestFirst(bits) };
  const turned = {
    name: 'Half of the pair',
    note: 'turned, yet alone a coin',
    arrow: halfAlone(bits, 0),
  };
  const other = { ...half, arrow: halfAlone(bits, 1) };
  return [
    {
      text: 'Alice and Bob share a linked pair. Alice wants to send two bits.',
      active: 'both',
      alice: [mine, half],
      bob: [half],
    },
    {
      text: `Alice turns her half: ${turnsFor(bits)}.`,
      active: 'Alice',
      alice: [mine, turned],
      bob: [other],
    },
    {
      text: 'She sends her half to Bob. Only one qubit travels now.',
      active: 'both',
      alice: [{ ...mine, note: 'sent' }],
      bob: [{ ...turned, name: 'The half that came' }, other],
    },
    {
      text: 'Bob does CNOT and H, then looks at both. He reads the two bits for sure.',
      active: 'Bob',
      alice: [{ ...mine, note: 'sent' }],
      bob: [
        { name: 'Two bits', note: 'what Bob read', bits: highestFirst(bobsReading(bits).bits) },
      ],
    },
  ];
}

function turnsFor([message, half]: BitPair): string {
  const gates = [...(half === 1 ? ['X'] : []), ...(message === 1 ? ['Z'] : [])];
  return gates.length === 0
    ? 'for 00 she does nothing'
    : `for ${half}${message} she does ${gates.join(' and ')}`;
}
