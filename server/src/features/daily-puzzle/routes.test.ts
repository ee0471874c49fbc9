import {
  dailyPuzzles,
  learnedAtHeader,
  type Level,
  type PuzzleAnswer,
  type PuzzleChallenge,
} from '@qubloom/contract';
import { readFileSync } from 'node:fs';
import { placeOfDay, puzzleOf } from '@qubloom/curriculum';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { complete, fiftyTimes, lessonsOf } from '../../testing/learning.ts';
import { ada, grace } from '../../testing/people.ts';
import { statementsOf } from '../../testing/statements.ts';
import { lessonOfMixes } from './rules.ts';

const site = useTestApp();
beforeEach(() => site.clock.set('2027-03-01T12:00:00Z'));
afterEach(() => site.forgetLearners());

const today = '2027-03-01';

function rightAnswer(day: string, challenge: PuzzleChallenge, level: Level = 'beginner') {
  const { kind, index } = placeOfDay(day, challenge);
  const [right] = puzzleOf(kind, level, index).right;
  if (!right) throw new Error(`the puzzle of ${day} has no answer`);
  return right;
}

/** Fits the kind of the puzzle, and is wrong. */
function wrongAnswer(day: string, level: Level = 'beginner'): PuzzleAnswer {
  const right = rightAnswer(day, 'concept', level);
  switch (right.kind) {
    case 'maze':
      return { kind: 'maze', rows: [0] };
    case 'catch-eve':
      return { kind: 'catch-eve', photons: [] };
    case 'match-chart':
    case 'hidden-gate':
      return { kind: right.kind, choice: right.choice === 'A' ? 'B' : 'A' };
    default:
      throw new Error('a concept challenge has no circuit');
  }
}

/** Returns the points of each award for a challenge. */
async function paid(): Promise<number[]> {
  const { rows } = await site.pool.query<{ points: number }>(
    "select points from points_ledger where source = 'daily-puzzle'",
  );
  return rows.map(({ points }) => points);
}

interface Sent {
  readonly day?: string;
  readonly challenge?: PuzzleChallenge;
  readonly level?: Level;
  readonly answer?: PuzzleAnswer;
}

function bodyOf({ day = today, challenge = 'concept', level = 'beginner', answer }: Sent) {
  return { level, answer: answer ?? rightAnswer(day, challenge, level) };
}

const answer = (browser: Client, sent: Sent = {}) =>
  browser.call(dailyPuzzles.answer, {
    params: { day: sent.day ?? today, challenge: sent.challenge ?? 'concept' },
    body: bodyOf(sent),
  });

const tryAnswer = (browser: Client, sent: Sent, headers?: Record<string, string>) =>
  browser.post(
    `/api/daily/${sent.day ?? today}/puzzles/${sent.challenge ?? 'concept'}`,
    bodyOf(sent),
    headers,
  );

