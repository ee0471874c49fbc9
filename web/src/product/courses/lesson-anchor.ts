import type { LessonId } from '@qubloom/contract';

/** The place of a lesson's sheets on the page of learning resources. */
export const lessonAnchor = (id: LessonId): string => `lesson-${String(id)}`;
