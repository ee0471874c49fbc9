/**
 * Decides who may read and who may open a lesson, by the course's tier and the order of its lessons, and who may rate a
 * course. A course that was free when a learner began it stays open to that learner.
 */
import {
  tierOpens,
  type CourseId,
  type CourseProgress,
  type LessonId,
  type SearchLock,
} from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { tierOf, type Caller } from '../../platform/caller.ts';
import { Conflict, Forbidden, NotFound, NotSignedIn } from '../../platform/errors.ts';
import type { OpenLesson, ReadableLesson } from './open-lesson.ts';
import { courseQueries, type LessonFacts } from './queries.ts';

export function learnerIdOf(caller: Caller) {
  return caller.kind === 'learner' ? caller.id : null;
}

/** Checks the access for everything that counts in a lesson. There is no other check. */
export async function openLesson(
  { database }: Context,
  caller: Caller,
  id: LessonId,
): Promise<OpenLesson> {
  const facts = await courseQueries(database).findFacts(id, learnerIdOf(caller));
  return allowToOpen(caller, requireFound(facts));
}

/** Checks the access for everything that a lesson shows. There is no other check. */
export async function readLesson(
  { database }: Context,
  caller: Caller,
  id: LessonId,
): Promise<ReadableLesson> {
  const facts = await courseQueries(database).findFacts(id, learnerIdOf(caller));
  return allowToRead(caller, requireFound(facts));
}

export function requireFound<Found>(found: Found | null, what = 'lesson'): Found {
  if (found === null) throw new NotFound(`That ${what} does not exist.`);
  return found;
}

/** A visitor may open the first lesson of a free course, a learner every lesson that they have reached. */
function allowToOpen<Facts extends LessonFacts>(caller: Caller, facts: Facts): Facts & OpenLesson {
  const lock = lockOf(caller, facts);
  if (lock) throw refusalOf(lock);
  return facts as Facts & OpenLesson; // the brand is given only here
}

/** A grown-up prepares lessons and helps with them, so they may read all that their tier opens, in any order. */
export function allowToRead<Facts extends LessonFacts>(
  caller: Caller,
  facts: Facts,
): Facts & ReadableLesson {
  const lock = readLockOf(caller, facts);
  if (lock) throw refusalOf(lock);
  return facts as Facts & ReadableLesson; // the brand is given only here
}

/** Returns true if a caller who may read the lesson has not reached it. */
export function isPreview(caller: Caller, facts: LessonFacts): boolean {
  return lockOf(caller, facts) !== null;
}

function refusalOf(lock: SearchLock): NotSignedIn | Forbidden {
  switch (lock.kind) {
    case 'sign-in':
      return new NotSignedIn('Please sign in to open this lesson.');
    case 'plan':
      return new Forbidden(`This lesson comes with the ${lock.plan} plan.`);
    case 'previous-lesson':
      return new Forbidden('Complete the previous lesson to unlock this one.');
  }
}

/** Returns null if the lesson is open to the caller. */
function lockOf(caller: Caller, facts: LessonFacts): SearchLock | null {
  const { isFirst, isReached, isKept, requiresSubscription: plan } = facts;
  const isInTier = isKept || tierOpens(tierOf(caller), plan);
  if (caller.kind === 'visitor' && !(isInTier && isFirst)) return { kind: 'sign-in' };
  if (!isInTier) return { kind: 'plan', plan };
  return isFirst || isReached ? null : { kind: 'previous-lesson' };
}

/** Returns null if the caller may read the lesson. The order of lessons does not apply to grown-ups. */
function readLockOf(caller: Caller, facts: LessonFacts): SearchLock | null {
  const lock = lockOf(caller, facts);
  const isGrownUp = caller.kind === 'learner' && caller.ageRange === '18-plus';
  return isGrownUp && lock?.kind === 'previous-lesson' ? null : lock;
}

/** The reasons that keep a caller from courses and lessons; null for what they may read. */
export interface Locks {
  readonly courses: ReadonlyMap<CourseId, SearchLock | null>;
  readonly lessons: ReadonlyMap<LessonId, SearchLock | null>;
}

export async function listLocks({ database }: Context, caller: Caller): Promise<Locks> {
  const all = await courseQueries(database).listFacts(learnerIdOf(caller));
  const tier = tierOf(caller);
  return {
    courses: new Map(
      all.map(({ courseId, isKept, requiresSubscription: plan }) => [
        courseId,
        isKept || tierOpens(tier, plan) ? null : { kind: 'plan', plan },
      ]),
    ),
    lessons: new Map(all.map((facts) => [facts.id, readLockOf(caller, facts)])),
  };
}

/** Returns every lesson with its refusal for the caller; null if they may read it. */
export async function listRefusals(
  context: Context,
  caller: Caller,
): Promise<ReadonlyMap<LessonId, string | null>> {
  const { lessons } = await listLocks(context, caller);
  return new Map([...lessons].map(([id, lock]) => [id, lock && refusalOf(lock).message]));
}

/** Only a learner who has completed the whole course can judge it, and rates it once. */
export function allowToRate({ progressPercentage, rating }: CourseProgress): void {
  if (progressPercentage < 100) {
    throw new Forbidden('Complete every lesson of this course first. Then you can rate it.');
  }
  if (rating !== null) throw new Conflict(ratedBefore);
}

export const ratedBefore = 'You have rated this course already.';
