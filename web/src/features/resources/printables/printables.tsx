import {
  pathOf,
  type LessonSheet,
  type PrintableCourse,
  type PrintableLesson,
} from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { FileText, Lock } from 'lucide-react';
import { useRef, type Ref } from 'react';
import { focusHere } from '../../../lib/browser/bring-into-view.ts';
import { lessonAnchor } from '../../../product/courses/lesson-anchor.ts';
import { OpenSign } from '../open-sign.tsx';
import { resources } from '../../../product/api/endpoints.ts';
import { PackButtons } from '../../../product/courses/pack-buttons.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { printablesQuery } from '../queries.ts';
import { Details } from '../../../ui/display/details.tsx';

/** Every lesson by its title, with its sheets if the caller may open it. */
export function Printables() {
  const { data: courses, isError, refetch } = useQuery(printablesQuery);
  // Either all courses have packs, or none has.
  const closedBecause = courses?.[0]?.packClosedBecause;
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
        Every lesson has a plan for the teacher, slides for the class, an activity without
        computers, a worksheet, and an answer sheet. You can get them for all the lessons that are
        open to you. If you’re 18 or over, that’s every lesson of your plan, and each has an
        assessment on paper, too, with a key for marking it. The quizzes stay on the screen.
      </p>
      {closedBecause && <AboutPacks closedBecause={closedBecause} />}
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

/** Tells learners whose plan includes no packs how to get them. */
function AboutPacks({ closedBecause }: { readonly closedBecause: string }) {
  return (
    <p className="max-w-[65ch] text-ink-soft">
      For grown-ups: a printable pack has the plans, activities, worksheets and answers of a course
      and a certificate in one PDF. {closedBecause}{' '}
      <Link to="/subscribe" className="text-action-ink underline underline-offset-4">
        See the plans
      </Link>
    </p>
  );
}

function PrintableCourseItem({ course }: { readonly course: PrintableCourse }) {
  const { title, lessons, assessmentsClosedBecause } = course;
  const open = lessons.filter(({ closedBecause }) => closedBecause === null).length;
  const hash = useLocation({ select: (location) => location.hash });
  const asked = lessons.find(({ id }) => lessonAnchor(id) === hash);
  const askedItem = useRef<HTMLLIElement>(null);
  return (
    <li className="rounded-card border border-line bg-surface shadow-card">
      {/* The address may ask for a lesson; the toggle comes after the disclosure has scrolled. */}
      <Details
        className="group"
        open={asked && true}
        onToggle={({ currentTarget }) =>
          currentTarget.open && askedItem.current && focusHere(askedItem.current)
        }
      >
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
          <PackItem course={course} />
          {lessons.map((lesson) => (
            <PrintableLessonItem
              key={lesson.id}
              ref={lesson === asked ? askedItem : undefined}
              isAsked={lesson === asked}
              lesson={lesson}
              sheets={assessmentsClosedBecause === null ? allSheets : openSheets}
            />
          ))}
        </ul>
      </Details>
    </li>
  );
}

function PackItem({ course: { id, title, packClosedBecause } }: { course: PrintableCourse }) {
  return (
    <li className={rowClass}>
      <p className={nameClass}>Printable pack of the whole course</p>
      {packClosedBecause === null ? (
        <PackButtons courseId={id} courseTitle={title} />
      ) : (
        <Closed because={packClosedBecause} />
      )}
    </li>
  );
}

/** On a phone, the name is above what it offers. On a laptop, all rows have the same two columns. */
const rowClass = 'grid gap-x-6 gap-y-1 py-3 md:grid-cols-[14rem_minmax(0,1fr)]';

const nameClass = 'min-w-0 pt-2.5 font-medium md:pb-2.5';

function Closed({ because }: { readonly because: string }) {
  return (
    <p className="flex min-h-11 items-center gap-2 text-sm text-ink-soft">
      <Lock aria-hidden="true" className="size-4 shrink-0" />
      {because}
    </p>
  );
}

type NamedSheets = readonly (readonly [LessonSheet, string])[];

const openSheets: NamedSheets = [
  ['lesson-plan', 'Lesson plan'],
  ['slides', 'Slides'],
  ['activity', 'Activity'],
  ['worksheet', 'Worksheet'],
  ['answers', 'Answers'],
];
const allSheets: NamedSheets = [
  ...openSheets,
  ['assessment', 'Assessment'],
  ['assessment-key', 'Key to the assessment'],
];

const linkClass =
  'flex min-h-11 items-center gap-2 leading-snug text-action-ink underline underline-offset-4';

interface PrintableLessonItemProps {
  readonly lesson: PrintableLesson;
  readonly sheets: NamedSheets;
  /** True if the address asks for this lesson. */
  readonly isAsked: boolean;
  readonly ref?: Ref<HTMLLIElement> | undefined;
}

function PrintableLessonItem({ lesson, sheets, isAsked, ref }: PrintableLessonItemProps) {
  const { id, title, order, closedBecause } = lesson;
  return (
    <li
      ref={ref}
      id={lessonAnchor(id)}
      tabIndex={-1}
      className={clsx(
        rowClass,
        'outline-none',
        isAsked && '-mx-4 bg-points-soft px-4 sm:-mx-5 sm:px-5',
      )}
    >
      <p className={nameClass}>
        {order}. {title}
      </p>
      {closedBecause === null ? (
        <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-4">
          {sheets.map(([sheet, label]) => (
            <li key={sheet}>
              <a
                href={pathOf(resources.sheet, { id, sheet })}
                target="_blank"
                rel="noopener"
                className={linkClass}
              >
                <FileText aria-hidden="true" className="size-4 shrink-0" />
                <span>
                  {label}
                  <span className="sr-only">, {title}, PDF, opens in a new tab</span>
                </span>
              </a>
            </li>
          ))}
          <li>
            <a href={pathOf(resources.presentation, { id })} download className={linkClass}>
              <FileText aria-hidden="true" className="size-4 shrink-0" />
              <span>
                Slides to edit (PPTX)
                <span className="sr-only">, {title}, download</span>
              </span>
            </a>
          </li>
        </ul>
      ) : (
        <Closed because={closedBecause} />
      )}
    </li>
  );
}
