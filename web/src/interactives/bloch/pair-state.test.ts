import { describe, expect, it } from 'vitest';
import { entangledPair } from './pair-state.ts';

describe('two qubits that are entangled', () => {
  it('have full arrows while separate, and none if fully entangled', () => {
    expect(entangledPair(0)).toMatchObject({
      vectors: [
        { length: 1, z: 1 },
        { length: 1, z: 1 },
      ],
    });
    expect(entangledPair(0).entanglement).toBeCloseTo(0, 6);
    expect(entangledPair(90).entanglement).toBeCloseTo(1, 6);
    for (const { length } of entangledPair(90).vectors) expect(length).toBeCloseTo(0, 9);
  });

  it('trade arrow length for entanglement: the squares add up to 1', () => {
    for (let degrees = 0; degrees <= 90; degrees += 5) {
      const { vectors, entanglement } = entangledPair(degrees);
      for (const { length } of vectors) expect(length ** 2 + entanglement ** 2).toBeCloseTo(1, 6);
    }
  });
});
