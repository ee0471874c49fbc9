import type { ReactNode } from 'react';

export interface CheckpointOfferProps {
  /** Its name for screen readers. */
  readonly title: string;
  readonly afterLesson: number;
  /** Where the page is not about this course alone. */
  readonly courseTitle?: string;
  readonly className?: string;
  /** The way there. */
  readonly children: ReactNode;
}

/** A checkpoint that is open, and may be left out. */
export function CheckpointOffer(props: CheckpointOfferProps) {
  const { title, afterLesson, courseTitle, className = '', children } = props;
  return (
    <section
      aria-label={title}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-dashed border-control bg-surface p-4 sm:px-8 low:p-3 ${className}`}
    >
      <p className="min-w-[min(100%,14rem)] flex-1">
        <strong className="block font-semibold">What stuck from lessons 1 to {afterLesson}?</strong>
        <span className="text-sm text-ink-soft">
          {courseTitle !== undefined && `${courseTitle}. `}Six questions, all mixed up. Take them
          now, later or never.
        </span>
      </p>
      {children}
    </section>
  );
}
