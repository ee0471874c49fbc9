import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import {
  arrived,
  probabilityOfOne,
  newTransfer,
  onesAmong,
  storyStepsOf,
  withBits,
  withStep,
} from './state.ts';

describe('a message on its path', () => {
  it.each([0, 45, 60, 90, 180])('arrives if the bits are sent: %i degrees', (degrees) => {
    const bob = arrived({ degrees, bits: 'send' });
    expect(probabilityOfOne(bob)).toBeCloseTo(Math.sin((degrees * Math.PI) / 360) ** 2, 12);
  });

  it.each([0, 60, 180])('is a coin if they are held back: %i degrees', (degrees) => {
    expect(probabilityOfOne(arrived({ degrees, bits: 'hold' }))).toBeCloseTo(0.5, 12);
  });

  it('ends without a repair if the bits are held back', () => {
    const sent = storyStepsOf(newTransfer(60, 'send', 1));
    const held = storyStepsOf(newTransfer(60, 'hold', 1));
    expect(sent.at(-1)?.text).toMatch(/The state has arrived/);
    expect(held.at(-1)?.text).toMatch(/to him it is a coin/);
    expect(held.slice(0, 3)).toEqual(sent.slice(0, 3));
  });

  it('removes the original: Alice keeps no state', () => {
    for (const step of storyStepsOf(newTransfer(60, 'send', 4)).slice(2)) {
      expect(step.alice.find(({ name }) => name === 'Message qubit')?.arrow).toBeNull();
    }
  });

  it('stays within the story, and returns to the measurements when the decision about the bits changes', () => {
    let transfer = newTransfer(60, 'send', 2);
    expect(withStep(transfer, -1).step).toBe(0);
    for (let step = 0; step < 9; step++) transfer = withStep(transfer, 1);
    expect(transfer.step).toBe(4);
    expect(withBits(transfer, 'hold').step).toBe(2);
  });

  it('counts measurements by their probability', () => {
    const random = createRandom(1);
    expect(onesAmong({ degrees: 180, bits: 'send' }, 50, random)).toBe(50);
    expect(onesAmong({ degrees: 0, bits: 'send' }, 50, random)).toBe(0);
    const coin = onesAmong({ degrees: 180, bits: 'hold' }, 1000, random);
    expect(coin / 1000).toBeCloseTo(0.5, 1);
  });
});
