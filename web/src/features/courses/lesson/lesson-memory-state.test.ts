import { describe, expect, it } from 'vitest';
import {
  withGuessChecked,
  withChoice,
  isBegun,
  withGuess,
  emptyMemory,
  readMemory,
  withSeenScreens,
  mergeMemories,
  withGuessSkipped,
  withSolved,
  writeMemory,
} from './lesson-memory-state.ts';

describe('the memory of a lesson', () => {
  it('is restored as it was saved', () => {
    const memory = withGuessChecked(
      withChoice(withGuess({ ...emptyMemory, at: 'explain-2' }, 'two-flips', 1), 'which-bag', 0),
      'two-flips',
    );
    expect(readMemory(writeMemory(memory))).toEqual(memory);
  });

  it('keeps the first guess', () => {
    const memory = withGuess(withGuess(emptyMemory, 'a', 1), 'a', 0);
    expect(memory.guesses).toEqual({ a: 1 });
  });

  it('takes a skipped guess once, and a guess that is made after all', () => {
    const skipped = withGuessSkipped(withGuessSkipped(emptyMemory, 'a'), 'a');
    expect(skipped).toMatchObject({ guesses: {}, skipped: ['a'] });
    expect(readMemory(writeMemory(skipped))).toEqual(skipped);
    expect(withGuess(skipped, 'a', 1)).toMatchObject({ guesses: { a: 1 }, skipped: [] });
    expect(withGuessSkipped(withGuess(emptyMemory, 'a', 1), 'a').skipped).toEqual([]);
  });

  it('carries a skipped guess over to another device, but prefers a guess that was made there', () => {
    const skipped = withGuessSkipped(withGuessSkipped(emptyMemory, 'a'), 'b');
    const guessed = withGuess(emptyMemory, 'a', 1);
    const both = { guesses: { a: 1 }, skipped: ['b'] };
    expect(mergeMemories(skipped, guessed)).toMatchObject(both);
    expect(mergeMemories(guessed, skipped)).toMatchObject(both);
  });

  it('counts a lesson as read once each of its screens was seen, on any device', () => {
    const all = ['do-1', 'predict-1', 'run-1'];
    const first = withSeenScreens(emptyMemory, ['do-1', 'run-1'], all);
    expect(first).toMatchObject({ seen: ['do-1', 'run-1'], isRead: false });
    const second = withSeenScreens(first, ['predict-1'], all);
    expect(second).toMatchObject({ seen: [], isRead: true });
    expect(readMemory(writeMemory(second))).toEqual(second);
    expect(mergeMemories(second, first)).toMatchObject({ seen: [], isRead: true });
    const here = withSeenScreens(emptyMemory, ['predict-1'], all);
    expect(withSeenScreens(mergeMemories(first, here), [], all).isRead).toBe(true);
  });

  it('lets a choice be changed', () => {
    expect(withChoice(withChoice(emptyMemory, 'a', 1), 'a', 0).choices).toEqual({ a: 0 });
  });

  it('checks a guess once', () => {
    expect(withGuessChecked(withGuessChecked(emptyMemory, 'a'), 'a').checked).toEqual(['a']);
  });

  it('counts a task as solved once', () => {
    const solved = withSolved(withSolved(emptyMemory, 'make-a-one'), 'make-a-one');
    expect(solved.solved).toEqual(['make-a-one']);
    expect(readMemory(writeMemory(solved))).toEqual(solved);
  });

  it.each([null, '', 'null', '[]', '7', '{"part":-1}', '{"part":"x","guesses":[1]}', '{'])(
    'starts empty when it finds %s',
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

  it('tells a lesson that was begun from one that was only opened', () => {
    expect(isBegun(emptyMemory)).toBe(false);
    expect(isBegun({ ...emptyMemory, at: 'run-1' })).toBe(true);
    expect(isBegun(withChoice(emptyMemory, 'which-bag', 1))).toBe(true);
    expect(isBegun(withGuessSkipped(emptyMemory, 'a'))).toBe(true);
  });

  it('drops only the parts that it cannot read', () => {
    const guesses = '"guesses":{"a":1,"b":"x","c":-1}';
    expect(readMemory(`{"at":"run-1",${guesses},"checked":["a",3],"solved":[4,"b"]}`)).toEqual({
      at: 'run-1',
      guesses: { a: 1 },
      skipped: [],
      choices: {},
      checked: ['a'],
      solved: ['b'],
      seen: [],
      isRead: false,
      warmedUp: false,
    });
  });
});
