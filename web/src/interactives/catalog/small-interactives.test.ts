import { circuitGrid } from '@qubloom/curriculum';
import { createRandom } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { copied, inputs } from '../copy-machine/state.ts';
import { amplitudesAt, newWalk, withStartFlipped, withStep } from '../four-bars/state.ts';
import { newDuel, withDuels } from '../coin-duel/state.ts';
import { probabilityOfHeads } from '../../diagrams/coin-game/coin-moves.ts';
import { newPennyGame, withMove, withRoundsPlayed } from '../penny-flip/state.ts';
import { clocksAfter } from '../../diagrams/clock/clocks.ts';
import { evenAngles, lightBehind } from '../light-filters/state.ts';
import { pairCards } from '../sorting-game/state.ts';

describe('a walk through a circuit', () => {
  const walk = newWalk(circuitGrid('q0: H *\nq1: - X'));

  it('gives the Bell pairs from the four starts', () => {
    const signs = ([[], [0], [1], [0, 1]] as const).map((flips) => {
      const started = flips.reduce(withStartFlipped, walk);
      const amplitudes = amplitudesAt(withStep(started, 2));
      return amplitudes.map(({ re }) => Math.round(re * Math.SQRT2)).join();
    });
    expect(signs).toEqual(['1,0,0,1', '1,0,0,-1', '0,1,1,0', '0,-1,1,0']);
  });

  it('stops at both ends', () => {
    expect(withStep(walk, -1).step).toBe(0);
    expect(withStep(walk, 9).step).toBe(2);
  });
});

describe('the coin game', () => {
  it.each([
    ['-', '-', 1, 0],
    ['X', 'X', 1, 0],
    ['H', 'H', 1, 1],
    ['H', '-', 0.5, 0.5],
  ])('%s first and %s last', (first, last, left, flipped) => {
    const game = withMove(withMove(newPennyGame, 'first', first), 'last', last);
    expect(probabilityOfHeads(game, '-')).toBeCloseTo(left, 12);
    expect(probabilityOfHeads(game, 'X')).toBeCloseTo(flipped, 12);
  });

  it.each([
    ['X', 0.5],
    ['H', 1],
  ] as const)('with %s first and last is won by Qubi with this chance: %d', (qubi, chance) => {
    for (const plan of ['leave', 'flip', 'toss'] as const) {
      const { wins } = withDuels(newDuel, qubi, plan, 1000, createRandom(9));
      expect(wins / 1000).toBeCloseTo(chance, 1);
    }
  });

  it('is lost sometimes on a noisy machine', () => {
    const best = withMove(withMove(newPennyGame, 'first', 'H'), 'last', 'H');
    const { wins } = withRoundsPlayed(best, 1000, createRandom(9), 0.05);
    expect(wins).toBeLessThan(980);
    expect(wins).toBeGreaterThan(920);
  });

  it('is fair for plain flips in the long run', () => {
    const { wins } = withRoundsPlayed(newPennyGame, 1000, createRandom(9));
    expect(wins / 1000).toBeCloseTo(0.5, 1);
  });
});

describe('light through filters', () => {
  it.each([
    [[0], 1 / 2],
    [[0, 30], 3 / 8],
    [[0, 90], 0],
    [[0, 45, 90], 1 / 8],
    [[0, 45, 0], 1 / 8],
    [evenAngles(2, 90), 27 / 128],
  ])('at %j degrees has this share left: %d', (angles, left) => {
    expect(lightBehind(angles).at(-1)).toBeCloseTo(left, 12);
  });
});

describe('the copy machine', () => {
  it('copies 0 and 1', () => {
    expect(copied(inputs.zero).match).toBeCloseTo(1, 12);
    expect(copied(inputs.one).match).toBeCloseTo(1, 12);
  });

  it.each([0.4, inputs.plus, inputs.minus, 2.2])('fails for RY(%d) from 0', (turn) => {
    const c = Math.cos(turn / 2);
    const s = Math.sin(turn / 2);
    const { match, originalLength } = copied(turn);
    expect(match).toBeCloseTo((c ** 3 + s ** 3) ** 2, 12);
    expect(originalLength).toBeCloseTo(Math.abs(Math.cos(turn)), 12);
  });
});

describe('the phase clock', () => {
  it('leaves the hand of 0 where it is', () => {
    expect(clocksAfter('+', ['RZ(pi/2)'])).toMatchObject([{ degrees: 0 }, { degrees: 90 }]);
    expect(clocksAfter('-', [])[1].degrees).toBe(180);
    expect(clocksAfter('+', ['Sdg'])[1].degrees).toBe(-90);
  });

  it('does not turn a hand that is alone', () => {
    expect(clocksAfter('1', ['S', 'T'])).toMatchObject([{ size: 0 }, { size: 1, degrees: 0 }]);
  });
});

describe('pairs to sort', () => {
  it('are entangled or separate according to the engine', () => {
    const circuits = ['H * / - X', 'H - / H -', 'H * / H X', 'H * / H Z', 'X * / - X'];
    expect(pairCards(circuits).map(({ pile }) => pile)).toEqual(['1', '2', '2', '1', '2']);
  });

  it('leave out what cannot be parsed', () => {
    expect(pairCards(['H * / - X', 'BOOM'])).toHaveLength(1);
  });
});
