import type { LessonStage } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';

/** The lesson that teaches what was asked. */
export interface QuizLesson {
  readonly courseId: string;
  readonly lessonId: number;
}

export interface LessonLinkProps {
  readonly lesson: QuizLesson;
  /** The part of the lesson that teaches what was asked. */
  readonly section: LessonStage;
  /** The question's number, for those who hear the links without what is around them. */
  readonly number: number;
}

/** From a reason back to where the lesson shows it. */
export function LessonLink({ lesson, section, number }: LessonLinkProps) {
  return (
    <Link
      to="/courses/$id"
      params={{ id: lesson.courseId }}
      search={{ lesson: lesson.lessonId, section }}
      className="inline-flex min-h-11 items-center gap-2 self-start font-medium text-action-ink underline underline-offset-4"
    >
      <BookOpen aria-hidden="true" className="size-4 shrink-0" />
      <span>
        See it in the lesson <span className="sr-only">(question {number})</span>
      </span>
    </Link>
  );
}
