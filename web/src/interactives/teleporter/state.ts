/** Teleportation, step by step, with the two bits sent or held back. */
import { createRandom, type Random } from '@qubloom/quantum';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import { teleportSteps, type StoryStep } from '../../diagrams/lanes/message-stories.ts';
import { drawAlicesBits, bobWithBits, bobWithoutBits } from '../../diagrams/lanes/messages.ts';
import type { Arrow } from '../../diagrams/arrow/arrow.ts';

export type Bits = 'send' | 'hold';

export interface Transfer {
  /** The message, as the angle of its arrow from 0 in whole degrees. */
  readonly degrees: number;
  readonly bits: Bits;
  readonly step: number;
  /** Seed of Alice's measurements. */
  readonly seed: number;
}

export function newTransfer(degrees: number, bits: Bits, seed: number): Transfer {
  return { degrees, bits, step: 0, seed };
}

export function turnOf({ degrees }: Pick<Transfer, 'degrees'>): number {
  return (degrees * Math.PI) / 180;
}

/** The story up to its end, or up to the point where the bits are held back. */
export function storyStepsOf(transfer: Transfer): readonly StoryStep[] {
  const turn = turnOf(transfer);
  const steps = teleportSteps(turn, drawAlicesBits(turn, createRandom(transfer.seed)));
  if (transfer.bits === 'send') return steps;
  const measured = steps[2];
  if (!measured) return steps;
  return [
    ...steps.slice(0, 3),
    {
      ...measured,
      active: 'Bob',
      text: 'Alice holds the bits back. Bob cannot know which of four ways his qubit was turned: to him it is a coin, whatever the message was.',
    },
  ];
}

export function withStep(transfer: Transfer, by: 1 | -1): Transfer {
  const last = storyStepsOf(transfer).length - 1;
  return { ...transfer, step: Math.min(Math.max(transfer.step + by, 0), last) };
}

/** Changing the decision about the bits matters only from the step in which they travel. */
export function withBits(transfer: Transfer, bits: Bits): Transfer {
  return { ...transfer, bits, step: Math.min(transfer.step, 2) };
}

/** Bob's final state: the message, or a coin without the bits. */
export function arrived({ degrees, bits }: Pick<Transfer, 'degrees' | 'bits'>): Arrow {
  const turn = turnOf({ degrees });
  return bits === 'send' ? bobWithBits(turn, [1, 1], true) : bobWithoutBits(turn);
}

export function probabilityOfOne({ z }: Arrow): number {
  return (1 - z) / 2;
}

/** Returns how many of this many fresh qubits, teleported and measured, show 1. */
export function onesAmong(
  transfer: Pick<Transfer, 'degrees' | 'bits'>,
  count: number,
  random: Random,
): number {
  return drawOnes(probabilityOfOne(arrived(transfer)), count, random);
}
