/** A lesson that a caller may see: only the courses' policy hands one out, everything nested asks for it. */
import type { CourseId, LessonId } from '@qubloom/contract';

declare const readable: unique symbol;
declare const opened: unique symbol;

/** The caller may read it and print its sheets. Nothing counts in it unless it is open as well. */
export interface ReadableLesson {
  readonly id: LessonId;
  readonly courseId: CourseId;
  readonly category: string;
  readonly simulatorUrl: string | null;
  readonly [readable]: true;
}

/** The caller has come to it: what they do in it counts. */
export interface OpenLesson extends ReadableLesson {
  readonly [opened]: true;
}
