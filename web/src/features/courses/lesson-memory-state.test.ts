import { describe, expect, it } from 'vitest';
import {
  checkGuess,
  choose,
  lockGuess,
  memoryKey,
  nothingRemembered,
  readMemory,
  writeMemory,
} from './lesson-memory-state.ts';

describe('what is remembered of a lesson', () => {
  it('comes back as it was written', () => {
    const memory = checkGuess(
      choose(lockGuess({ ...nothingRemembered, part: 3 }, 'two-flips', 1), 'which-bag', 0),
      'two-flips',
    );
    expect(readMemory(writeMemory(memory))).toEqual(memory);
  });

  it('keeps the first guess', () => {
    const memory = lockGuess(lockGuess(nothingRemembered, 'a', 1), 'a', 0);
    expect(memory.guesses).toEqual({ a: 1 });
  });

  it('lets a choice be changed', () => {
    expect(choose(choose(nothingRemembered, 'a', 1), 'a', 0).choices).toEqual({ a: 0 });
  });

  it('checks a guess once', () => {
    expect(checkGuess(checkGuess(nothingRemembered, 'a'), 'a').checked).toEqual(['a']);
  });

  it.each([null, '', 'null', '[]', '7', '{"part":-1}', '{"part":"x","guesses":[1]}', '{'])(
    'begins anew when it finds %s',
    (text) => {
      expect(readMemory(text)).toEqual(nothingRemembered);
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

  it('is apart for each learner and lesson', () => {
    const keys = [memoryKey('7', 1), memoryKey('7', 2), memoryKey('visitor', 1)];
    expect(new Set(keys).size).toBe(3);
  });
});
