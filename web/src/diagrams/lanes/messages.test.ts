import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import {
  drawAlicesBits,
  bitPairs,
  bobsReading,
  bobWithBits,
  bobWithoutBits,
  halfAlone,
  messageArrow,
} from './messages.ts';

const turns = [0, 0.3, Math.PI / 3, Math.PI / 2, 2.5, Math.PI];

describe('teleporting', () => {
  it.each(turns)('brings any state to Bob, whatever Alice measured: RY(%d)', (turn) => {
    const message = messageArrow(turn);
    expect(Math.hypot(message.x, message.z)).toBeCloseTo(1, 12);
    for (const bits of bitPairs) {
      const arrow = bobWithBits(turn, bits, true);
      expect(arrow.x).toBeCloseTo(message.x, 12);
      expect(arrow.z).toBeCloseTo(message.z, 12);
    }
  });

  it.each(turns)('leaves Bob a coin without the bits: RY(%d)', (turn) => {
    const { x, z } = bobWithoutBits(turn);
    expect(Math.hypot(x, z)).toBeCloseTo(0, 12);
  });

  it('needs both bits: without repair, the four cases differ and cancel', () => {
    const arrows = bitPairs.map((bits) => bobWithBits(1, bits, false));
    expect(arrows.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0, 12);
    expect(arrows.reduce((sum, { z }) => sum + z, 0)).toBeCloseTo(0, 12);
    expect(arrows[1]?.z).toBeCloseTo(-messageArrow(1).z, 12);
  });

  it('shows Alice each pair of bits about as often', () => {
    const random = createRandom(8);
    const seen = Array.from({ length: 800 }, () => drawAlicesBits(0.7, random).join(''));
    for (const bits of bitPairs) {
      expect(seen.filter((one) => one === bits.join('')).length / 800).toBeCloseTo(0.25, 1);
    }
  });
});

describe('two bits with one qubit', () => {
  it('lets Bob read them with certainty', () => {
    for (const bits of bitPairs) {
      const read = bobsReading(bits);
      expect(read.bits).toEqual(bits);
      expect(read.probability).toBeCloseTo(1, 12);
    }
  });

  it('tells nothing to a person who has only one half', () => {
    for (const bits of bitPairs) {
      for (const wire of [0, 1] as const) {
        const { x, z } = halfAlone(bits, wire);
        expect(Math.hypot(x, z)).toBeCloseTo(0, 12);
      }
    }
  });
});
