import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween, localDay, withDaysAdded } from '../../../domain/local-day.ts';
import { currentStreak, isNewDay, streakAfterLearning, type Streak } from './streak.ts';

const none: Streak = {
  streak: 0,
  lastLearnedOn: null,
  lastLearnedZone: null,
  lastLearnedAt: null,
};
const zones = [
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'UTC',
] as const;
const hour = 3_600_000;

interface Moment {
  readonly at: string | number;
  readonly zone: string;
}

function learnAt(...moments: readonly Moment[]): Streak {
  return moments.reduce(
    (streak, { at, zone }) => streakAfterLearning(streak, new Date(at), zone),
    none,
  );
}

const inZone = (zone: string, ...times: readonly string[]) => times.map((at) => ({ at, zone }));

describe('in one zone', () => {
  test('the first learning starts a streak of one', () => {
    expect(learnAt(...inZone('UTC', '2027-03-01T12:00Z'))).toEqual({
      streak: 1,
      lastLearnedOn: '2027-03-01',
      lastLearnedZone: 'UTC',
      lastLearnedAt: new Date('2027-03-01T12:00Z'),
    });
  });

  test('a day counts once, no matter how often something is learned', () => {
    const { streak } = learnAt(
      ...inZone('UTC', '2027-03-01T00:00Z', '2027-03-01T12:00Z', '2027-03-01T23:59Z'),
    );
    expect(streak).toBe(1);
  });

  test('two minutes around midnight are two days', () => {
    const evening = inZone('Asia/Kathmandu', '2027-03-01T18:14Z', '2027-03-01T18:16Z');
    expect(learnAt(...evening).streak).toBe(2);
  });

  test('a missed day starts a new streak', () => {
    const { streak } = learnAt(
      ...inZone('UTC', '2027-03-01T12:00Z', '2027-03-02T12:00Z', '2027-03-04T12:00Z'),
    );
    expect(streak).toBe(1);
  });

  test.each([
    ['a leap day', 'UTC', ['2028-02-28T12:00Z', '2028-02-29T12:00Z', '2028-03-01T12:00Z']],
    // Clocks go forward on 14 March 2027: that day has 23 hours.
    [
      'a short day',
      'America/New_York',
      ['2027-03-13T05:30Z', '2027-03-14T05:30Z', '2027-03-15T04:30Z'],
    ],
    // Clocks go back on 7 November 2027: that day has 25 hours.
    [
      'a long day',
      'America/New_York',
      ['2027-11-06T04:30Z', '2027-11-07T04:30Z', '2027-11-08T05:30Z'],
    ],
    [
      'half an hour of summer time',
      'Australia/Lord_Howe',
      ['2027-04-02T13:30Z', '2027-04-03T13:10Z', '2027-04-04T13:40Z'],
    ],
    [
      'the end of a year',
      'Europe/London',
      ['2027-12-30T23:30Z', '2027-12-31T23:30Z', '2028-01-01T00:30Z'],
    ],
  ])('continues over %s', (_, zone, times) => {
    expect(learnAt(...inZone(zone, ...times)).streak).toBe(3);
  });

  test('a clock that was set back changes nothing', () => {
    const later = learnAt(...inZone('UTC', '2027-03-02T12:00Z'));
    expect(streakAfterLearning(later, new Date('2027-03-01T12:00Z'), 'UTC')).toEqual(later);
  });
});

describe('the displayed streak', () => {
  const streak: Streak = {
    streak: 4,
    lastLearnedOn: '2027-03-01',
    lastLearnedZone: 'Europe/London',
    lastLearnedAt: new Date('2027-03-01T12:00Z'),
  };

  test.each([
    ['the same day', '2027-03-01T20:00Z', 4],
    ['the next day, to its last minute', '2027-03-02T23:59Z', 4],
    ['once a whole day was missed', '2027-03-03T00:00Z', 0],
  ])('%s', (_, now, shown) => {
    expect(currentStreak(streak, new Date(now), 'Europe/London')).toBe(shown);
  });

  test('nothing was learned yet', () => {
    expect(currentStreak(none, new Date('2027-03-01T20:00Z'), 'UTC')).toBe(0);
  });

  test('a move east does not cut the next day short', () => {
    // In Kiritimati it is already 3 March, in London the 2nd.
    expect(currentStreak(streak, new Date('2027-03-02T20:00Z'), 'Pacific/Kiritimati')).toBe(4);
  });
});

