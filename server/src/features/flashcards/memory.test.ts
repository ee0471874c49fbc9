import fc from 'fast-check';
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { afterReview, noMemory, type CardMemory } from './memory.ts';

const day = 86_400_000;
const start = Date.parse('2027-03-01T16:00:00Z');

/** As it comes back from the database: dates and numbers, nothing that the library keeps besides. */
const stored = (memory: CardMemory): CardMemory => {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const row = JSON.parse(JSON.stringify(memory)) as Record<string, never>;
  return {
    ...memory,
    ...row,
    lastReviewedAt: date(row['lastReviewedAt'] ?? null),
    nextReviewDate: date(row['nextReviewDate'] ?? null),
  };
};

/** Whether a card was known, and how many days early (-) or late it was asked. */
const review = fc.record({
  isKnown: fc.boolean(),
  late: fc.double({ min: -1, max: 9, noNaN: true }),
});

test('the plan is the one of ts-fsrs itself, through a year of reviews of any kind', () => {
  const library = fsrs({ request_retention: 0.9, enable_short_term: false, enable_fuzz: false });
  fc.assert(
    fc.property(fc.array(review, { minLength: 1, maxLength: 400 }), (reviews) => {
      let card: Card = createEmptyCard(new Date(start));
      let memory = noMemory;
      let now = start;
      for (const { isKnown, late } of reviews) {
        if (now > start + 365 * day) break;
        const moment = new Date(Math.round(now));
        card = library.next(card, moment, isKnown ? Rating.Good : Rating.Again).card;
        memory = stored(afterReview(memory, isKnown, moment));
        expect({
          due: memory.nextReviewDate,
          stability: memory.stability,
          difficulty: memory.difficulty,
          reps: memory.reviewCount,
          lapses: memory.lapses,
          last: memory.lastReviewedAt,
        }).toEqual({
          due: card.due,
          stability: card.stability,
          difficulty: card.difficulty,
          reps: card.reps,
          lapses: card.lapses,
          last: card.last_review,
        });
        now = Math.max(now, card.due.getTime() + late * day);
      }
    }),
  );
});

test('what is known comes back later each time, and what is not comes back the next day', () => {
  let memory = noMemory;
  let moment = new Date(start);
  const days: number[] = [];
  for (let times = 0; times < 4; times++) {
    memory = afterReview(memory, true, moment);
    const due = memory.nextReviewDate ?? moment;
    days.push(Math.round((due.getTime() - moment.getTime()) / day));
    moment = due;
  }
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(new Set(days).size).toBe(4);
  expect(memory).toMatchObject({ mastered: true, confidenceLevel: 4, lapses: 0 });

  const missed = afterReview(afterReview(noMemory, false, moment), false, moment);
  expect(missed.nextReviewDate?.getTime()).toBe(moment.getTime() + day);
  expect(missed).toMatchObject({ mastered: false, confidenceLevel: 0, lapses: 1 });
});

test('a clock that goes back changes nothing', () => {
  const once = afterReview(noMemory, true, new Date(start));
  expect(afterReview(once, true, new Date(start - day))).toEqual(
    afterReview(once, true, new Date(start)),
  );
});
