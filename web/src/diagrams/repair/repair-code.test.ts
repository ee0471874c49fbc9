import { describe, expect, it } from 'vitest';
import {
  probabilityOfLoss,
  codeQubits,
  repaired,
  type CodeQubit,
  type CodeValue,
} from './repair-code.ts';

const values: readonly CodeValue[] = ['0', '1', '+'];

describe('one value in three qubits', () => {
  it.each(values)('%s survives no flip and any single flip', (value) => {
    expect(repaired(value, [])).toMatchObject({
      lamps: [false, false],
      blamed: null,
      isSaved: true,
    });
    for (const qubit of codeQubits) {
      expect(repaired(value, [qubit])).toMatchObject({ blamed: qubit, isSaved: true });
    }
  });

  it.each<readonly CodeQubit[][]>([[[0, 1]], [[1, 2]], [[0, 2]], [[0, 1, 2]]])(
    'is lost to flips at %j',
    (flipped) => {
      expect(repaired('1', flipped).isSaved).toBe(false);
    },
  );

  it('lights the same lamps for every value', () => {
    for (const qubit of codeQubits) {
      const lamps = values.map((value) => repaired(value, [qubit]).lamps.join());
      expect(new Set(lamps).size).toBe(1);
    }
  });

  it.each([0, 0.01, 0.1, 0.5, 1])('is lost with 3p²(1-p) + p³ for p = %d', (p) => {
    expect(probabilityOfLoss(p)).toBeCloseTo(3 * p * p * (1 - p) + p ** 3, 12);
  });
});
