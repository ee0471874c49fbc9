import type { LessonId } from '@qubloom/contract';
import { useState } from 'react';
import { TaskView, type TaskViewProps } from './task-view.tsx';
import { TwinTask } from './twin-task.tsx';
import { useLessonPass } from './use-lesson-pass.ts';

export interface LessonTaskProps extends Pick<TaskViewProps, 'block' | 'onSolved' | 'shared'> {
  readonly lessonId: LessonId;
  /** True if the lesson is a preview, in which nothing counts. */
  readonly isPreview?: boolean;
}

/**
 * A task of a lesson, whose pass is saved with the lesson. A learner who needed the worked step gets a similar task, the
 * twin, afterward.
 */
export function LessonTask(props: LessonTaskProps) {
  const { block, lessonId, onSolved, shared, isPreview = false } = props;
  const pass = useLessonPass({ lessonId, task: block.id, isPreview });
  const [hadHelp, setHadHelp] = useState(false);
  const draftKey = `${lessonId}.${block.id}`;
  return (
    <>
      <TaskView
        block={block}
        draftKey={draftKey}
        pass={pass}
        shared={shared}
        onSolved={onSolved}
        onPassedWithHelp={() => setHadHelp(true)}
      />
      {hadHelp && block.twin && (
        <TwinTask twin={block.twin} id={`${block.id}-twin`} draftKey={`${draftKey}-twin`} />
      )}
    </>
  );
}