describe('an answer to a puzzle', () => {
  test.each<[PuzzleChallenge, number]>([
    ['concept', 25],
    ['circuit', 50],
  ])(
    'that is right pays the points of the %s challenge, and gives the reason',
    async (challenge, points) => {
      const browser = await site.signedIn(ada);
      const verdict = await answer(browser, { challenge });
      expect(verdict).toMatchObject({
        verdict: 'right',
        pointsEarned: points,
        result: { day: today, challenge, isDone: true, tries: 1, points },
      });
      expect(verdict.reply.length).toBeGreaterThan(20);
      expect(await paid()).toEqual([points]);
    },
  );

  test('that is wrong pays nothing, says why, and may be followed by a right one', async () => {
    const browser = await site.signedIn(ada);
    const wrong = await answer(browser, { answer: wrongAnswer(today) });
    expect(wrong).toMatchObject({ verdict: 'wrong', pointsEarned: 0 });
    expect(wrong.result).toEqual({
      day: today,
      challenge: 'concept',
      isDone: false,
      tries: 1,
      points: 0,
    });
    expect(await paid()).toEqual([]);
    const right = await answer(browser);
    expect(right).toMatchObject({ pointsEarned: 25, result: { isDone: true, tries: 2 } });
  });

  test('to a solved puzzle changes nothing but the number of tries', async () => {
    const browser = await site.signedIn(ada);
    await answer(browser);
    const again = await answer(browser);
    expect(again).toMatchObject({ verdict: 'right', pointsEarned: 0 });
    const wrong = await answer(browser, { answer: wrongAnswer(today) });
    expect(wrong.result).toMatchObject({ isDone: true, tries: 3, points: 25 });
  });

  // Shows: A35 twice
  test.each(fiftyTimes)('that is sent fifty times %s pays once', async (_, repeat) => {
    const browser = await site.signedIn(ada);
    const verdicts = await repeat(() => answer(browser));
    expect(verdicts.filter(({ pointsEarned }) => pointsEarned > 0)).toHaveLength(1);
    expect(await paid()).toEqual([25]);
    const { results } = await browser.call(dailyPuzzles.overview);
    expect(results).toEqual([
      { day: today, challenge: 'concept', isDone: true, tries: 50, points: 25 },
    ]);
  });

  test('that almost solves a puzzle pays nothing', async () => {
    const days = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'];
    const day = days.find((one) => placeOfDay(one, 'concept').kind === 'catch-eve') ?? today;
    site.clock.set(`${day}T12:00:00Z`);
    const right = rightAnswer(day, 'concept');
    if (right.kind !== 'catch-eve') throw new Error('every fourth day has this kind');
    const browser = await site.signedIn(ada);
    const { photons } = right;
    const extra = [0, 1, 2, 3, 4, 5].find((one) => !photons.includes(one)) ?? 0;
    const almost = await answer(browser, {
      day,
      answer: { kind: 'catch-eve', photons: [...photons, extra] },
    });
    expect(almost).toMatchObject({
      verdict: 'almost',
      pointsEarned: 0,
      result: { isDone: false, points: 0 },
    });
  });

  test('that belongs to another kind of puzzle is wrong', async () => {
    const browser = await site.signedIn(ada);
    const other = rightAnswer('2027-03-02', 'concept');
    expect(await answer(browser, { answer: other })).toMatchObject({ verdict: 'wrong' });
  });

  test('is a day of learning only if it is right for the first time', async () => {
    const browser = await site.signedIn(ada);
    const streak = async () => (await browser.get('/api/user')).json<{ streak: number }>().streak;
    await answer(browser, { answer: wrongAnswer(today) });
    expect(await streak()).toBe(0);
    await answer(browser);
    expect(await streak()).toBe(1);
    site.clock.set('2027-03-02T12:00:00Z');
    await answer(browser);
    const { rows } = await site.pool.query('select other_learning from user_analytics');
    expect(rows).toEqual([{ other_learning: 1 }]);
  });

  test('takes at most ten statements in its transaction', async () => {
    const browser = await site.signedIn(ada);
    const statements = await statementsOf(() => answer(browser));
    const [begin, commit] = [statements.indexOf('begin'), statements.indexOf('commit')];
    expect(commit - begin - 1).toBeLessThanOrEqual(10);
  });

  test('counts for the learner who sends it, and for nobody else', async () => {
    const [hers, other] = [await site.signedIn(ada), await site.signedIn(grace)];
    await answer(hers);
    expect((await other.call(dailyPuzzles.overview)).results).toEqual([]);
    expect(await answer(other)).toMatchObject({ pointsEarned: 25 });
  });

  test('needs a signed-in learner', async () => {
    expect((await tryAnswer(site.visitor(), {})).status).toBe(401);
  });
});

describe('the day of a puzzle', () => {
  // Shows: A35 other days
  test.each([
    ['2027-03-01', 25],
    ['2027-02-28', 0],
    ['2026-01-01', 0],
  ])('%s, answered on March 1, pays %i', async (day, points) => {
    const browser = await site.signedIn(ada);
    expect(await answer(browser, { day })).toMatchObject({
      pointsEarned: points,
      result: { isDone: true, points },
    });
    const { results } = await browser.call(dailyPuzzles.day, { params: { day } });
    expect(results).toEqual([{ day, challenge: 'concept', isDone: true, tries: 1, points }]);
  });

  test.each([
    ['2027-02-28', 25],
    ['2027-02-27', 25],
    ['2027-02-26', 0],
  ])('%s, answered on that day and sent on March 1, pays %i', async (day, points) => {
    const browser = await site.signedIn(ada);
    // Something learned on another device in the meantime changes nothing.
    await answer(browser, { day: today });
    const reply = await tryAnswer(
      browser,
      { day },
      { [learnedAtHeader]: `${day}T18:00:00.000Z UTC` },
    );
    expect(reply.json()).toMatchObject({ pointsEarned: points });
  });

  test('a puzzle that was open at midnight still pays for an hour', async () => {
    const browser = await site.signedIn(ada);
    site.clock.set('2027-03-02T00:55:00Z');
    expect(await answer(browser)).toMatchObject({ pointsEarned: 25 });
    site.clock.set('2027-03-03T01:05:00Z');
    expect(await answer(browser, { day: '2027-03-02' })).toMatchObject({ pointsEarned: 0 });
  });

  test('practice stays practice, even if its answer is sent again', async () => {
    const browser = await site.signedIn(ada);
    await answer(browser, { day: '2027-02-26' });
    expect(await answer(browser, { day: '2027-02-26' })).toMatchObject({ pointsEarned: 0 });
    expect(await paid()).toEqual([]);
  });

  test.each([
    ['2027-03-02', 422, 'That day has not come yet.'],
    ['2025-12-31', 422, 'There were no puzzles yet on that day.'],
    ['2027-02-29', 404, 'That is not a day.'],
    ['2027-3-1', 404, 'That is not a day.'],
    ['today', 404, 'That is not a day.'],
  ])('%s is refused with %i', async (day, status, text) => {
    const browser = await site.signedIn(ada);
    const sent = { answer: { kind: 'match-chart', choice: 'A' } } as const;
    expect(await tryAnswer(browser, { ...sent, day })).toMatchObject({ status, text });
    expect(await browser.get(`/api/daily/${day}`)).toMatchObject({ status, text });
  });

  test.each([
    ['Pacific/Kiritimati', '2027-03-02'],
    ['America/New_York', '2027-03-01'],
    ['Pacific/Pago_Pago', '2027-02-28'],
  ])('is the local one of a learner in %s', async (zone, day) => {
    site.clock.set('2027-03-01T10:30:00Z');
    const browser = await site.signedIn(ada);
    await site.pool.query('update users set time_zone = $1', [zone]);
    expect((await browser.call(dailyPuzzles.overview)).today).toBe(day);
    expect(await answer(browser, { day })).toMatchObject({ pointsEarned: 25 });
  });

  test('that was answered before midnight and sent after it is paid for its own day', async () => {
    const browser = await site.signedIn(ada);
    site.clock.set('2027-03-02T00:20:00Z');
    const reply = await tryAnswer(
      browser,
      { day: today },
      { [learnedAtHeader]: '2027-03-01T23:58:00.000Z UTC' },
    );
    expect(reply.json()).toMatchObject({ pointsEarned: 25, result: { day: today } });
    expect((await answer(browser, { day: '2027-03-02' })).pointsEarned).toBe(25);
    const { rows } = await site.pool.query<{ day: string }>(
      'select date::text as day from user_analytics order by date',
    );
    expect(rows).toEqual([{ day: '2027-03-01' }, { day: '2027-03-02' }]);
  });

  test('that has begun where an offline device was is not ahead', async () => {
    const browser = await site.signedIn(ada);
    const headers = { [learnedAtHeader]: '2027-03-01T11:00:00.000Z Pacific/Kiritimati' };
    const reply = await tryAnswer(browser, { day: '2027-03-02' }, headers);
    expect(reply.json()).toMatchObject({ pointsEarned: 25 });
  });
});

