import type { BlockOf } from '@qubloom/contract';
import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
import { useReportRun } from '../diagrams/trials/guess-run.ts';
import { Button } from '../ui/controls/button.tsx';
import { Card } from '../ui/display/card.tsx';
import { ProgramEditor } from './program-editor.tsx';
import { RunResult } from './run-result.tsx';
import { useProgram } from './use-program.ts';

const maxRows = 16;

export interface ProgramCellProps {
  readonly block: BlockOf<'program'>;
}

/** A program of a lesson, to change and run. */
export function ProgramCell({ block }: ProgramCellProps) {
  const title = useId();
  const code = block.code.trimEnd();
  const program = useProgram({ code });
  const { state, edit } = program;
  useReportRun(state.run.kind === 'ended');
  return (
    <Card as="section" aria-labelledby={title} className="flex flex-col gap-3 p-3! roomy:p-5!">
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
      </ProgramEditor>
      {state.run.kind !== 'none' && <RunResult state={state} headingLevel="h4" />}
    </Card>
  );
}
