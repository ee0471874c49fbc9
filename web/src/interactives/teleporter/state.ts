/** Teleportation by hand: Alice's look, the two bits that travel or lie, and Bob's repair. */
import { createRandom, type Random } from '@qubloom/quantum';
import { drawOnes } from '../../diagrams/trials/draws.ts';
import {
  bobAfter,
  drawAlicesBits,
  messageArrow,
  noRepair,
  type BitPair,
  type Repair,
} from '../../diagrams/lanes/messages.ts';
import type { Arrow } from '../../diagrams/arrow/arrow.ts';

/** The message is still free, it is in Alice's station, or she has looked. */
export type Stage = 'free' | 'docked' | 'looked';

export interface Transfer {
  /** The message, as the angle of its arrow from 0 in whole degrees. */
  readonly degrees: number;
  /** Seed of Alice's measurements. */
  readonly seed: number;
  readonly stage: Stage;
  readonly areBitsWithBob: boolean;
  /** The gates that Bob has applied. */
  readonly repair: Repair;
}

export interface Start {
  readonly angle: number;
  readonly bits: 'send' | 'hold';
  readonly story: 'open' | 'folded';
}

export function newTransfer({ angle, bits, story }: Start, seed: number): Transfer {
  const isFolded = story === 'folded';
  return {
    degrees: angle,
    seed,
    stage: isFolded ? 'looked' : 'free',
    areBitsWithBob: isFolded && bits === 'send',
    repair: noRepair,
  };
}

export function turnOf({ degrees }: Pick<Transfer, 'degrees'>): number {
  return (degrees * Math.PI) / 180;
}

export function withDocked(transfer: Transfer): Transfer {
  return transfer.stage === 'free' ? { ...transfer, stage: 'docked' } : transfer;
}

/** Alice looks. Bits that are to be sent travel at once. */
export function withLook(transfer: Transfer, bits: Start['bits']): Transfer {
  if (transfer.stage !== 'docked') return transfer;
  return { ...transfer, stage: 'looked', areBitsWithBob: bits === 'send' };
}

/** Carries the bits to Bob, or holds them back. */
export function withBitsCarried(transfer: Transfer): Transfer {
  if (transfer.stage !== 'looked') return transfer;
  return { ...transfer, areBitsWithBob: !transfer.areBitsWithBob };
}

/** Applies a gate of Bob's. Twice the same gate is none. */
export function withGate(transfer: Transfer, gate: keyof Repair): Transfer {
  const { repair } = transfer;
  return { ...transfer, repair: { ...repair, [gate]: !repair[gate] } };
}

/** Returns what Alice saw, or null before her look. */
export function bitsOf(transfer: Transfer): BitPair | null {
  if (transfer.stage !== 'looked') return null;
  return drawAlicesBits(turnOf(transfer), createRandom(transfer.seed));
}

/** Returns Bob's qubit, by what he knows. */
export function bobsArrow(transfer: Transfer): Arrow {
  const known = transfer.areBitsWithBob ? bitsOf(transfer) : null;
  return bobAfter(turnOf(transfer), known, transfer.repair);
}

/** Returns true if Bob has the message, up to a phase that nothing can show. */
export function hasArrived(transfer: Transfer): boolean {
  const [bob, message] = [bobsArrow(transfer), messageArrow(turnOf(transfer))];
  return Math.hypot(bob.x - message.x, bob.z - message.z) < 1e-9;
}

export function probabilityOfOne({ z }: Arrow): number {
  return (1 - z) / 2;
}

/** Measurements of as many fresh messages as of Bob's qubits, each teleported in the same way. */
export interface Looks {
  readonly all: number;
  readonly messageOnes: number;
  readonly bobOnes: number;
}
export const noLooks: Looks = { all: 0, messageOnes: 0, bobOnes: 0 };

export function withLooks(looks: Looks, transfer: Transfer, count: number, random: Random): Looks {
  const ones = (arrow: Arrow) => drawOnes(probabilityOfOne(arrow), count, random);
  return {
    all: looks.all + count,
    messageOnes: looks.messageOnes + ones(messageArrow(turnOf(transfer))),
    bobOnes: looks.bobOnes + ones(bobsArrow(transfer)),
  };
}

/** Names the next thing to do by hand, in a few words. */
export function nextText({ stage, areBitsWithBob, repair }: Transfer): string {
  if (stage === 'free') return 'Drag the message into the box.';
  if (stage === 'docked') return 'Now let Alice look at both.';
  if (!areBitsWithBob) return 'Carry the bits to Bob, or let them lie.';
  if (repair.x || repair.z) return 'Is it the message? Look and compare.';
  return 'Does Bob need X, Z, both, or nothing?';
}

/** Compares the two charts after a run. */
export function verdictOf(transfer: Transfer): string {
  if (transfer.stage !== 'looked') return 'Nothing was sent yet. Half of a pair alone is a coin.';
  if (!transfer.areBitsWithBob) {
    return 'Without the two bits, Bob’s qubit is a coin, whatever the message is.';
  }
  if (hasArrived(transfer)) return 'Bob’s chart is like the message’s, and so is his arrow.';
  return Math.abs(bobsArrow(transfer).z - messageArrow(turnOf(transfer)).z) < 1e-9
    ? 'The charts are alike, but Bob’s arrow has the wrong sign. Which bit is that?'
    : 'Bob’s chart isn’t like the message’s: his arrow is flipped. Which bit is that?';
}