describe('the level of a puzzle', () => {
  /** Makes the basic course intermediate. */
  async function finishGates(browser: Client): Promise<void> {
    await site.pool.query("update users set subscription_tier = 'basic'");
    for (const { id } of await lessonsOf(browser, 'The basic-course')) await complete(browser, id);
  }
  beforeEach(() =>
    site.pool.query("update courses set level = 'intermediate' where title = 'The basic-course'"),
  );
  afterEach(() => site.pool.query("update courses set level = 'beginner'"));

  test('rises with the course that teaches it', async () => {
    const browser = await site.signedIn(ada);
    expect((await browser.call(dailyPuzzles.overview)).level).toBe('beginner');
    await finishGates(browser);
    expect((await browser.call(dailyPuzzles.overview)).level).toBe('intermediate');
    expect(await answer(browser, { level: 'intermediate' })).toMatchObject({ pointsEarned: 25 });
  });

  // Shows: A35 level
  test('that is not reached yet is refused, and nothing is kept', async () => {
    const browser = await site.signedIn(ada);
    const { status, text } = await tryAnswer(browser, { level: 'advanced' });
    expect([status, text]).toEqual([
      403,
      'That puzzle is for a level that you have not reached yet.',
    ]);
    expect((await browser.call(dailyPuzzles.overview)).results).toEqual([]);
  });

  test('that is lower counts, and the day pays only once', async () => {
    const browser = await site.signedIn(ada);
    await finishGates(browser);
    expect(await answer(browser, { level: 'beginner' })).toMatchObject({ pointsEarned: 25 });
    expect(await answer(browser, { level: 'intermediate' })).toMatchObject({ pointsEarned: 0 });
  });
});

test('the overview says when the learner has had the lesson about mixes', async () => {
  const browser = await site.signedIn(ada);
  const [first] = await lessonsOf(browser, 'The basic-course');
  const { rows } = await site.pool.query<{ slug: string }>(
    'select slug from lessons where id = $1',
    [first?.id],
  );
  await site.pool.query("update users set subscription_tier = 'basic'");
  await site.pool.query('update lessons set slug = $1 where id = $2', [lessonOfMixes, first?.id]);
  expect((await browser.call(dailyPuzzles.overview)).knowsMixes).toBe(false);
  if (first) await complete(browser, first.id);
  expect((await browser.call(dailyPuzzles.overview)).knowsMixes).toBe(true);
  await site.pool.query('update lessons set slug = $1 where id = $2', [rows[0]?.slug, first?.id]);
});

test('the lesson about mixes is there', () => {
  const content = new URL('../../../../curriculum/content/courses/', import.meta.url);
  const lesson = `quantum-basics/${lessonOfMixes}/lesson.md`;
  expect(readFileSync(new URL(lesson, content), 'utf8')).toContain('glossary:superposition');
});

test('the overview lists the days of the archive, and no older ones', async () => {
  const browser = await site.signedIn(ada);
  for (const day of ['2027-01-30', '2027-01-31']) await answer(browser, { day });
  const { results } = await browser.call(dailyPuzzles.overview);
  expect(results.map(({ day }) => day)).toEqual(['2027-01-31']);
});
