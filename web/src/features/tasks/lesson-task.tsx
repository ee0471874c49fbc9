import type { LessonId } from '@qubloom/contract';
import { TaskWidget, type TaskWidgetProps } from './task-widget.tsx';
import { useLessonPass } from './use-lesson-pass.ts';

export interface LessonTaskProps extends Pick<TaskWidgetProps, 'block' | 'onSolved' | 'shared'> {
  readonly lessonId: LessonId;
}

/** A task of a lesson, whose pass is saved with the lesson. */
export function LessonTask({ block, lessonId, onSolved, shared }: LessonTaskProps) {
  const pass = useLessonPass(lessonId, block.id);
  return (
    <TaskWidget
      block={block}
      draftKey={`${lessonId}.${block.id}`}
      pass={pass}
      shared={shared}
      onSolved={onSolved}
    />
  );
}
