import { clsx } from 'clsx';
import type { LessonId } from '@qubloom/contract';
import { Fragment, useId } from 'react';
import { CheckpointRow } from '../checkpoint/checkpoint-row.tsx';
import type { LessonEntry } from './lesson-order-state.ts';
import { LessonRow } from './lesson-row.tsx';

export interface LessonRowsProps {
  readonly entries: readonly LessonEntry[];
  readonly shown: LessonEntry | undefined;
  readonly onChoose: (id: LessonId) => void;
  /** Opens the checkpoint after the lesson of this number. */
  readonly onCheckpoint: (afterLesson: number) => void;
  readonly className?: string | undefined;
}

/** The lessons of the course under their heading. */
export function LessonList({ className, ...rows }: LessonRowsProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={clsx(
        'flex flex-col rounded-card border border-line bg-surface shadow-card',
        className,
      )}
    >
      <h2 id={headingId} className="px-5 pt-5 pb-3 text-xl">
        Course Lessons
      </h2>
      <LessonRows {...rows} className="p-3 pt-0" />
    </section>
  );
}

export function LessonRows(props: LessonRowsProps) {
  const { entries, shown, onChoose, onCheckpoint, className } = props;
  return (
    <ol className={clsx('relative flex max-h-[600px] flex-col gap-1 overflow-y-auto', className)}>
      {entries.map((entry) => (
        <Fragment key={entry.lesson.id}>
          <li>
            <LessonRow entry={entry} isShown={entry === shown} onChoose={onChoose} />
          </li>
          {entry.checkpoint && (
            <li>
              <CheckpointRow
                afterLesson={entry.number}
                status={entry.checkpoint}
                onChoose={onCheckpoint}
              />
            </li>
          )}
        </Fragment>
      ))}
    </ol>
  );
}
