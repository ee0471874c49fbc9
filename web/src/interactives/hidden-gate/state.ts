/** A closed box with one of a few gates. The learner may put H before it and after it, looks, and names the gate. */
import type { RematchLevel } from '@qubloom/contract';
import { empty, type Cell } from '@qubloom/curriculum';
import type { Random } from '@qubloom/quantum';
import { probabilityOfOne } from '../../diagrams/trials/circuit-run.ts';
import { drawOnes } from '../../diagrams/trials/draws.ts';

export interface BoxTest {
  /** H before the box, and after it. */
  readonly before: boolean;
  readonly after: boolean;
}

export interface BoxLook extends BoxTest {
  readonly saw: 0 | 1;
}

export interface HiddenGame {
  readonly level: RematchLevel;
  /** The number of the hidden gate among the level's gates, from 1. */
  readonly box: number;
  readonly test: BoxTest;
  readonly looks: readonly BoxLook[];
  readonly guess: Cell | null;
}

/**
 * Level 1 takes a clever look, level 2 exactly two of them. At level 3, H leaves room for bad luck, so even three looks
 * cannot always tell.
 */
export const levels: Readonly<
  Record<RematchLevel, { readonly gates: readonly Cell[]; readonly looks: number }>
> = {
  1: { gates: [empty, 'Z'], looks: 1 },
  2: { gates: [empty, 'X', 'Y', 'Z'], looks: 2 },
  3: { gates: [empty, 'X', 'Z', 'H'], looks: 3 },
};

/** A box of a link may have a number that the level doesn't have; then it is the last one. */
export function newHidden(level: RematchLevel, random: Random, box?: number): HiddenGame {
  const { gates } = levels[level];
  return {
    level,
    box: Math.min(box ?? 1 + (random.nextUint32() % gates.length), gates.length),
    test: { before: false, after: false },
    looks: [],
    guess: null,
  };
}

export const gateIn = ({ level, box }: Pick<HiddenGame, 'level' | 'box'>): Cell =>
  levels[level].gates[box - 1] ?? empty;

export const looksLeft = ({ level, looks }: HiddenGame): number =>
  levels[level].looks - looks.length;

export function chanceOfOne({ before, after }: BoxTest, gate: Cell): number {
  return probabilityOfOne({ rows: [[before ? 'H' : empty, gate, after ? 'H' : empty]] });
}

export function withTest(game: HiddenGame, change: Partial<BoxTest>): HiddenGame {
  return { ...game, test: { ...game.test, ...change } };
}

export function withLook(game: HiddenGame, random: Random): HiddenGame {
  if (looksLeft(game) === 0 || game.guess !== null) return game;
  const saw = drawOnes(chanceOfOne(game.test, gateIn(game)), 1, random) === 1 ? 1 : 0;
  return { ...game, looks: [...game.looks, { ...game.test, saw }] };
}

export function withGuess(game: HiddenGame, guess: Cell): HiddenGame {
  return game.guess === null ? { ...game, guess } : game;
}

export const isRight = (game: HiddenGame): boolean => game.guess === gateIn(game);

/** Returns the gates with which all looks could have come out as they did. */
export function fitting({ level, looks }: Pick<HiddenGame, 'level' | 'looks'>): readonly Cell[] {
  return levels[level].gates.filter((gate) =>
    looks.every(({ saw, ...test }) => {
      const one = chanceOfOne(test, gate);
      return (saw === 1 ? one : 1 - one) > 1e-9;
    }),
  );
}
