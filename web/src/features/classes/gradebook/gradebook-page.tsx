/** The gradebook of a class: assignments or the lessons of a course, and what many learners get wrong. */
import {
  gradebookTexts,
  type ClassId,
  type Gradebook,
  type GradebookRow,
  type GradebookText,
} from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Fragment, useRef, type ReactNode } from 'react';
import { useScrollEdges } from '../../../lib/browser/use-scroll-edges.ts';
import { courseListQuery } from '../../../product/courses/course-queries.ts';
import { Anchor, TextLink } from '../../../ui/controls/text-link.tsx';
import { reachedByKeys } from '../../../ui/controls/reached-by-keys.ts';
import { SelectField } from '../../../ui/controls/select-field.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { ClassLoading, ClassNotLoaded } from '../load-states.tsx';
import { ClassNav } from '../one/class-nav.tsx';
import { gradebookQuery, taughtClassQuery } from '../queries.ts';
import { CellWords } from './cell-words.tsx';
import { CommonMistakes } from './common-mistakes.tsx';

export interface GradebookPageProps {
  readonly classId: string;
  /** Course whose lessons are shown; undefined means the assignments. */
  readonly course: number | undefined;
  readonly onCourse: (course: number | undefined) => void;
}

export function GradebookPage({ classId, course, onCourse }: GradebookPageProps) {
  const { data: shown } = useQuery(taughtClassQuery(classId));
  const { data: courses } = useQuery(courseListQuery);
  const { data: book, error, refetch } = useQuery(gradebookQuery(classId, course));
  return (
    <div className="page-width flex flex-col gap-6 py-6 sm:py-10 low:py-3">
      <header className="flex flex-col items-start gap-2">
        <TextLink to="/teach/$classId" params={{ classId }}>
          {shown ? `Back to ${shown.name}` : 'Back to the class'}
        </TextLink>
        <h1 className="text-3xl sm:text-4xl">Gradebook</h1>
      </header>
      <ClassNav classId={classId} shown="gradebook" />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <SelectField
          label="Show"
          value={course === undefined ? '' : String(course)}
          onChange={({ target }) =>
            onCourse(target.value === '' ? undefined : Number(target.value))
          }
        >
          <option value="">Assignments</option>
          {courses?.map(({ id, title }) => (
            <option key={id} value={String(id)}>
              {title}
            </option>
          ))}
        </SelectField>
        <Anchor
          href={fileOf(classId, course)}
          download
          className="inline-flex min-h-12 items-center"
        >
          Download as a table (CSV)
        </Anchor>
      </div>
      {!book && error && <ClassNotLoaded error={error} onRetry={() => void refetch()} />}
      {!book && !error && <ClassLoading label="Getting the gradebook..." />}
      {book && (
        <GradebookTable classId={classId} book={book} isOfAssignments={course === undefined} />
      )}
      <CommonMistakes classId={classId} />
    </div>
  );
}

const fileOf = (classId: string | ClassId, course: number | undefined): string =>
  `/api/classes/${String(classId)}/gradebook.csv?${
    course === undefined ? 'of=assignments' : `course=${String(course)}`
  }`;

interface GradebookTableProps {
  readonly classId: string;
  readonly book: Gradebook;
  readonly isOfAssignments: boolean;
}

