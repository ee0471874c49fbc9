/**
 * Copies of what the server has answered, for when it is away. They are in a cache of this browser that bears
 * the learner's number: the page knows who is here, a service worker would not. What somebody else was shown is
 * forgotten as soon as it is known who is here now.
 */
import type { Route } from '@qubloom/contract';
import {
  accounts,
  courses,
  flashcards,
  guidedPaths,
  progress,
  quizzes,
  simulators,
  tasks,
  visualizations,
} from '../api/endpoints.ts';
import { lastLearner } from '../storage/learner-storage.ts';
import { siteReach } from './site-reach.ts';

/** No reply to anything sent is among them, so none that says which answers are right. */
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
  guidedPaths.list,
  guidedPaths.mine,
  visualizations.list,
  visualizations.mine,
  visualizations.visualization,
];

/** Those of the steps of a guided path hold the solutions of what was solved: they stay with the server. */
export const isKept = ({ method, path }: Route): boolean =>
  keptRoutes.some((route) => route.method === method && route.path === path);

const prefix = 'qubloom.answers.';

const ownerHere = () => String(lastLearner() ?? 'visitor');

/** As long as a session: whoever has been away for longer would have to sign in again. */
const maxAge = 30 * 24 * 3_600_000;

/** Answers of something that stands before a server which is away. */
const awayStatuses = [502, 503, 504];

/** What it was about is no longer for the one who asks. */
const closedStatuses = [403, 404, 410];

/** The server's answer, and where there is none the last one that this learner had. */
export async function answerOrCopy(path: string, ask: () => Promise<Response>): Promise<Response> {
  const owner = ownerHere();
  const answer = await ask().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return error as Error;
  });
  if (answer instanceof Response && !awayStatuses.includes(answer.status)) {
    siteReach.note(false);
    keep(owner, path, answer);
    return answer;
  }
  const copy = await findCopy(owner, path);
  if (copy) {
    siteReach.note(true);
    return copy;
  }
  if (answer instanceof Response) return answer;
  throw answer;
}

/** What a reply has said already needs no call. */
export function keepAnswer({ path }: Route, value: unknown): void {
  const headers = { 'content-type': 'application/json', date: new Date().toUTCString() };
  keep(ownerHere(), path, new Response(JSON.stringify(value), { headers }));
}

/** Paths of the copies of whoever is here. */
export async function keptPaths(): Promise<ReadonlySet<string>> {
  const requests = await inCache(ownerHere(), (cache) => cache.keys());
  return new Set(requests?.map(({ url }) => new URL(url).pathname));
}

/** Call it when it has become known who is here, undefined for a visitor. */
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
    // Somebody else has come meanwhile.
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

/** Undefined where nothing can be kept: on plain http, in a strict privacy setting, or with a full disk. */
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
