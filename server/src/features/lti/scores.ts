/** Sends results of items to the gradebooks of platforms, by Assignment and Grade Services 2.0. */
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { loadResults } from '../assignments/index.ts';
import type { ReportedLearning } from '../progress/index.ts';
import { scopes } from './claims.ts';
import type { LtiItem } from './items.ts';
import { accessToken, ask } from './platform-calls.ts';
import {
  findScore,
  listScoreColumns,
  noteSentScore,
  putScoreColumn,
  type ScoreColumn,
  type StoredScore,
} from './queries.ts';

const task = 'lti-score';

const jobFor = (id: number) => ({ task, payload: { id }, key: `lti-score:${String(id)}` });

/** Sends a result at once if the item is done already. */
export async function addScoreColumn({ database }: Context, column: ScoreColumn): Promise<void> {
  await database.transaction(async (tx) => {
    await addJob(tx, jobFor(await putScoreColumn(tx, column)));
  });
}

/** Queues the results that may have changed, in the transaction of what was learned. */
export async function queueScores(
  tx: Transaction,
  { userId, learning }: ReportedLearning,
): Promise<void> {
  for (const id of await listScoreColumns(tx, userId, learning.lessonId))
    await addJob(tx, jobFor(id));
}

export const scoreTasks = (context: Context) => ({
  [task]: (payload: unknown) => sendScore(context, (payload as { id: number }).id),
});

/** Sends nothing for an item that is not done, and nothing twice. */
async function sendScore(context: Context, id: number): Promise<void> {
  const { database, now } = context;
  const stored = await findScore(database, id);
  const result = stored && (await resultOf(context, stored));
  if (stored === null || result === null) return;
  if (stored.score === result.score && stored.maximum === result.maximum) return;
  const sentAt = now();
  const token = await accessToken(context, stored.platform, scopes.score);
  await ask(context, scoresUrl(stored.lineItem), 'a score', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/vnd.ims.lis.v1.score+json',
    },
    body: JSON.stringify({
      userId: stored.subject,
      scoreGiven: result.score,
      scoreMaximum: result.maximum,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
      timestamp: sentAt.toISOString(),
    }),
  });
  await noteSentScore(database, id, { ...result, sentAt });
}

/** The best result of a quiz; one of one for everything else. */
async function resultOf({ database }: Context, stored: StoredScore) {
  const item = itemOf(stored);
  const find = await loadResults(database, [stored.userId], [item]);
  const { doneAt, score } = find(stored.userId, item);
  if (doneAt === null) return null;
  return score === null
    ? { score: 1, maximum: 1 }
    : { score: score.score, maximum: score.totalQuestions };
}

function itemOf({ kind, lessonId, task: key }: StoredScore): LtiItem {
  // The database has a key for tasks, and only for them.
  return kind === 'task' ? { kind, lessonId, task: key ?? '' } : { kind, lessonId };
}

/** The service's address comes before the query of the line item. */
function scoresUrl(lineItem: string): string {
  const url = new URL(lineItem);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/scores`;
  return url.href;
}
