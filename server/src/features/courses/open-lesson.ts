/** A lesson that a caller may see. Only the courses' policy returns one, and everything inside a lesson requires it. */
import type { CourseId, LessonId } from '@qubloom/contract';

declare const readable: unique symbol;
declare const opened: unique symbol;

/** The caller may read the lesson and print its sheets. Nothing in it counts unless it is also open. */
export interface ReadableLesson {
  readonly id: LessonId;
  readonly courseId: CourseId;
  readonly category: string;
  readonly simulatorUrl: string | null;
  readonly [readable]: true;
}

/** The caller has reached the lesson, so what they do in it counts. */
export interface OpenLesson extends ReadableLesson {
  readonly [opened]: true;
}
