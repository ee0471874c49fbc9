/** What keeps a caller from courses and lessons: null where nothing does. Only the courses' policy knows. */
import type { CourseId, LessonId, SearchLock } from '@qubloom/contract';
import type { Caller } from '../platform/caller.ts';

export interface Locks {
  readonly courses: ReadonlyMap<CourseId, SearchLock | null>;
  readonly lessons: ReadonlyMap<LessonId, SearchLock | null>;
}

export type LocksFor = (caller: Caller) => Promise<Locks>;
