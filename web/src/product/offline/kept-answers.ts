/**
 * Copies of the server's answers for when it cannot be reached. They are in a cache of this browser that is named
 * after the learner's number. The page keeps them, because a service worker would not know who is signed in.
 * Copies of other learners are deleted as soon as it is known who is signed in.
 */
import type { Route } from '@qubloom/contract';
import {
  accounts,
  courses,
  dailyPuzzles,
  flashcards,
  guidedPaths,
  progress,
  quizzes,
  simulators,
  tasks,
  visualizations,
} from '../api/endpoints.ts';
import { lastLearner } from '../storage/learner-storage.ts';
import { connectivity, isAwayStatus } from '../../lib/connectivity/connectivity.ts';

/** None of these is a reply to a submission, so none says which answers are right. */
const keptRoutes: readonly Route[] = [
  accounts.currentUser,
  courses.list,
  courses.course,
  courses.lessons,
  courses.progress,
  courses.lesson,
  quizzes.lessonQuiz,
  quizzes.questions,
  tasks.passed,
  simulators.recommended,
  flashcards.sets,
  flashcards.set,
  flashcards.cards,
  flashcards.progress,
  flashcards.due,
  progress.dashboard,
  progress.achievements,
  dailyPuzzles.overview,
  dailyPuzzles.questions,
  guidedPaths.list,
  guidedPaths.mine,
  visualizations.list,
  visualizations.mine,
  visualizations.visualization,
];

/** Answers about the steps of a guided path hold the solutions of solved steps, so they are not stored. */
export const isKept = ({ method, path }: Route): boolean =>
  keptRoutes.some((route) => route.method === method && route.path === path);

const prefix = 'qubloom.answers.';

const ownerHere = () => String(lastLearner() ?? 'visitor');

/** As long as a session: after a longer absence, the learner would have to sign in again. */
const maxAge = 30 * 24 * 3_600_000;

/** The learner may no longer see this. */
const closedStatuses = [403, 404, 410];

/** Returns the server's answer, or if there is none, the last one that this learner had. */
export async function answerOrCopy(path: string, ask: () => Promise<Response>): Promise<Response> {
  const owner = ownerHere();
  const answer = await ask().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return error as Error;
  });
  if (answer instanceof Response && !isAwayStatus(answer.status)) {
    connectivity.note(false);
    keep(owner, path, answer);
    return answer;
  }
  const copy = await findCopy(owner, path);
  if (copy) {
    connectivity.note(true);
    return copy;
  }
  if (answer instanceof Response) return answer;
  throw answer;
}

/** Stores an answer that is already known from another reply, so that no call is needed. */
export function keepAnswer({ path }: Route, value: unknown): void {
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
  keep(ownerHere(), path, new Response(JSON.stringify(value), { headers }));
}

/** Paths of the copies of the current user. */
export async function keptPaths(): Promise<ReadonlySet<string>> {
  const requests = await inCache(ownerHere(), (cache) => cache.keys());
  return new Set(requests?.map(({ url }) => new URL(url).pathname));
}

/** Call it once it is known who is signed in, with undefined for a visitor. */
export async function forgetAnswersOfOthers(learner: number | undefined): Promise<void> {
  const own = `${prefix}${learner ?? 'visitor'}`;
  const names =
    (await cachesHere()
      ?.keys()
      .catch(() => [])) ?? [];
  const others = names.filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(others.map((name) => caches.delete(name)));
}

function keep(owner: string, path: string, answer: Response): void {
  if (!cachesHere()) return;
  const copy = answer.clone();
  void inCache(owner, async (cache) => {
    // Somebody else has signed in in the meantime.
    if (owner !== ownerHere()) return;
    if (copy.ok) await cache.put(path, copy);
    else if (closedStatuses.includes(copy.status)) await cache.delete(path);
  });
}

async function findCopy(owner: string, path: string): Promise<Response | undefined> {
  const copy = await inCache(owner, (cache) => cache.match(path));
  const age = Date.now() - Date.parse(copy?.headers.get('date') ?? '');
  return age < maxAge ? copy : undefined;
}

/** Returns undefined if nothing can be stored: on plain http, with a strict privacy setting, or with a full disk. */
async function inCache<T>(
  owner: string,
  act: (cache: Cache) => Promise<T>,
): Promise<T | undefined> {
  try {
    const cache = await cachesHere()?.open(`${prefix}${owner}`);
    return cache && (await act(cache));
  } catch {
    return undefined;
  }
}

const cachesHere = () => (globalThis as { readonly caches?: CacheStorage }).caches;
