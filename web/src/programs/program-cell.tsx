import type { BlockOf } from '@qubloom/contract';
import { FolderPlus, RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useReportRun } from '../diagrams/trials/guess-run.ts';
import { useLastLearner } from '../product/storage/use-last-learner.ts';
import { useAuth } from '../product/learner/auth.tsx';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/display/card.tsx';
import { useToasts } from '../ui/feedback/toast.ts';
import { keptPrograms } from './kept/kept-programs.ts';
import { ProgramEditor } from './program-editor.tsx';
import { RunResult } from './run-result.tsx';
import { useProgram } from './use-program.ts';

const maxRows = 16;

export interface ProgramCellProps {
  readonly block: BlockOf<'program'>;
}

/** A program of a lesson that learners can change and run. */
export function ProgramCell({ block }: ProgramCellProps) {
  const title = useId();
  const code = block.code.trimEnd();
  const program = useProgram({ code });
  const { state, edit } = program;
  const learner = useLastLearner(useAuth().user?.id);
  const toasts = useToasts();
  const keep = () => {
    const kept = keptPrograms(learner);
    const name = kept.freeName(block.title);
    if (kept.save(name, state.code)) {
      toasts.show({ title: 'Program Kept', description: `The code lab opens with it: ${name}` });
    } else {
      toasts.show({
        title: 'It could not be kept',
        description: 'This browser has no room for it.',
        variant: 'destructive',
      });
    }
  };
  useReportRun(state.run.kind === 'ended');
  return (
    <Card
      as="section"
      aria-labelledby={title}
      className="flex flex-col gap-3 p-3! not-compact:p-5!"
    >
      <h3 id={title} className="text-xl low:text-lg">
        {block.title}
      </h3>
      <ProgramEditor
        program={program}
        label={block.title}
        rows={Math.min(maxRows, code.split('\n').length + 1)}
      >
        {state.code !== code && (
          <Button variant="quiet" onClick={() => edit(code)}>
            <RotateCcw aria-hidden="true" />
            Start Again
          </Button>
        )}
        {state.code !== code && (
          <Button variant="quiet" onClick={keep}>
            <FolderPlus aria-hidden="true" />
            Keep in the Code Lab
          </Button>
        )}
      </ProgramEditor>
      {state.run.kind !== 'none' && <RunResult state={state} headingLevel="h4" />}
    </Card>
  );
}
