import type { GuidedPathProgress, GuidedStep } from '@qubloom/contract';
import { clsx } from 'clsx';
import { BookOpen, ChevronRight, CircleCheck, Lock, Puzzle } from 'lucide-react';
import { useAuth } from '../../../product/learner/auth.tsx';
import { isCompleted, isStepVisible } from '../path-state.ts';

export interface StepListProps {
  readonly steps: readonly GuidedStep[];
  readonly progress: GuidedPathProgress | undefined;
  /** From 0. */
  readonly onStep: (index: number) => void;
}

/** All steps. The reachable ones are buttons. */
export function StepList({ steps, progress, onStep }: StepListProps) {
  const { user } = useAuth();
  return (
    <ol
      aria-label="Steps"
      className="flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      {steps.map((step, index) => (
        <li key={step.id} className="border-line not-first:border-t">
          <StepRow
            step={step}
            number={index + 1}
            isDone={isCompleted(progress, step)}
            isNext={progress?.currentStepId === step.id}
            onOpen={isStepVisible(index, progress, user !== null) ? () => onStep(index) : undefined}
          />
        </li>
      ))}
    </ol>
  );
}

interface StepRowProps {
  readonly step: GuidedStep;
  readonly number: number;
  readonly isDone: boolean;
  readonly isNext: boolean;
  readonly onOpen: (() => void) | undefined;
}

function StepRow({ step, number, isDone, isNext, onOpen }: StepRowProps) {
  const Icon = step.type === 'challenge' ? Puzzle : BookOpen;
  const content = (
    <>
      <span
        className={clsx(
          'grid size-10 shrink-0 place-items-center rounded-full font-heading font-semibold tabular-nums',
          isDone ? 'bg-good-soft text-good-ink' : 'bg-action-soft text-action-ink',
        )}
      >
        {isDone ? <CircleCheck aria-label="Completed:" className="size-5" /> : number}
      </span>
      <span className="flex min-w-0 flex-1 basis-40 items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{step.title}</span>
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            <Icon aria-hidden="true" className="size-4" />
            {step.type === 'challenge' ? 'Challenge' : 'Try it out'}
            {isNext && <span className="font-medium text-action-ink">· Next up</span>}
          </span>
        </span>
        {onOpen ? (
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        ) : (
          <Lock aria-label="Not open yet" className="size-5 shrink-0 text-ink-soft" />
        )}
      </span>
    </>
  );
  const rowClass = 'flex min-h-16 w-full flex-wrap items-center gap-3 px-4 py-2 text-left';
  if (!onOpen) return <div className={rowClass}>{content}</div>;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-current={isNext ? 'step' : undefined}
      className={clsx(rowClass, 'hover:bg-action-soft focus-visible:outline-offset-[-3px]')}
    >
      {content}
    </button>
  );
}
