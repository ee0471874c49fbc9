/**
 * A ring decided by interference. Its marks share one state: every mark in its first square, or every mark in its
 * second. Each player puts a plus or a minus on it. After H on all marks, the number of 1s is even if the signs
 * are equal, and odd if they differ, because the other parts cancel.
 */
import { circuit, smallStateAfter, type Random } from '@qubloom/quantum';
import { drawBits } from '../../diagrams/trials/draws.ts';
import type { PairedMark, Player } from './state.ts';

export type Sign = 'plus' | 'minus';
export type HiddenSigns = Readonly<Record<Player, Sign>>;

/** Returns the results of looking at the ring's marks another way, one digit per mark. */
export function measureInXBasis(size: number, signs: HiddenSigns, random: Random): string {
  const ring = circuit(size).h(0);
  for (let mark = 1; mark < size; mark++) ring.cx(0, mark);
  if (signs.X === 'minus') ring.z(0);
  if (signs.O === 'minus') ring.z(size - 1);
  for (let mark = 0; mark < size; mark++) ring.h(mark);
  return drawBits(smallStateAfter(ring.build()), random);
}

export function isEven(looks: string): boolean {
  return [...looks].filter((digit) => digit === '1').length % 2 === 0;
}

/** An even number of 1s sends the closing mark to its first square, an odd one to its second. */
export function squareOfResults({ squares }: PairedMark, looks: string): number {
  return squares[isEven(looks) ? 0 : 1];
}
