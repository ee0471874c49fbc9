/** Quizzes' share in achievements: the stored totals give the same result as all submissions would. */
import { readFile } from 'node:fs/promises';
import type { QuizId, UserId } from '@qubloom/contract';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { QuizStats } from './features/progress/learner-history.ts';
import type { LockedLearner } from './features/accounts/index.ts';
import { localDay } from './domain/local-day.ts';
import { lockLearner } from './features/accounts/queries.ts';
import { factsOf } from './features/progress/achievements/rules.ts';
import { readHistory } from './features/progress/queries.ts';
import { statsAfter } from './features/quizzes/scoring.ts';
import { insertSubmission } from './features/quizzes/queries.ts';
import type { Transaction } from './platform/database/client.ts';
import { smallContent } from './testing/content.ts';
import { useTestDatabase } from './testing/database.ts';

const testing = useTestDatabase(async (connection) => {
  await smallContent(connection);
});
afterEach(() => testing.forgetLearners());

let quizIds: readonly QuizId[];
beforeAll(async () => {
  const { rows } = await testing.pool.query<{ id: QuizId }>('select id from quizzes order by id');
  quizIds = rows.map(({ id }) => id);
});

interface Taken {
  /** The index of the quiz. */
  readonly quiz: number;
  readonly score: number;
  readonly total: number;
  /** Hours since a fixed moment; different for all submissions of a history. */
  readonly hour: number;
}

const zone = 'America/New_York';
const momentOf = ({ hour }: Taken) => new Date(Date.parse('2027-03-12T00:00Z') + hour * 3_600_000);

const histories = fc
  .uniqueArray(
    fc.record({
      quiz: fc.integer({ min: 0, max: 2 }),
      total: fc.constantFrom(3, 4, 6),
      part: fc.integer({ min: 0, max: 6 }),
      hour: fc.integer({ min: 0, max: 96 }),
    }),
    { maxLength: 8, selector: ({ hour }) => hour },
  )
  .map((list) =>
    list
      .map(({ part, ...taken }): Taken => ({ ...taken, score: Math.min(part, taken.total) }))
      .toSorted((one, other) => one.hour - other.hour),
  );

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

function withLearner<Result>(
  id: UserId,
  work: (tx: Transaction, learner: LockedLearner) => Promise<Result>,
): Promise<Result> {
  return testing.database.transaction(async (tx) => {
    const learner = await lockLearner(tx, id);
    if (!learner) throw new Error('nobody is there');
    return work(tx, learner);
  });
}

const quizIdOf = ({ quiz }: Taken): QuizId => {
  const id = quizIds[quiz];
  if (id === undefined) throw new Error('there is no such quiz');
  return id;
};

/** Submits one after the other, like the server. */
async function handIn(id: UserId, list: readonly Taken[]): Promise<void> {
  await testing.pool.query('delete from user_quiz_results');
  await testing.pool.query('delete from user_quiz_stats');
  for (const one of list) {
    await withLearner(id, async (tx, learner) => {
      const quizId = quizIdOf(one);
      const { quizzes } = await readHistory(tx, learner);
      const before = quizzes.find((quiz) => quiz.quizId === quizId) ?? null;
      const result = { score: one.score, totalQuestions: one.total };
      const stats = statsAfter(before, {
        quizId,
        ...result,
        points: 0,
        moment: momentOf(one),
        timeZone: zone,
      });
      await insertSubmission(tx, learner, { ...result, completedAt: momentOf(one) }, stats);
    });
  }
}

const historyOf = (id: UserId) => withLearner(id, (tx, learner) => readHistory(tx, learner));

describe('quiz totals for achievements', () => {
  test(
    'match a comparison of all pairs of submissions of a quiz',
    { tags: ['exhaustive'], timeout: 60_000 },
    async () => {
      const id = await newLearner();
      const check = async (list: readonly Taken[]) => {
        await handIn(id, list);
        const pairs = list.flatMap((earlier) => list.map((later) => ({ earlier, later })));
        const quizzesWith = (holds: (pair: { earlier: Taken; later: Taken }) => boolean) =>
          new Set(
            pairs
              .filter((pair) => pair.earlier.quiz === pair.later.quiz && holds(pair))
              .map(({ later }) => later.quiz),
          ).size;

        const facts = factsOf(await historyOf(id), { points: 0, streak: 0, timeZone: zone });
        expect(facts).toMatchObject({
          quizzesTaken: new Set(list.map(({ quiz }) => quiz)).size,
          perfectQuizzes: quizzesWith(({ later }) => later.score === later.total),
          quizzesImproved: quizzesWith(
            ({ earlier, later }) =>
              later.hour > earlier.hour &&
              later.score * earlier.total > earlier.score * later.total,
          ),
          hardQuizReturns: quizzesWith(
            ({ earlier, later }) =>
              localDay(momentOf(later), zone) > localDay(momentOf(earlier), zone) &&
              earlier.score * 2 < earlier.total,
          ),
        });
      };
      await fc.assert(fc.asyncProperty(histories, check), { numRuns: 40 });
    },
  );

  test(
    'are the same for a learner who submitted quizzes before totals were stored',
    { tags: ['exhaustive'], timeout: 60_000 },
    async () => {
      const migration = await readFile(
        new URL('../migrations/0005_quiz_stats.sql', import.meta.url),
        'utf8',
      );
      const fillIn = migration.slice(migration.indexOf('INSERT INTO'));
      const id = await newLearner();
      const sums = async () =>
        (await historyOf(id)).quizzes
          // The day of the old submissions is unknown, so the daily count starts over.
          .map(({ lastDay: _, submissionsOnDay: __, ...quiz }): Partial<QuizStats> => quiz)
          .toSorted((one, other) => Number(one.quizId) - Number(other.quizId));
      const check = async (list: readonly Taken[]) => {
        await handIn(id, list);
        const own = await sums();
        await testing.pool.query('delete from user_quiz_stats');
        await testing.pool.query(fillIn);
        expect(await sums()).toEqual(own);
      };
      await fc.assert(fc.asyncProperty(histories, check), { numRuns: 40 });
    },
  );

  test('include earlier payments, so that nothing is paid twice', async () => {
    const migration = await readFile(
      new URL('../migrations/0005_quiz_stats.sql', import.meta.url),
      'utf8',
    );
    const id = await newLearner();
    await handIn(id, [
      { quiz: 0, score: 1, total: 4, hour: 1 },
      { quiz: 0, score: 4, total: 4, hour: 2 },
    ]);
    await testing.pool.query(
      `insert into points_ledger (user_id, source, source_id, points)
       select user_id, 'quiz-result', id, 3 + score from user_quiz_results`,
    );
    await testing.pool.query('delete from user_quiz_stats');
    await testing.pool.query(migration.slice(migration.indexOf('INSERT INTO')));
    expect((await historyOf(id)).quizzes).toMatchObject([{ pointsPaid: 4 + 7 }]);
  });
});
