/** A lesson and its neighbors, for the simulator page. The route fills it in. */
import type { CourseId, LessonId } from '@qubloom/contract';

export interface LessonNeighbor {
  readonly id: LessonId;
  readonly title: string;
  readonly isLocked: boolean;
}

export interface LessonInCourse {
  readonly courseId: CourseId;
  readonly courseTitle: string;
  /** From 1. */
  readonly number: number;
  readonly lessonCount: number;
  readonly isCompleted: boolean;
  /** It can be previewed, but not completed yet. */
  readonly isPreview: boolean;
  readonly previous: LessonNeighbor | undefined;
  /** Undefined after the last lesson. */
  readonly next: LessonNeighbor | undefined;
}
