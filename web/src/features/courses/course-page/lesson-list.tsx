import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { LessonId } from '@qubloom/contract';
import { useId, useState } from 'react';
import { completedCount, type LessonEntry } from './lesson-order-state.ts';
import { LessonRow } from './lesson-row.tsx';

export interface LessonListProps {
  readonly entries: readonly LessonEntry[];
  readonly shown: LessonEntry | undefined;
  readonly onChoose: (id: LessonId) => void;
}

/** The lessons of the course: beside the lesson on wide screens, folded above it on narrow ones. */
export function LessonList({ entries, shown, onChoose }: LessonListProps) {
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
            {shown && `Lesson ${shown.number} of ${entries.length}: ${shown.lesson.title}`}
          </span>
        </span>
        <span className="text-sm text-ink-soft tabular-nums">
          {completedCount(entries)} / {entries.length}
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
        {entries.map((entry) => (
          <li key={entry.lesson.id}>
            <LessonRow entry={entry} isShown={entry === shown} onChoose={choose} />
          </li>
        ))}
      </ol>
    </section>
  );
}
