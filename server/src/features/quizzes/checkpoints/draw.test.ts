import { QuestionId } from '@qubloom/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawQuestions, mayBeDrawn, type DrawnFrom } from './draw.ts';

const now = new Date('2027-03-01T12:00:00Z');
const dayEnds = new Date('2027-03-02T00:00:00Z');
const day = (number: number) => new Date(`2027-03-${String(number).padStart(2, '0')}T12:00:00Z`);

/** Makes a question by its id: question 31 is the first one of lesson 3. */
const question = (id: number, more: Partial<DrawnFrom> = {}): DrawnFrom => ({
  id: QuestionId.parse(id),
  lesson: Math.floor(id / 10),
  order: id % 10,
  due: null,
  lapses: 0,
  askedAt: null,
  forCheckpoint: false,
  ...more,
});
const quizzesOf = (lessons: number) =>
  Array.from({ length: lessons }, (_, lesson) =>
    [1, 2, 3, 4, 5, 6].map((place) => question((lesson + 1) * 10 + place)),
  ).flat();
const idsOf = (questions: readonly DrawnFrom[]): number[] => questions.map(({ id }) => id);

/** Returns the draw if these questions differ from ones whose cards were never brought up. */
function drawn(
  lessons: number,
  special: readonly DrawnFrom[] = [],
  askedBefore: readonly number[] = [],
) {
  const byId = new Map(special.map((one) => [one.id, one]));
  return idsOf(
    drawQuestions({
      questions: quizzesOf(lessons).map((one) => byId.get(one.id) ?? one),
      lastLesson: lessons,
      askedBefore: askedBefore.map((id) => QuestionId.parse(id)),
      now,
      dayEnds,
    }),
  );
}

describe('a checkpoint', () => {
  test('asks six questions, two from each of three lessons in turn', () => {
    expect(drawn(3)).toEqual([11, 21, 31, 12, 22, 32]);
  });

  test.each([6, 9])('asks one question from each of the first six lessons of %i', (lessons) => {
    expect(drawn(lessons)).toEqual([11, 21, 31, 41, 51, 61]);
  });

  test('asks due questions first, the longest due before all others', () => {
    const due = [62, 45, 53, 54].map((id, index) => question(id, { due: day(1 + index) }));
    const [first] = due;
    expect(drawn(6, [first as DrawnFrom])).toContain(62);
    // Only questions due by the end of the day. The others were known, and come after those that were never asked.
    expect(drawn(6, due)).not.toContain(45);
  });

  test('asks a question that was once forgotten before one that never was', () => {
    expect(drawn(6, [question(66, { due: day(20), lapses: 1 })])).toContain(66);
    expect(drawn(6, [question(66, { due: day(20), lapses: 0 })])).not.toContain(66);
  });

  test('asks due questions before those that were once forgotten', () => {
    const six = [41, 42, 51, 52, 61, 62].map((id) => question(id, { due: day(1) }));
    const forgotten = [11, 21, 31].map((id) => question(id, { due: day(9), lapses: 3 }));
    expect(drawn(6, [...six, ...forgotten])).toEqual([41, 51, 61, 42, 52, 62]);
  });

  test('takes at most two from a lesson, no matter how many are due', () => {
    const due = [11, 12, 13, 14, 15, 16].map((id) => question(id, { due: day(1) }));
    expect(drawn(3, due)).toEqual([11, 21, 31, 12, 22, 32]);
  });

  test('asks other questions the next time, unless they are due', () => {
    const before = [11, 21, 31, 12, 22, 32];
    expect(drawn(3, [], before)).toEqual([13, 23, 33, 14, 24, 34]);
    expect(drawn(3, [question(31, { due: day(1) })], before)).toEqual([13, 23, 31, 14, 24, 33]);
  });

  describe('after the quizzes of its lessons', () => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    /**
     * Questions 7 and 8 of each lesson are for checkpoints only; the quizzes asked 1 to 6 the given number of days ago.
     */
    const withOwn = (lessons: number, askedDaysAgo: (lesson: number) => number) => [
      ...quizzesOf(lessons).map((one) => ({ ...one, askedAt: daysAgo(askedDaysAgo(one.lesson)) })),
      ...Array.from({ length: lessons }, (_, index) =>
        [7, 8].map((place) => question((index + 1) * 10 + place, { forCheckpoint: true })),
      ).flat(),
    ];
    const draw = (questions: readonly DrawnFrom[], lastLesson: number) =>
      idsOf(drawQuestions({ questions, lastLesson, askedBefore: [], now, dayEnds }));

    test('asks none of their questions again, even if their cards are due', () => {
      const questions = withOwn(3, () => 1).map((one) => ({ ...one, due: day(1), lapses: 1 }));
      expect(draw(questions, 3)).toEqual([17, 27, 37, 18, 28, 38]);
    });

    test('asks a question again after two weeks if its card is due', () => {
      const questions = withOwn(6, (lesson) => (lesson <= 3 ? 15 : 13)).map((one) =>
        one.id === 12 || one.id === 52 ? { ...one, due: day(1) } : one,
      );
      expect(draw(questions, 6)).toContain(12);
      expect(draw(questions, 6)).not.toContain(52);
    });

    test('leaves the questions of a quiz that is still ahead to that quiz', () => {
      const questions = withOwn(3, () => 1).map((one) => ({ ...one, askedAt: null }));
      expect(draw(questions, 3)).toEqual([17, 27, 37, 18, 28, 38]);
    });
  });

  test('fills up from earlier lessons if the others have too few, never from the last', () => {
    const questions = quizzesOf(3).filter(({ lesson }) => lesson !== 2);
    const ids = idsOf(drawQuestions({ questions, lastLesson: 3, askedBefore: [], now, dayEnds }));
    expect(ids).toEqual([11, 31, 12, 32, 13, 14]);
    const last = questions.filter(({ lesson }) => lesson === 3);
    expect(
      idsOf(drawQuestions({ questions: last, lastLesson: 3, askedBefore: [], now, dayEnds })),
    ).toEqual([31, 32]);
  });
});

describe('for any memory', () => {
  const anyQuestions = fc
    .uniqueArray(
      fc.record({
        id: fc.integer({ min: 10, max: 99 }).map((id) => QuestionId.parse(id)),
        due: fc.option(fc.integer({ min: 1, max: 28 }).map(day)),
        lapses: fc.nat(3),
      }),
      { selector: ({ id }) => id, maxLength: 40 },
    )
    .map((some) => some.map(({ id, ...memory }) => question(id, memory)));

  test('at most a third is from the last lesson, nothing comes twice, and the draw may be submitted', () => {
    fc.assert(
      fc.property(anyQuestions, fc.integer({ min: 1, max: 9 }), (questions, lastLesson) => {
        const all = { questions, lastLesson };
        const chosen = drawQuestions({ ...all, askedBefore: [], now, dayEnds });
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.filter(({ lesson }) => lesson === lastLesson).length).toBeLessThanOrEqual(2);
        expect(mayBeDrawn(all, chosen)).toBe(true);
        expect(mayBeDrawn(all, chosen.slice(1))).toBe(chosen.length === 0);
      }),
    );
  });

  test('a draw with more than a third from the last lesson is not valid', () => {
    const questions = quizzesOf(3);
    const some = (...ids: number[]) => questions.filter(({ id }) => ids.includes(id));
    const all = { questions, lastLesson: 3 };
    expect(mayBeDrawn(all, some(11, 12, 13, 14, 31, 32))).toBe(true);
    expect(mayBeDrawn(all, some(11, 12, 13, 31, 32, 33))).toBe(false);
  });
});
