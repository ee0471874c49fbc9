import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../random.ts';
import { smallStateAfter } from '../simulate/state-after.ts';
import { circuits } from '../testing/arbitraries.ts';
import { formatBits, formatClassicalBits, formatKet, parseBits } from './bit-strings.ts';
import { collapse, outcomeProbabilities } from './measurement.ts';
import { probabilitiesOf } from './probabilities.ts';
import { sampleIndices } from './sampling.ts';
import { basisState, productState, requireRoomFor, squaredNorm } from './state-vector.ts';

const states = circuits({ maxWires: 5, initial: true }).map((c) => smallStateAfter(c));

describe('bit strings', () => {
  // Shows: Q1.3
  it('are written with the most significant bit first, and read back', () => {
    expect(formatBits(6, 4)).toBe('0110');
    expect(formatBits(0, 0)).toBe('');
    expect(formatKet(1, 2)).toBe('|01⟩');
    expect(formatClassicalBits([1, 0, 0])).toBe('001');
    fc.assert(
      fc.property(fc.nat(2 ** 20), (value) => {
        expect(parseBits(formatBits(value, 21))).toBe(value);
      }),
    );
    for (const bad of ['', '012', ' 1', '1'.repeat(54)])
      expect(() => parseBits(bad)).toThrow(SyntaxError);
  });
});

describe('a measurement', () => {
  // Shows: Q4.3
  it('has two probabilities that add up to 1, and finds the same value again afterward', () => {
    fc.assert(
      fc.property(states, fc.nat(4), (state, pick) => {
        const wire = pick % state.wires;
        const [zero, one] = outcomeProbabilities(state, wire);
        expect(zero + one).toBeCloseTo(1, 12);
        const outcome = one > zero ? 1 : 0;
        collapse(state, wire, outcome, Math.max(zero, one));
        expect(squaredNorm(state)).toBeCloseTo(1, 12);
        expect(outcomeProbabilities(state, wire)[outcome]).toBe(1);
      }),
    );
  });

  // Shows: Q4.3
  it('keeps a tiny probability apart from rounding', () => {
    const amplitudes = Float64Array.of(1e-12, 0, 1, 0);
    expect(outcomeProbabilities({ wires: 1, amplitudes }, 0)).toEqual([1e-24, 1]);
  });
});

describe('sampling', () => {
  // Shows: Q4.6
  it('finds every basis state in proportion to its probability, and no impossible one', () => {
    fc.assert(
      fc.property(states, fc.integer(), (state, seed) => {
        const probabilities = probabilitiesOf(state);
        const counts = sampleIndices(state, 2000, createRandom(seed));
        let total = 0;
        for (const [index, count] of counts) {
          const expected = 2000 * probabilities[index];
          expect(probabilities[index]).toBeGreaterThan(0);
          expect(Math.abs(count - expected)).toBeLessThan(7 * Math.sqrt(expected) + 12);
          total += count;
        }
        expect(total).toBe(2000);
      }),
    );
    expect(sampleIndices(basisState(3, 5), 10, createRandom(1))).toEqual(new Map([[5, 10]]));
  });
});

describe('room for a state', () => {
  // Shows: Q4.5
  it('is checked before any memory is allocated, with the size in the message', () => {
    expect(() => requireRoomFor(27)).toThrow('2^27 amplitudes, which take 2 GiB');
    expect(() => requireRoomFor(26)).not.toThrow();
    expect(() => requireRoomFor(13, 12)).toThrow('At most 12 qubits fit here.');
    expect(() => productState(Array.from({ length: 200 }, () => '0' as const))).toThrow('EiB');
  });
});
