import type { UserId } from '@qubloom/contract';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database.ts';
import { smallContent } from '../../testing/content.ts';
import { learnerFacts } from './achievement-queries.ts';
import { localDay } from './local-day.ts';
import { lockLearner } from './queries.ts';

const testing = useTestDatabase(async (connection) => {
  await smallContent(connection);
});
afterEach(() => testing.forgetLearners());

let quizIds: readonly number[];
beforeAll(async () => {
  const { rows } = await testing.pool.query<{ id: number }>('select id from quizzes order by id');
  quizIds = rows.map(({ id }) => id);
});

interface Taken {
  /** Which of the quizzes. */
  readonly quiz: number;
  readonly score: number;
  readonly total: number;
  /** Hours since some moment. */
  readonly hour: number;
}

const zone = 'America/New_York';
const momentOf = ({ hour }: Taken) => new Date(Date.parse('2027-03-12T00:00Z') + hour * 3_600_000);

async function newLearner(): Promise<UserId> {
  const { rows } = await testing.pool.query<{ id: UserId }>(
    `insert into users (username, password, email, first_name, time_zone)
     values ('ada', 'x', 'ada@example.org', 'Ada', $1) returning id`,
    [zone],
  );
  const [row] = rows;
  if (!row) throw new Error('an insert gave no row back');
  return row.id;
}

function factsOf(id: UserId) {
  return testing.database.transaction(async (tx) => {
    const learner = await lockLearner(tx, id);
    if (!learner) throw new Error('nobody is there');
    return learnerFacts(tx, learner);
  });
}

const submission = fc
  .record({
    quiz: fc.integer({ min: 0, max: 2 }),
    total: fc.constantFrom(3, 4, 6),
    part: fc.integer({ min: 0, max: 6 }),
    hour: fc.integer({ min: 0, max: 96 }),
  })
  .map(({ part, ...taken }): Taken => ({ ...taken, score: Math.min(part, taken.total) }));

describe('what quizzes count for achievements', () => {
  test('is told from every pair of submissions of a quiz', async () => {
    const id = await newLearner();
    const check = async (list: readonly Taken[]) => {
      await testing.pool.query('delete from user_quiz_results');
      for (const one of list) {
        await testing.pool.query(
          `insert into user_quiz_results (user_id, quiz_id, score, total_questions, completed_at)
           values ($1, $2, $3, $4, $5)`,
          [id, quizIds[one.quiz], one.score, one.total, momentOf(one)],
        );
      }
      const pairs = list.flatMap((earlier) => list.map((later) => ({ earlier, later })));
      const quizzesWith = (holds: (pair: { earlier: Taken; later: Taken }) => boolean) =>
        new Set(
          pairs
            .filter((pair) => pair.earlier.quiz === pair.later.quiz && holds(pair))
            .map(({ later }) => later.quiz),
        ).size;

      expect(await factsOf(id)).toMatchObject({
        quizzesTaken: new Set(list.map(({ quiz }) => quiz)).size,
        perfectQuizzes: quizzesWith(({ later }) => later.score === later.total),
        quizzesImproved: quizzesWith(
          ({ earlier, later }) =>
            later.hour > earlier.hour && later.score * earlier.total > earlier.score * later.total,
        ),
        hardQuizReturns: quizzesWith(
          ({ earlier, later }) =>
            localDay(momentOf(later), zone) > localDay(momentOf(earlier), zone) &&
            earlier.score * 2 < earlier.total,
        ),
      });
    };
    await fc.assert(fc.asyncProperty(fc.array(submission, { maxLength: 8 }), check), {
      numRuns: 60,
    });
  });

  test('is found in time however often a learner has handed a quiz in', async () => {
    const id = await newLearner();
    await testing.pool.query(
      `insert into user_quiz_results (user_id, quiz_id, score, total_questions, completed_at)
       select $1, $2, n % 4, 4, '2027-03-01'::timestamptz + n * interval '1 minute'
       from generate_series(1, 20000) n`,
      [id, quizIds[0]],
    );
    // Longer than PostgreSQL gives a statement, were every submission held against every other.
    expect(await factsOf(id)).toMatchObject({ quizzesImproved: 1, hardQuizReturns: 1 });
  });
});
