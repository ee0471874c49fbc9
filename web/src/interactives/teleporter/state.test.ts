import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { messageArrow, repairFor } from '../../diagrams/lanes/messages.ts';
import {
  bitsOf,
  bobsArrow,
  hasArrived,
  newTransfer,
  nextText,
  noLooks,
  probabilityOfOne,
  turnOf,
  verdictOf,
  withBitsCarried,
  withDocked,
  withGate,
  withLook,
  withLooks,
  type Transfer,
} from './state.ts';

const open = { bits: 'hold', story: 'open' } as const;
const looked = (angle: number, seed: number) =>
  withLook(withDocked(newTransfer({ ...open, angle }, seed)), 'hold');
/** A transfer in which Alice saw a 1 for the first bit, for the second bit, both, or none. */
function sent(angle: number, [half, message]: readonly [0 | 1, 0 | 1]): Transfer {
  const seeds = Array.from({ length: 200 }, (_, seed) => looked(angle, seed));
  const found = seeds.find((one) => bitsOf(one)?.join('') === `${message}${half}`);
  if (!found) throw new Error('No seed gives these bits.');
  return withBitsCarried(found);
}
const repaired = (transfer: Transfer) => {
  const { x, z } = repairFor(bitsOf(transfer) ?? [0, 0]);
  const flipped = x ? withGate(transfer, 'x') : transfer;
  return z ? withGate(flipped, 'z') : flipped;
};
const every = [
  [0, 0],
  [0, 1],
  [1, 0],
  [1, 1],
] as const;

describe('a message on its path', () => {
  it.each(every)('arrives if Bob repairs by the bits %i and %i, at any angle', (...bits) => {
    for (const angle of [0, 45, 60, 90, 180]) {
      const done = repaired(sent(angle, bits));
      expect(hasArrived(done)).toBe(true);
      expect(probabilityOfOne(bobsArrow(done))).toBeCloseTo(
        Math.sin((angle * Math.PI) / 360) ** 2,
        12,
      );
    }
  });

  it('is a coin without the bits, whatever Bob does', () => {
    for (const angle of [0, 60, 180]) {
      const held = looked(angle, 3);
      for (const one of [held, withGate(held, 'x'), withGate(withGate(held, 'x'), 'z')]) {
        expect(Math.hypot(bobsArrow(one).x, bobsArrow(one).z)).toBeCloseTo(0, 12);
        expect(hasArrived(one)).toBe(false);
        expect(verdictOf(one)).toMatch(/is a coin, whatever the message is/);
      }
    }
  });

  it('is flipped if X is missing, and has a wrong sign if Z is missing', () => {
    const flipped = sent(60, [1, 0]);
    expect(bobsArrow(flipped).z).toBeCloseTo(-messageArrow(turnOf(flipped)).z, 12);
    expect(verdictOf(flipped)).toMatch(/his arrow is flipped/);
    const negated = sent(60, [0, 1]);
    expect(bobsArrow(negated).x).toBeCloseTo(-messageArrow(turnOf(negated)).x, 12);
    expect(verdictOf(negated)).toMatch(/wrong sign/);
    expect(verdictOf(repaired(negated))).toMatch(/chart is like the message’s/);
  });

  it('undoes a gate that is applied twice, and bits that are taken back', () => {
    const one = sent(60, [1, 1]);
    expect(withGate(withGate(one, 'z'), 'z')).toEqual(one);
    expect(withBitsCarried(withBitsCarried(one))).toEqual(one);
  });

  it('goes step by step: nobody can look or carry too early', () => {
    const free = newTransfer({ ...open, angle: 60 }, 1);
    expect(withLook(free, 'hold')).toBe(free);
    expect(withBitsCarried(free)).toBe(free);
    expect(bitsOf(withDocked(free))).toBeNull();
    expect(nextText(free)).toMatch(/^Drag the message/);
    expect(verdictOf(free)).toMatch(/^Nothing was sent yet/);
  });

  it('begins after the look in a folded story, and with the bits on their way if they are sent', () => {
    const folded = newTransfer({ angle: 60, bits: 'hold', story: 'folded' }, 1);
    expect(folded).toMatchObject({ stage: 'looked', areBitsWithBob: false });
    expect(newTransfer({ angle: 60, bits: 'send', story: 'folded' }, 1).areBitsWithBob).toBe(true);
    const docked = withDocked(newTransfer({ ...open, angle: 60 }, 1));
    expect(withLook(docked, 'send').areBitsWithBob).toBe(true);
  });

  it('counts measurements by their probability, also of the message', () => {
    const random = createRandom(1);
    const done = repaired(sent(180, [1, 0]));
    expect(withLooks(noLooks, done, 50, random)).toEqual({ all: 50, messageOnes: 50, bobOnes: 50 });
    const held = withLooks(noLooks, looked(180, 1), 1000, random);
    expect(held.messageOnes).toBe(1000);
    expect(held.bobOnes / 1000).toBeCloseTo(0.5, 1);
  });
});
