import { clsx } from 'clsx';
import { Check, Flag, Lock } from 'lucide-react';
import type { CheckpointStatus } from '../course-page/lesson-order-state.ts';

interface CheckpointRowProps {
  readonly afterLesson: number;
  readonly status: CheckpointStatus;
  readonly onChoose: (afterLesson: number) => void;
}

/** A checkpoint between the lessons of its course. */
export function CheckpointRow({ afterLesson, status, onChoose }: CheckpointRowProps) {
  const isLocked = status === 'locked';
  const Mark = isLocked ? Lock : status === 'done' ? Check : Flag;
  return (
    <button
      type="button"
      disabled={isLocked}
      onClick={() => onChoose(afterLesson)}
      className={clsx(
        'flex min-h-14 w-full items-center gap-3 rounded-control border border-dashed border-line px-3 py-2',
        'text-left transition-colors duration-150 focus-visible:outline-offset-[-3px]',
        isLocked ? 'text-ink-soft' : 'hover:bg-sunken',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-7 shrink-0 place-items-center rounded-full',
          status === 'done' && 'bg-good-soft text-good-ink',
          status === 'open' && 'bg-action-soft text-action-ink',
          isLocked && 'bg-sunken',
        )}
      >
        <Mark className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-snug">Checkpoint</span>
        <span className="mt-0.5 block text-sm text-ink-soft">
          {isLocked
            ? `Opens after lesson ${afterLesson}`
            : `Six questions from lessons 1 to ${afterLesson}`}
          {status === 'done' && <span className="sr-only">, done</span>}
        </span>
      </span>
    </button>
  );
}
