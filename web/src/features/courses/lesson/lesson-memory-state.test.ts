import { describe, expect, it } from 'vitest';
import {
  checkGuess,
  choose,
  isBegun,
  lockGuess,
  emptyMemory,
  readMemory,
  solve,
  writeMemory,
} from './lesson-memory-state.ts';

describe('what is remembered of a lesson', () => {
  it('comes back as it was written', () => {
    const memory = checkGuess(
      choose(lockGuess({ ...emptyMemory, at: 'explain-2' }, 'two-flips', 1), 'which-bag', 0),
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

  it('counts a task as solved once', () => {
    const solved = solve(solve(emptyMemory, 'make-a-one'), 'make-a-one');
    expect(solved.solved).toEqual(['make-a-one']);
    expect(readMemory(writeMemory(solved))).toEqual(solved);
  });

  it.each([null, '', 'null', '[]', '7', '{"part":-1}', '{"part":"x","guesses":[1]}', '{'])(
    'begins anew when it finds %s',
    (text) => {
      expect(readMemory(text)).toEqual(emptyMemory);
    },
  );

  it('keeps the part that was open before lessons had screens', () => {
    const memory = readMemory('{"part":2}');
    expect(memory.at).toBe(2);
    expect(readMemory(writeMemory(memory))).toEqual(memory);
    expect(readMemory('{"part":0}').at).toBeUndefined();
  });

  it('knows a lesson that was begun from one that was only opened', () => {
    expect(isBegun(emptyMemory)).toBe(false);
    expect(isBegun({ ...emptyMemory, at: 'run-1' })).toBe(true);
    expect(isBegun(choose(emptyMemory, 'which-bag', 1))).toBe(true);
  });

  it('forgets only the pieces that it cannot read', () => {
    const guesses = '"guesses":{"a":1,"b":"x","c":-1}';
    expect(readMemory(`{"at":"run-1",${guesses},"checked":["a",3],"solved":[4,"b"]}`)).toEqual({
      at: 'run-1',
      guesses: { a: 1 },
      choices: {},
      checked: ['a'],
      solved: ['b'],
      warmedUp: false,
    });
  });
});
