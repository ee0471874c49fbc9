import { type LessonId, pathOf } from '@qubloom/contract';
import { clsx } from 'clsx';
import { Check, Eye, Lock } from 'lucide-react';
import { courses } from '../../../product/api/endpoints.ts';
import { OfflineMark } from '../../../product/offline/offline-mark.tsx';
import type { LessonEntry } from './lesson-order-state.ts';

interface LessonRowProps {
  readonly entry: LessonEntry;
  readonly isShown: boolean;
  readonly onChoose: (id: LessonId) => void;
}

/** A row in the course's list of lessons. */
export function LessonRow({ entry, isShown, onChoose }: LessonRowProps) {
  const { lesson, number, status } = entry;
  const isLocked = status === 'locked';
  return (
    <button
      type="button"
      disabled={isLocked}
      aria-current={isShown ? 'true' : undefined}
      onClick={() => onChoose(lesson.id)}
      className={clsx(
        'flex min-h-14 w-full items-start gap-3 rounded-control px-3 py-2.5 text-left transition-colors duration-150 focus-visible:outline-offset-[-3px]',
        isShown ? 'bg-action-soft' : !isLocked && 'hover:bg-sunken',
        isLocked && 'text-ink-soft',
      )}
    >
      <LessonMark entry={entry} isShown={isShown} />
      <span className="min-w-0 flex-1">
        <span className={clsx('block leading-snug', isShown && 'font-semibold text-action-ink')}>
          <span className="sr-only">Lesson {number}: </span>
          {lesson.title}
        </span>
        {isLocked ? (
          // The description is shown even if the lesson is locked, because it is the reason to do the lessons
          // before it.
          <span className="mt-0.5 block text-ink-soft">
            <span className="block text-sm">{lesson.description}</span>
            <span className="mt-1 block text-xs">Complete previous lesson to unlock</span>
          </span>
        ) : (
          <span className="mt-0.5 block text-sm text-ink-soft">
            {lesson.duration} minutes
            {status === 'completed' && <span className="sr-only">, completed</span>}
            {status === 'preview' && ' · Preview'}
            <OfflineMark
              path={pathOf(courses.lesson, { id: lesson.id })}
              className="ml-3 align-bottom"
            />
          </span>
        )}
      </span>
    </button>
  );
}

function LessonMark({
  entry,
  isShown,
}: {
  readonly entry: LessonEntry;
  readonly isShown: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
        entry.status === 'completed' && 'bg-good-soft text-good-ink',
        (entry.status === 'locked' || entry.status === 'preview') && 'bg-sunken text-ink-soft',
        entry.status === 'open' &&
          (isShown ? 'bg-action text-on-action' : 'border-[1.5px] border-control text-ink-soft'),
      )}
    >
      {entry.status === 'completed' ? (
        <Check className="size-4" strokeWidth={3} />
      ) : entry.status === 'locked' ? (
        <Lock className="size-3.5" />
      ) : entry.status === 'preview' ? (
        <Eye className="size-4" />
      ) : (
        entry.number
      )}
    </span>
  );
}
