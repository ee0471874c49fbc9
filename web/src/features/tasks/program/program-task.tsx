import type { BlockOf, LessonId } from '@qubloom/contract';
import { useMemo, useState } from 'react';
import { TwinFrame } from '../components/twin-frame.tsx';
import { useProgramPass } from '../use-lesson-pass.ts';
import { ProgramTaskView } from './program-task-view.tsx';

export interface ProgramTaskProps {
  readonly block: BlockOf<'program-task'>;
  readonly lessonId: LessonId;
  /** True if the lesson is a preview, in which nothing counts. */
  readonly isPreview?: boolean;
  /** Called once it is solved, and again when it is shown solved. */
  readonly onSolved: () => void;
}

/**
 * A task that a program solves, saved with the lesson. A learner who needed the worked step gets its twin
 * afterward.
 */
export function ProgramTask(props: ProgramTaskProps) {
  const { block, lessonId, onSolved, isPreview = false } = props;
  const pass = useProgramPass({ lessonId, task: block.id, isPreview });
  const [hadHelp, setHadHelp] = useState(false);
  const draftKey = `${lessonId}.${block.id}`;
  return (
    <>
      <ProgramTaskView
        block={block}
        draftKey={draftKey}
        pass={pass}
        onSolved={onSolved}
        onPassedWithHelp={() => setHadHelp(true)}
      />
      {hadHelp && block.twin && (
        <ProgramTwin twin={block.twin} id={`${block.id}-twin`} draftKey={`${draftKey}-twin`} />
      )}
    </>
  );
}

interface ProgramTwinProps {
  readonly twin: NonNullable<BlockOf<'program-task'>['twin']>;
  readonly id: string;
  readonly draftKey: string;
}

function ProgramTwin({ twin, id, draftKey }: ProgramTwinProps) {
  const block = useMemo(
    () => ({ ...twin, kind: 'program-task' as const, id, hints: [] }),
    [twin, id],
  );
  const [written, save] = useState<string>();
  return (
    <TwinFrame>
      <ProgramTaskView
        block={block}
        draftKey={draftKey}
        pass={{ circuit: written, isSignedIn: true, retry: undefined, save: (code) => save(code) }}
      />
    </TwinFrame>
  );
}
