import { describe, expect, it } from 'vitest';
import { amplitudesAtStart, levelOf, maxTurn, turnFor } from './start-state.ts';

describe('a start that is dragged', () => {
  it('takes from one bar what it gives the other', () => {
    expect(amplitudesAtStart(0)).toEqual([1, 0]);
    const [zero, one] = amplitudesAtStart(maxTurn / 3);
    expect(zero).toBeCloseTo(Math.cos(Math.PI / 6), 12);
    expect(one).toBeCloseTo(0.5, 12);
    expect([levelOf(4, 0), levelOf(4, 1)]).toEqual([maxTurn - 4, 4]);
  });

  it('follows the finger with either bar, and stays between 0 and 1', () => {
    for (const bit of [0, 1] as const) {
      for (let turn = 0; turn <= maxTurn; turn++) {
        expect(turnFor(bit, amplitudesAtStart(turn)[bit])).toBe(turn);
      }
    }
    expect([turnFor(0, 2), turnFor(1, 2)]).toEqual([0, maxTurn]);
    expect([turnFor(0, -1), turnFor(1, -1)]).toEqual([maxTurn, 0]);
  });
});
