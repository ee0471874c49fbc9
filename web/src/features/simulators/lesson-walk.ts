/** A lesson among its neighbours, as the simulator page needs it. The route fills it in. */
import type { CourseId, LessonId } from '@qubloom/contract';

export interface LessonNeighbour {
  readonly id: LessonId;
  readonly title: string;
  readonly isLocked: boolean;
}

export interface LessonWalk {
  readonly courseId: CourseId;
  readonly courseTitle: string;
  /** From 1. */
  readonly number: number;
  readonly lessonCount: number;
  readonly isCompleted: boolean;
  readonly previous: LessonNeighbour | undefined;
  /** None after the last lesson. */
  readonly next: LessonNeighbour | undefined;
}
