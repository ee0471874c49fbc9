/** A lesson among its neighbors, as the simulator page needs it. The route fills it in. */
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
  /** It can be looked into, and not completed yet. */
  readonly isPreview: boolean;
  readonly previous: LessonNeighbor | undefined;
  /** None after the last lesson. */
  readonly next: LessonNeighbor | undefined;
}