function GradebookTable({ classId, book, isOfAssignments }: GradebookTableProps) {
  if (book.rows.length === 0) return <Note>Nobody has joined the class yet.</Note>;
  if (book.columns.length === 0 && isOfAssignments) {
    return <Note>Nothing has been assigned yet. Assign something on the page of the class.</Note>;
  }
  const { head, rows } = gradebookTexts(book);
  const hasCourses = new Set(book.columns.flatMap(({ course }) => course ?? [])).size > 1;
  return (
    <div className="group/scroll flex flex-col gap-2">
      <p className="hidden text-sm text-ink-soft group-has-[[data-more*='t']]/scroll:block">
        Scroll the table sideways to see all its columns.
      </p>
      <SidewaysScroller>
        <table className="w-full border-collapse text-left text-sm sm:text-[0.9375rem]">
          <thead>
            <tr>
              {head.map((text, column) => (
                <th
                  key={column}
                  scope="col"
                  className={clsx(
                    'p-2 align-bottom leading-snug font-medium',
                    column === 0 ? firstColumn : otherHead,
                  )}
                >
                  <Heading text={text} hasCourses={hasCourses} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = [], ...cells], index) => {
              const row = book.rows[index];
              return (
                <tr key={row?.id} className="border-t border-line">
                  <th scope="row" className={clsx('p-2 font-medium', firstColumn)}>
                    <TextLink
                      to="/teach/$classId"
                      params={{ classId }}
                      search={row ? { learner: row.id } : {}}
                      className="inline-flex min-h-11 items-center"
                    >
                      {name}
                    </TextLink>
                  </th>
                  {cells.map((text, column) => (
                    <td key={column} className="p-2">
                      <CellText
                        classId={classId}
                        name={name.join(' ')}
                        row={row}
                        column={column}
                        text={text}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </SidewaysScroller>
      <CellWords />
    </div>
  );
}

interface HeadingProps {
  readonly text: GradebookText;
  /** False if all assignments are of one course, whose name would only make the headings longer. */
  readonly hasCourses: boolean;
}

/** Says the whole text to screen readers. */
function Heading({ text: [title, ...places], hasCourses }: HeadingProps) {
  return (
    <>
      {title}
      {places.map((place, index) => (
        <span
          key={place}
          className={clsx(
            'font-normal text-ink-soft',
            index === 0 ? 'block whitespace-nowrap' : hasCourses ? 'block' : 'sr-only',
          )}
        >
          {` ${place}`}
        </span>
      ))}
    </>
  );
}

/** Each piece is on a line of its own, so that a column is as narrow as it can be. */
function Pieces({ text }: { readonly text: GradebookText }) {
  return text.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="block whitespace-nowrap">{piece}</span>
    </Fragment>
  ));
}

/** A table that scrolls can be reached by keyboard. */
function SidewaysScroller({ children }: { readonly children: ReactNode }) {
  const scroller = useRef<HTMLDivElement>(null);
  useScrollEdges(scroller);
  return (
    <div
      ref={scroller}
      role="region"
      aria-label="Results"
      {...reachedByKeys}
      className="fade-right overflow-x-auto rounded-card border border-line bg-surface"
    >
      {children}
    </div>
  );
}

/** It stays in view, and leaves a phone room for two others. */
const firstColumn =
  'sticky left-0 z-10 min-w-20 max-w-26 bg-surface break-words shadow-[inset_-1px_0_var(--color-line)] sm:min-w-28 sm:max-w-40';

const otherHead = 'relative min-w-22 sm:max-w-56';

interface CellTextProps {
  readonly classId: string;
  /** As the first column says it. */
  readonly name: string;
  readonly row: GradebookRow | undefined;
  /** The first one is the time, which is no cell. */
  readonly column: number;
  readonly text: GradebookText;
}

/** A cell leads to the circuit or the program that was handed in. */
function CellText({ classId, name, row, column, text }: CellTextProps) {
  const handedIn = row?.cells[column - 1]?.handedIn;
  if (!row || !handedIn) return <Pieces text={text} />;
  return (
    <TextLink
      to="/teach/$classId"
      params={{ classId }}
      search={{ show: 'work', assignment: handedIn.assignmentId, learner: row.id }}
      aria-label={`${text.join(' ')}, ${name}`}
      className="inline-block py-1.5"
    >
      <Pieces text={text} />
    </TextLink>
  );
}

function Note({ children }: { readonly children: string }) {
  return (
    <Card>
      <p>{children}</p>
    </Card>
  );
}
