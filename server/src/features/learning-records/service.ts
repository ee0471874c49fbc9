/**
 * Writes a statement in the transaction of what was learned, and sends the waiting ones to the store in batches. Without a
 * store, nothing is written.
 */
import { randomUUID } from 'node:crypto';
import { retention } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/client.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { ask, PlatformRefused } from '../lti/index.ts';
import type { ReportedLearning } from '../progress/index.ts';
import { titleOfTask } from '../tasks/index.ts';
import {
  actorOf,
  deleteRecords,
  deleteRecordsBefore,
  deleteUnwanted,
  findLessonTitles,
  insertRecord,
  listSendingClasses,
  listWaiting,
  type WaitingRecord,
} from './queries.ts';
import { statementOf } from './statements.ts';

const task = 'send-records';
/** All processes share one job, which sends everything that waits. */
const job = { task, payload: {}, key: task };

/** Statements in one call. */
const batch = 50;

export async function recordStatement(
  { recordStore, now, publicOrigin: origin }: Context,
  tx: Transaction,
  { userId, learning, moment }: ReportedLearning,
): Promise<void> {
  if (recordStore === null) return;
  const classIds = await listSendingClasses(tx, userId);
  const found = classIds.length === 0 ? null : await findLessonTitles(tx, learning.lessonId);
  if (found === null) return;
  const { content, ...titles } = found;
  const id = randomUUID();
  const statement = statementOf({
    id,
    actor: await actorOf(tx, userId),
    learning,
    titles: {
      ...titles,
      task: learning.type === 'task-passed' ? (titleOfTask(content, learning.task) ?? null) : null,
    },
    classIds,
    moment,
    origin,
  });
  await insertRecord(tx, { id, statement, userId, createdAt: now() });
  await addJob(tx, job);
}

export const recordTasks = (context: Context) => ({ [task]: () => sendRecords(context) });

/** Throws if the store does not answer, and the job is tried again later. */
async function sendRecords(context: Context): Promise<void> {
  if (context.recordStore === null) return;
  for (;;) {
    await deleteUnwanted(context.database);
    const waiting = await listWaiting(context.database, batch);
    if (waiting.length === 0) return;
    await send(context, waiting);
  }
}

/** A store that refuses a batch for one of its statements gets them one by one. */
async function send(context: Context, records: readonly WaitingRecord[]): Promise<void> {
  const status = await refusalOf(context, records);
  if (status !== null && records.length > 1) {
    for (const record of records) await send(context, [record]);
    return;
  }
  // 409: the store has it already, because an earlier answer was lost.
  if (status !== null && status !== 409) {
    context.log.warn({ status }, 'the learning record store refused a statement');
  }
  await deleteRecords(
    context.database,
    records.map(({ id }) => id),
  );
}

/** The answers that would be the same at the next try. */
const isFinal = (status: number) => [400, 409, 413].includes(status);

/** Returns null if the store has taken the statements. */
async function refusalOf(
  context: Context,
  records: readonly WaitingRecord[],
): Promise<number | null> {
  const { recordStore: store } = context;
  if (store === null) throw new Error('There is no learning record store.');
  const login = Buffer.from(`${store.username}:${store.password}`).toString('base64');
  try {
    await ask(context, `${store.endpoint}/statements`, 'statements', {
      method: 'POST',
      headers: {
        authorization: `Basic ${login}`,
        'content-type': 'application/json',
        'x-experience-api-version': '1.0.3',
      },
      body: JSON.stringify(records.map(({ statement }) => statement)),
    });
    return null;
  } catch (error) {
    if (error instanceof PlatformRefused && isFinal(error.status)) return error.status;
    throw error;
  }
}

/** Tries again after an outage that outlasted the job, until the records are too old. */
export async function retryRecords({ database, recordStore }: Context): Promise<void> {
  if (recordStore === null || (await listWaiting(database, 1)).length === 0) return;
  await database.transaction((tx) => addJob(tx, job));
}

export async function forgetRecords({ database, now }: Context): Promise<void> {
  const { period } = retention['learning-records'];
  await deleteRecordsBefore(database, new Date(now().getTime() - period));
}
