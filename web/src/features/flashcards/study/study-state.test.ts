import { FlashcardId } from '@qubloom/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cardAt,
  isOver,
  isRepeat,
  isUnsaved,
  startStudy,
  studyAfter,
  type StudyEvent,
  type StudyState,
} from './study-state.ts';

const cards = [1, 2, 3, 4].map((id) => FlashcardId.parse(id));
const start = (known: number[] = []) =>
  startStudy({ cards, known: cards.filter((id) => known.includes(id)) });
const know: StudyEvent = { kind: 'rate', isKnown: true, repeats: false };
const more: StudyEvent = { kind: 'rate', isKnown: false, repeats: false };
const through = (state: StudyState, ...events: StudyEvent[]) => events.reduce(studyAfter, state);

// Shows: 4 flashcards know it once
test('Know It counts a card as completed once, however often it is pressed, and both buttons advance', () => {
  const once = through(start(), { kind: 'flip' }, know);
  expect(once).toMatchObject({ at: 1, isFlipped: false, knowItCount: 1, completed: [1] });
  const again = through(once, more, { kind: 'restart' }, know);
  expect(again).toMatchObject({ at: 1, knowItCount: 2, studyMoreCount: 1, completed: [1] });
});

test('a card that was known before and is missed now is no longer completed', () => {
  const state = through(start([1, 2]), { kind: 'restart' }, more, know);
  expect(state).toMatchObject({ completed: [2], knowItCount: 1, studyMoreCount: 1 });
  expect(through(state, { kind: 'restart' }, know).completed).toEqual([2, 1]);
});

test('a begun set continues at the first unknown card, and a completed one at its start', () => {
  expect(start([1, 2])).toMatchObject({ at: 2, completed: [1, 2] });
  expect(start([2])).toMatchObject({ at: 0, completed: [2] });
  expect(start([1, 2, 3, 4])).toMatchObject({ at: 0, completed: [] });
});

test('the last card leads to the end, and starting over leads back', () => {
  const over = through(start(), know, know, more, know);
  expect(isOver(over)).toBe(true);
  expect(studyAfter(over, know)).toBe(over);
  expect(through(over, { kind: 'restart' }).at).toBe(0);
});

// Shows: 2 flashcards shuffle
test('shuffling leads to another card, whatever the chance', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.nat(3), (place, steps) => {
      const before = through(start(), ...Array.from({ length: steps }, () => know));
      const after = studyAfter(before, { kind: 'shuffle', place });
      expect(isOver(after)).toBe(false);
      expect(cardAt(after)).not.toBe(cardAt(before));
    }),
  );
});

test('a missed card comes once more at the end if cards repeat', () => {
  const missed: StudyEvent = { kind: 'rate', isKnown: false, repeats: true };
  const state = through(start(), missed, know, know, know);
  expect(cardAt(state)).toBe(1);
  expect(isRepeat(state)).toBe(true);
  expect(isOver(studyAfter(state, missed))).toBe(true);
});

test('there is something to save only after a known card', () => {
  expect(isUnsaved(start([1]))).toBe(false);
  expect(isUnsaved(through(start(), more))).toBe(false);
  const known = through(start(), know);
  expect(isUnsaved(known)).toBe(true);
  expect(isUnsaved(studyAfter(known, { kind: 'saved' }))).toBe(false);
  expect(isUnsaved(through(known, { kind: 'saved' }, know))).toBe(true);
});

test('another round asks only the remaining cards, and starting over asks all', () => {
  const over = through(start(), know, more, know, more);
  const round = through(over, { kind: 'again' });
  expect(round).toMatchObject({ at: 0, queue: [2, 4], completed: [1, 3] });
  const done = through(round, know, know);
  expect(isOver(done)).toBe(true);
  expect(done.completed).toEqual([1, 3, 2, 4]);
  expect(through(done, { kind: 'restart' }).queue.toSorted()).toEqual([1, 2, 3, 4]);
});
