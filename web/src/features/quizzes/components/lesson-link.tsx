import type { LessonStage } from '@qubloom/contract';
import { Link } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';

/** The lesson that teaches the subject of the question. */
export interface QuizLesson {
  readonly courseId: string;
  readonly lessonId: number;
}

export interface LessonLinkProps {
  readonly lesson: QuizLesson;
  /** The part of the lesson that teaches it. */
  readonly section: LessonStage;
  /** The question's number, for screen reader users, who hear the links without their surroundings. */
  readonly number: number;
}

/** Leads from a reason to the part of the lesson that explains it. */
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
