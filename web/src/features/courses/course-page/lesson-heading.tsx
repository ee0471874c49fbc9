import type { LessonSummary } from '@qubloom/contract';
import { useEffect, useRef } from 'react';

export interface LessonHeadingProps {
  readonly id: string;
  readonly lesson: LessonSummary;
  readonly number: number;
}

/** Takes the focus when another lesson is chosen, so that who listens hears which one it is. */
export function LessonHeading({ id, lesson, number }: LessonHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useRef(lesson.id);
  useEffect(() => {
    if (announced.current === lesson.id) return;
    announced.current = lesson.id;
    heading.current?.focus();
  }, [lesson.id]);
  return (
    <header className="flex flex-col gap-1.5">
      <p className="text-sm font-medium text-ink-soft">
        Lesson {number} · {lesson.duration} minutes
      </p>
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-28 text-2xl outline-none sm:text-3xl"
      >
        {lesson.title}
      </h2>
      <p className="max-w-[65ch] text-ink-soft">{lesson.description}</p>
    </header>
  );
}