describe('on a journey', () => {
  test('setting the clock ahead over the date line does not count a second day', () => {
    const { streak } = learnAt(
      { at: '2027-03-01T12:00Z', zone: 'Pacific/Pago_Pago' },
      { at: '2027-03-01T12:05Z', zone: 'Pacific/Kiritimati' },
    );
    expect(streak).toBe(1);
  });

  test('going back and forth counts a day of travel once', () => {
    const moments = Array.from({ length: 48 }, (_, index) => ({
      at: Date.parse('2027-03-01T12:00Z') + index * (hour / 2),
      zone: index % 2 === 0 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati',
    }));
    expect(learnAt(...moments).streak).toBeLessThanOrEqual(2);
  });

  test('a flight west, which repeats a date, breaks nothing', () => {
    const { streak } = learnAt(
      { at: '2027-03-01T20:00Z', zone: 'Pacific/Kiritimati' }, // 2 March there
      { at: '2027-03-02T20:00Z', zone: 'Pacific/Pago_Pago' }, // 2 March again
      { at: '2027-03-03T20:00Z', zone: 'Pacific/Pago_Pago' }, // 3 March
    );
    expect(streak).toBe(2);
  });

  test('a day that only one of the two clocks skipped was not missed', () => {
    const { streak } = learnAt(
      { at: '2027-05-02T18:00Z', zone: 'Europe/Berlin' }, // 20:00 on 2 May, which is 3 May in Tokyo
      { at: '2027-05-04T00:00Z', zone: 'Asia/Tokyo' }, // 09:00 on 4 May
    );
    expect(streak).toBe(2);
    const missed = learnAt(
      { at: '2027-05-02T06:00Z', zone: 'Europe/Berlin' }, // 2 May in Tokyo, too
      { at: '2027-05-04T00:00Z', zone: 'Asia/Tokyo' },
    );
    expect(missed.streak).toBe(1);
  });

  test('a day that a zone’s calendar skipped was not missed', () => {
    const samoa = inZone('Pacific/Apia', '2011-12-29T22:00Z', '2011-12-30T22:00Z');
    expect(samoa.map(({ at }) => localDay(new Date(at), 'Pacific/Apia'))).toEqual([
      '2011-12-29',
      '2011-12-31',
    ]);
    expect(learnAt(...samoa).streak).toBe(2);
  });

  test('a flight east, which skips a date, breaks nothing', () => {
    const { streak } = learnAt(
      { at: '2027-03-01T12:00Z', zone: 'Pacific/Pago_Pago' }, // 1 March there
      { at: '2027-03-02T12:00Z', zone: 'Pacific/Kiritimati' }, // 3 March there, 2 March at home
      { at: '2027-03-03T12:00Z', zone: 'Pacific/Kiritimati' }, // 4 March
    );
    expect(streak).toBe(3);
  });
});

const start = Date.parse('2027-01-01T00:00Z');
/** Increasing times over about 400 days, at most 30 hours apart. */
const moments = fc
  .array(fc.integer({ min: 1, max: 30 * 60 }), { minLength: 1, maxLength: 320 })
  .map((gaps) => {
    let at = start;
    return gaps.map((minutes) => (at += minutes * 60_000));
  });

describe('for any times of learning', () => {
  test('in one zone, the streak is the run of calendar days that ends with the last one', () => {
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (times, zone) => {
        const days = new Set(times.map((at) => localDay(new Date(at), zone)));
        const last = localDay(new Date(times.at(-1) ?? start), zone);
        let run = 0;
        while (days.has(withDaysAdded(last, -run))) run++;

        expect(learnAt(...times.map((at) => ({ at, zone }))).streak).toBe(run);
      }),
    );
  });

  test('with any changes of zone, it never counts more days than the calendars advanced', () => {
    const journeys = moments.chain((times) =>
      fc.tuple(
        fc.constant(times),
        fc.array(fc.constantFrom(...zones), { minLength: times.length, maxLength: times.length }),
      ),
    );
    fc.assert(
      fc.property(journeys, ([times, where]) => {
        const { streak } = learnAt(
          ...times.map((at, index) => ({ at, zone: where[index] ?? 'UTC' })),
        );
        const first = new Date(times[0] ?? start);
        const last = new Date(times.at(-1) ?? start);
        const calendars = daysBetween(
          localDay(first, 'Pacific/Pago_Pago'),
          localDay(last, 'Pacific/Kiritimati'),
        );
        expect(streak).toBeLessThanOrEqual(calendars + 1);
        expect(streak).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('with any changes of zone, each new day has a later date than all days before', () => {
    const journeys = fc.tuple(
      moments,
      fc.array(fc.constantFrom(...zones), { minLength: 1, maxLength: 12 }),
    );
    fc.assert(
      fc.property(journeys, ([times, where]) => {
        const days: string[] = [];
        let streak = none;
        for (const [index, time] of times.entries()) {
          const [now, zone] = [new Date(time), where[index % where.length] ?? 'UTC'];
          const isNew = isNewDay(streak, now, zone);
          if (isNew) days.push(localDay(now, zone));
          const after = streakAfterLearning(streak, now, zone);
          if (after.streak > streak.streak) expect(isNew).toBe(true);
          streak = after;
        }
        expect(days).toEqual([...new Set(days)].toSorted());
      }),
    );
  });

  // Learns every ten hours, so no calendar anywhere has a day without it.
  const steadily = (where: readonly string[]): Streak[] => {
    let streak = none;
    return where.map((zone, index) => {
      streak = streakAfterLearning(streak, new Date(start + index * 10 * hour), zone);
      return streak;
    });
  };

  test('a steady learner is never set back by traveling, no matter how wildly', () => {
    const journeys = fc.array(fc.constantFrom(...zones), { minLength: 2, maxLength: 200 });
    fc.assert(
      fc.property(journeys, (where) => {
        const counts = steadily(where).map(({ streak }) => streak);
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      }),
    );
  });

  test('a steady learner who stays three days or more loses at most a day for each journey', () => {
    const stay = fc.tuple(fc.constantFrom(...zones), fc.integer({ min: 8, max: 30 }));
    fc.assert(
      fc.property(fc.array(stay, { minLength: 1, maxLength: 12 }), (stays) => {
        const where = stays.flatMap(([zone, steps]) => Array.from({ length: steps }, () => zone));
        const days = Math.floor(((where.length - 1) * 10) / 24);
        expect(steadily(where).at(-1)?.streak).toBeGreaterThanOrEqual(days - stays.length + 1);
      }),
    );
  });
});
