import { describe, expect, it } from 'vitest';
import {
  checkGuess,
  choose,
  lockGuess,
  emptyMemory,
  readMemory,
  writeMemory,
} from './lesson-memory-state.ts';

describe('what is remembered of a lesson', () => {
  it('comes back as it was written', () => {
    const memory = checkGuess(
      choose(lockGuess({ ...emptyMemory, part: 3 }, 'two-flips', 1), 'which-bag', 0),
      'two-flips',
    );
    expect(readMemory(writeMemory(memory))).toEqual(memory);
  });

  it('keeps the first guess', () => {
    const memory = lockGuess(lockGuess(emptyMemory, 'a', 1), 'a', 0);
    expect(memory.guesses).toEqual({ a: 1 });
  });

  it('lets a choice be changed', () => {
    expect(choose(choose(emptyMemory, 'a', 1), 'a', 0).choices).toEqual({ a: 0 });
  });

  it('checks a guess once', () => {
    expect(checkGuess(checkGuess(emptyMemory, 'a'), 'a').checked).toEqual(['a']);
  });

  it.each([null, '', 'null', '[]', '7', '{"part":-1}', '{"part":"x","guesses":[1]}', '{'])(
    'begins anew when it finds %s',
    (text) => {
      expect(readMemory(text)).toEqual(emptyMemory);
    },
  );

  it('forgets only the pieces that it cannot read', () => {
    expect(readMemory('{"part":2,"guesses":{"a":1,"b":"x","c":-1},"checked":["a",3]}')).toEqual({
      part: 2,
      guesses: { a: 1 },
      choices: {},
      checked: ['a'],
    });
  });
});
