import type { ReactNode } from 'react';

export interface CheckpointOfferProps {
  /** Name for screen readers. */
  readonly title: string;
  readonly afterLesson: number;
  /** Shown if the page is not only about this course. */
  readonly courseTitle?: string;
  readonly className?: string;
  /** The link to it. */
  readonly children: ReactNode;
}

/** Offers an open checkpoint, which learners may skip. */
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
