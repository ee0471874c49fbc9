import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedLearnedAt } from './learned-at.ts';

const now = new Date('2027-03-10T12:00:00Z');
const learner = { lastLearnedAt: null, timeZone: 'Europe/London' };
const on = (moment: string, timeZone = 'Asia/Tokyo') => ({ moment: new Date(moment), timeZone });

test('is the device’s time, up to seven days back', () => {
  for (const said of [on('2027-03-10T11:59:00Z'), on('2027-03-03T12:00:00Z')]) {
    expect(checkedLearnedAt(learner, said, now)).toEqual(said);
  }
});

test('is now if the device sends no time, or an impossible one', () => {
  const here = { moment: now, timeZone: 'Europe/London' };
  for (const said of [null, on('2027-03-10T12:00:01Z'), on('2027-03-03T11:59:59Z')]) {
    expect(checkedLearnedAt(learner, said, now)).toEqual(here);
  }
});

test('is not before the last thing that was learned', () => {
  const lastLearnedAt = new Date('2027-03-09T08:00:00Z');
  expect(checkedLearnedAt({ ...learner, lastLearnedAt }, on('2027-03-08T20:00:00Z'), now)).toEqual({
    moment: lastLearnedAt,
    timeZone: 'Asia/Tokyo',
  });
});

test('is in the learner’s own zone if the device names an unknown one', () => {
  const said = on('2027-03-10T11:00:00Z', 'Mars/Olympus_Mons');
  expect(checkedLearnedAt(learner, said, now)).toEqual({ ...said, timeZone: 'Europe/London' });
});

test('never goes back and is never in the future, no matter what devices send', () => {
  const date = fc.date({
    min: new Date('2027-02-01T00:00:00Z'),
    max: new Date('2027-04-01T00:00:00Z'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(fc.array(date, { maxLength: 30 }), (moments) => {
      let lastLearnedAt: Date | null = null;
      for (const moment of moments) {
        const when = checkedLearnedAt({ ...learner, lastLearnedAt }, on(moment.toISOString()), now);
        expect(when.moment.getTime()).toBeLessThanOrEqual(now.getTime());
        if (lastLearnedAt) {
          expect(when.moment.getTime()).toBeGreaterThanOrEqual(lastLearnedAt.getTime());
        }
        lastLearnedAt = when.moment;
      }
    }),
  );
});
