import { kindsOfChallenge, Level, PuzzleChallenge } from '@qubloom/contract';
import { expect, test } from 'vitest';
import { puzzleOf } from './index.ts';

const made = PuzzleChallenge.options.flatMap((challenge) =>
  kindsOfChallenge[challenge].flatMap((kind) =>
    Level.options.map((level) => [kind, level] as const),
  ),
);

// This must be the only test in its file: the first puzzle of a process fills the lists that later ones share.
test.each(made)(
  'the first %s for %s that a process makes is like every later one',
  (kind, level) => {
    const first = puzzleOf(kind, level, 6);
    puzzleOf(kind, level, 4);
    expect(puzzleOf(kind, level, 6)).toEqual(first);
  },
);
