/** A lesson that a caller may see: only the courses' policy hands one out, everything nested asks for it. */
import type { CourseId, LessonId } from '@qubloom/contract';
import type { Caller } from '../platform/caller.ts';

declare const opened: unique symbol;

export interface OpenLesson {
  readonly id: LessonId;
  readonly courseId: CourseId;
  readonly category: string;
  readonly simulatorUrl: string | null;
  readonly [opened]: true;
}

/** Every lesson with what is said to a caller who would open it; null where it is open. */
export type RefusalsFor = (caller: Caller) => Promise<ReadonlyMap<LessonId, string | null>>;

/** Refuses with not-found, not-signed-in or forbidden. */
export type OpenLessonFor = (caller: Caller, id: LessonId) => Promise<OpenLesson>;
