import { clsx } from 'clsx';
import { Check, ChevronDown, Lock } from 'lucide-react';
import type { LessonId } from '@qubloom/contract';
import { useId, useState } from 'react';
import { completedCount, type LessonPlace } from '../lesson-order-state.ts';

export interface LessonListProps {
  readonly places: readonly LessonPlace[];
  readonly shown: LessonPlace | undefined;
  readonly onChoose: (id: LessonId) => void;
}

/** The lessons of the course: beside the lesson on wide screens, folded above it on narrow ones. */
export function LessonList({ places, shown, onChoose }: LessonListProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const headingId = useId();
  const choose = (id: LessonId) => {
    setOpen(false);
    onChoose(id);
  };
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <h2 id={headingId} className="px-5 pt-5 pb-3 text-xl max-lg:hidden">
        Course Lessons
      </h2>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full items-center gap-3 rounded-card px-4 text-left lg:hidden"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-heading font-semibold">Course Lessons</span>
          <span className="block truncate text-sm text-ink-soft">
            {shown && `Lesson ${shown.number} of ${places.length}: ${shown.lesson.title}`}
          </span>
        </span>
        <span className="text-sm text-ink-soft tabular-nums">
          {completedCount(places)} / {places.length}
        </span>
        <ChevronDown
          aria-hidden="true"
          className={clsx(
            'size-5 shrink-0 text-ink-soft transition-transform duration-150',
            isOpen && 'rotate-180',
          )}
        />
      </button>
      <ol
        id={listId}
        className={clsx(
          'max-h-[600px] flex-col gap-1 overflow-y-auto p-3 pt-0 lg:flex',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {places.map((place) => (
          <li key={place.lesson.id}>
            <LessonRow place={place} isShown={place === shown} onChoose={choose} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface LessonRowProps {
  readonly place: LessonPlace;
  readonly isShown: boolean;
  readonly onChoose: (id: LessonId) => void;
}

function LessonRow({ place, isShown, onChoose }: LessonRowProps) {
  const { lesson, number, status } = place;
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
      <LessonMark place={place} isShown={isShown} />
      <span className="min-w-0 flex-1">
        <span className={clsx('block leading-snug', isShown && 'font-semibold text-action-ink')}>
          <span className="sr-only">Lesson {number}: </span>
          {lesson.title}
        </span>
        <span className="mt-0.5 block text-sm text-ink-soft">
          {isLocked ? 'Complete previous lesson to unlock' : `${lesson.duration} minutes`}
          {status === 'completed' && <span className="sr-only">, completed</span>}
        </span>
      </span>
    </button>
  );
}

function LessonMark({
  place,
  isShown,
}: {
  readonly place: LessonPlace;
  readonly isShown: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'mt-0.5 grid size-7 shrink-0 place-items-center rounded-full text-sm font-semibold tabular-nums',
        place.status === 'completed' && 'bg-good-soft text-good-ink',
        place.status === 'locked' && 'bg-sunken text-ink-soft',
        place.status === 'open' &&
          (isShown ? 'bg-action text-on-action' : 'border-[1.5px] border-control text-ink-soft'),
      )}
    >
      {place.status === 'completed' ? (
        <Check className="size-4" strokeWidth={3} />
      ) : place.status === 'locked' ? (
        <Lock className="size-3.5" />
      ) : (
        place.number
      )}
    </span>
  );
}
