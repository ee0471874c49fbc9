import type { LessonSheet, PrintableCourse, PrintableLesson } from '@qubloom/contract';
import { pathOf } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { FileText, Lock } from 'lucide-react';
import { OpenSign } from '../open-sign.tsx';
import { resources } from '../../../lib/api/endpoints.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { printablesQuery } from '../queries.ts';

/** Every lesson by its title; what the caller may open has its sheets. */
export function Printables() {
  const { data: courses, isError, refetch } = useQuery(printablesQuery);
  if (isError) {
    return (
      <Notice title="The sheets did not load" tone="error">
        <p>Try again in a moment.</p>
        <Button onClick={() => void refetch()}>Try Again</Button>
      </Notice>
    );
  }
  return (
    <>
      <p className="max-w-[65ch]">
        Every lesson has a plan for the teacher, a worksheet, and an answer sheet. You can print
        them for all the lessons that are open to you. The quizzes stay on the screen.
      </p>
      {courses ? (
        <ul className="flex flex-col gap-3">
          {courses.map((course) => (
            <PrintableCourseItem key={course.id} course={course} />
          ))}
        </ul>
      ) : (
        <Loading label="Loading sheets" className="flex flex-col gap-3">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} className="h-16 w-full" />
          ))}
        </Loading>
      )}
    </>
  );
}

function PrintableCourseItem({ course: { title, lessons } }: { readonly course: PrintableCourse }) {
  const open = lessons.filter(({ closedBecause }) => closedBecause === null).length;
  return (
    <li className="rounded-card border border-line bg-surface shadow-card">
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer items-center gap-4 rounded-card px-4 py-3 sm:px-5">
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="text-lg">{title}</h3>
            <span className="text-sm text-ink-soft">
              {open} of {lessons.length} open to you
            </span>
          </div>
          <OpenSign />
        </summary>
        <ul className="divide-y divide-line border-t border-line px-4 sm:px-5">
          {lessons.map((lesson) => (
            <PrintableLessonItem key={lesson.id} lesson={lesson} />
          ))}
        </ul>
      </details>
    </li>
  );
}

const sheets: readonly (readonly [LessonSheet, string])[] = [
  ['lesson-plan', 'Lesson plan'],
  ['worksheet', 'Worksheet'],
  ['answers', 'Answers'],
];

function PrintableLessonItem({ lesson }: { readonly lesson: PrintableLesson }) {
  const { id, title, order, closedBecause } = lesson;
  return (
    <li className="flex flex-col gap-1 py-3 md:flex-row md:items-center md:justify-between md:gap-6">
      <p className="min-w-0 font-medium">
        {order}. {title}
      </p>
      {closedBecause === null ? (
        <ul className="flex flex-wrap gap-x-5">
          {sheets.map(([sheet, label]) => (
            <li key={sheet}>
              <a
                href={pathOf(resources.sheet, { id, sheet })}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-1.5 text-action-ink underline underline-offset-4"
              >
                <FileText aria-hidden="true" className="size-4 shrink-0" />
                <span>
                  {label}
                  <span className="sr-only">, {title}, PDF, opens in a new tab</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex min-h-11 items-center gap-1.5 text-sm text-ink-soft">
          <Lock aria-hidden="true" className="size-4 shrink-0" />
          {closedBecause}
        </p>
      )}
    </li>
  );
}
