import type { BlockOf } from '@qubloom/contract';
import { CircleCheck, Lightbulb } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useReportRun } from '../../../diagrams/trials/guess-run.ts';
import { useBroughtIntoView } from '../../../lib/browser/bring-into-view.ts';
import { useNextHint } from '../use-next-hint.ts';
import { ProgramEditor } from '../../../programs/program-editor.tsx';
import { RunResult } from '../../../programs/run-result.tsx';
import { HintList } from '../../../product/tasks/hint-list.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { StuckOffer } from '../components/stuck-offer.tsx';
import { TaskFeedback } from '../components/task-feedback.tsx';
import { isStuck, hasSeenWorkedStep } from '../task-state.ts';
import type { ProgramPass } from '../use-lesson-pass.ts';
import { useProgramTask } from './use-program-task.ts';

export interface ProgramTaskViewProps {
  readonly block: BlockOf<'program-task'>;
  readonly draftKey: string;
  readonly pass: ProgramPass;
  /** Called once it is solved, and again when it is shown solved. */
  readonly onSolved?: () => void;
  /** Called if it was passed while the worked step was shown. */
  readonly onPassedWithHelp?: () => void;
}

/** A function to write. Check calls it with each case, and the engine grades its results. */
export function ProgramTaskView(props: ProgramTaskViewProps) {
  const { block, draftKey, pass, onSolved, onPassedWithHelp } = props;
  const title = useId();
  const work = useProgramTask(block, draftKey, pass);
  const { program, task, dispatch, isDone, saved, check } = work;
  const report = useEffectEvent(() => onSolved?.());
  useEffect(() => {
    if (isDone) report();
  }, [isDone]);
  useReportRun(task.feedback !== null);
  const { newestHint, hint } = useNextHint(block.hints.length, dispatch);
  const found = useRef<HTMLDivElement>(null);
  useBroughtIntoView(found, task.feedback);
  const answer = async () => {
    const checked = await check();
    if (checked?.kind === 'passed' && hasSeenWorkedStep(task, block)) onPassedWithHelp?.();
  };
  const hasHints = task.hintsShown < block.hints.length;
  const isRunning = program.state.run.kind === 'running';

  return (
    <Card
      as="section"
      aria-labelledby={title}
      className="flex flex-col gap-3 p-3! not-compact:p-5!"
    >
      <div>
        <h3 id={title} className="flex items-center gap-2 text-xl low:text-lg">
          {isDone && <CircleCheck aria-label="Done:" className="size-6 text-good" />}
          {block.title}
        </h3>
        <p className="mt-1 compact:text-base compact:leading-snug">{block.goal}</p>
      </div>
      <ProgramEditor program={program} label={block.title} rows={linesOf(block.starter)}>
        <Button variant="secondary" disabled={isRunning} onClick={() => void answer()}>
          Check
        </Button>
        {hasHints && (
          <Button variant="quiet" onClick={hint}>
            <Lightbulb aria-hidden /> {task.hintsShown === 0 ? 'Hint' : 'Next hint'}
          </Button>
        )}
        {saved !== undefined && (
          <Button variant="quiet" onClick={() => program.edit(saved)}>
            <CircleCheck aria-hidden /> Show What I Wrote
          </Button>
        )}
      </ProgramEditor>
      <div aria-live="polite" className="grid gap-2">
        <div ref={found} className="grid gap-2 empty:hidden">
          <TaskFeedback
            feedback={task.feedback}
            success={block.success}
            pass={pass}
            what="program"
          />
        </div>
        {isStuck(task) && <StuckOffer onHint={hasHints ? hint : undefined} />}
        <HintList hints={block.hints} shown={task.hintsShown} newest={newestHint} />
      </div>
      {program.state.run.kind !== 'none' && <RunResult state={program.state} headingLevel="h4" />}
    </Card>
  );
}

/** Leaves room for a line or two more. */
function linesOf(code: string): number {
  return Math.min(16, code.trim().split('\n').length + 2);
}
