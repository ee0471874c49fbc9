import fc from 'fast-check';
import { createEmptyCard, default_w, forgetting_curve, fsrs, Rating, type Card } from 'ts-fsrs';
import { expect, test } from 'vitest';
import { daysBetween, localDay } from '../../domain/local-day.ts';
import { afterReview, noMemory, type CardMemory } from './memory.ts';

const day = 86_400_000;
const start = Date.parse('2027-03-01T16:00:00Z');

/** Returns a memory as the database does: dates and numbers, without the library's other fields. */
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

/** Returns the number of days from the last review to the next one, by the UTC calendar. */
const daysToDue = ({ nextReviewDate, lastReviewedAt }: CardMemory): number =>
  daysBetween(
    localDay(lastReviewedAt ?? new Date(start), 'UTC'),
    localDay(nextReviewDate ?? new Date(start), 'UTC'),
  );

/** A review: the answer, and the number of days that the card was asked early (negative) or late. */
const review = fc.record({
  isKnown: fc.boolean(),
  late: fc.double({ min: -1, max: 9, noNaN: true }),
});

test('the memory is the same as that of ts-fsrs itself, through a year of reviews of any kind', () => {
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
        memory = stored(afterReview(memory, isKnown, moment, 'UTC'));
        expect({
          stability: memory.stability,
          difficulty: memory.difficulty,
          reps: memory.reviewCount,
          lapses: memory.lapses,
          last: memory.lastReviewedAt,
        }).toEqual({
          stability: card.stability,
          difficulty: card.difficulty,
          reps: card.reps,
          lapses: card.lapses,
          last: card.last_review,
        });
        now = Math.max(now, (memory.nextReviewDate?.getTime() ?? 0) + late * day);
      }
    }),
  );
});

const recallAtDue = (memory: CardMemory): number =>
  forgetting_curve(default_w, daysToDue(memory), memory.stability);

test(
  'a card is due on the last day on which the chance to recall it is at least 0.9, but never earlier than the next day',
  { tags: ['exhaustive'] },
  () => {
    fc.assert(
      fc.property(fc.array(review, { minLength: 1, maxLength: 40 }), (reviews) => {
        let memory = noMemory;
        for (const { isKnown, late } of reviews) {
          const due = memory.nextReviewDate?.getTime() ?? start;
          memory = afterReview(memory, isKnown, new Date(due + Math.max(0, late) * day), 'UTC');
          if (memory.stability >= 1) expect(recallAtDue(memory)).toBeGreaterThanOrEqual(0.9 - 1e-6);
          else expect(daysToDue(memory)).toBe(1);
          // It is not earlier than necessary either: a day later, the chance would be lower.
          const later = {
            ...memory,
            nextReviewDate: new Date((memory.nextReviewDate?.getTime() ?? 0) + day),
          };
          expect(recallAtDue(later)).toBeLessThan(0.9);
        }
      }),
      { numRuns: 1000 },
    );
  },
);

test('a card that was missed three times and then known comes back the next day', () => {
  let memory = noMemory;
  for (const isKnown of [false, false, false, true]) {
    memory = afterReview(memory, isKnown, memory.nextReviewDate ?? new Date(start), 'UTC');
  }
  expect(daysToDue(memory)).toBe(1);
});

test('a known card comes back later each time, and a missed one the next day', () => {
  let memory = noMemory;
  let moment = new Date(start);
  const days: number[] = [];
  for (let times = 0; times < 4; times++) {
    memory = afterReview(memory, true, moment, 'UTC');
    days.push(daysToDue(memory));
    moment = memory.nextReviewDate ?? moment;
  }
  expect(days).toEqual(days.toSorted((a, b) => a - b));
  expect(new Set(days).size).toBe(4);
  expect(memory).toMatchObject({ mastered: true, confidenceLevel: 4, lapses: 0 });

  const missed = afterReview(afterReview(noMemory, false, moment, 'UTC'), false, moment, 'UTC');
  expect(daysToDue(missed)).toBe(1);
  expect(missed).toMatchObject({ mastered: false, confidenceLevel: 0, lapses: 1 });
});

test('a clock that goes back changes nothing', () => {
  const once = afterReview(noMemory, true, new Date(start), 'UTC');
  expect(afterReview(once, true, new Date(start - day), 'UTC')).toEqual(
    afterReview(once, true, new Date(start), 'UTC'),
  );
});

test('a card that is due a day after a review late in the evening is due on the next calendar day', () => {
  // 23:30 in Berlin; the clocks go forward that night.
  const evening = new Date('2026-03-28T22:30:00Z');
  const missed = afterReview(noMemory, false, evening, 'Europe/Berlin');
  expect(missed.nextReviewDate).toEqual(new Date('2026-03-28T23:00:00Z'));
});

test('a night between two reviews is a day, no matter how few hours it had', () => {
  const evening = afterReview(noMemory, true, new Date('2027-03-01T20:00:00Z'), 'UTC');
  const known = (at: string) => afterReview(evening, true, new Date(at), 'UTC').stability;
  expect(known('2027-03-02T07:00:00Z')).toBeGreaterThan(known('2027-03-01T23:00:00Z'));
  expect(known('2027-03-02T07:00:00Z')).toBe(known('2027-03-02T20:00:00Z'));
});

test('a day that the learner’s zone skipped does not count as waiting', () => {
  const before = new Date('2011-12-29T22:00:00Z'); // 12:00 in Apia
  const missed = afterReview(noMemory, false, before, 'Pacific/Apia');
  // There, the 31st began right after the 29th.
  expect(missed.nextReviewDate).toEqual(new Date('2011-12-30T10:00:00Z'));
});
