/** The assignments of a class, for its teachers, and a form for another one. */
import { assignedKindNames, type ListedAssignment, type SchoolClass } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { focusHere } from '../../../lib/browser/bring-into-view.ts';
import { call, errorSentence } from '../../../product/api/api.ts';
import { assignments } from '../../../product/api/endpoints.ts';
import { LessonMaterialsLink } from '../../../product/courses/lesson-materials-link.tsx';
import { dueDayText } from '../../../product/classes/due-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PathLink } from '../../../ui/controls/path-link.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Fold } from '../../../ui/display/fold.tsx';
import { assignmentsQuery } from '../queries.ts';
import type { ClassSlots } from '../one/class-slots.ts';
import { AssignForm } from './assign-form.tsx';

const shownAtOnce = 5;

export interface AssignmentsCardProps {
  readonly shown: SchoolClass;
  readonly slots: ClassSlots;
}

export function AssignmentsCard({ shown, slots }: AssignmentsCardProps) {
  const classId = String(shown.id);
  const { data: list, error, refetch } = useQuery(assignmentsQuery(classId));
  const isOpen = shown.archivedAt === null;
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone then.
  const props = { shown, slots, onRemoved: () => place.current && focusHere(place.current) };
  return (
    <CardSection title="Assignments" intro="Your learners find them at the top of their dashboard.">
      {!list && error && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p>The assignments did not load.</p>
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
      <div ref={place} tabIndex={-1} className="flex flex-col gap-5 outline-none">
        {list?.length === 0 && <p>Nothing is assigned yet.</p>}
        {list && list.length > 0 && (
          <>
            <Rows {...props} of={list.slice(0, shownAtOnce)} />
            {list.length > shownAtOnce && (
              <Fold summary={`Show ${String(list.length - shownAtOnce)} more`}>
                <Rows {...props} of={list.slice(shownAtOnce)} />
              </Fold>
            )}
          </>
        )}
      </div>
      {isOpen && <AssignForm shown={shown} slots={slots} />}
    </CardSection>
  );
}

interface RowsProps extends AssignmentsCardProps {
  readonly of: readonly ListedAssignment[];
  readonly onRemoved: () => void;
}

function Rows({ of, ...props }: RowsProps) {
  return (
    <ul className="flex flex-col gap-4">
      {of.map((assignment) => (
        <Row key={assignment.id} assignment={assignment} {...props} />
      ))}
    </ul>
  );
}

interface RowProps extends Omit<RowsProps, 'of'> {
  readonly assignment: ListedAssignment;
}

function Row({ shown, slots, assignment, onRemoved }: RowProps) {
  const { id, item, title, course, path, dueOn, learners, learnerCount, doneCount } = assignment;
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: () =>
      call(assignments.remove, { params: { id: shown.id, assignmentId: id }, body: {} }),
    onSuccess: () => {
      onRemoved();
      return queryClient.invalidateQueries({
        queryKey: assignmentsQuery(String(shown.id)).queryKey,
      });
    },
  });
  const names = shown.learners.filter((learner) => learners?.includes(learner.id));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="min-w-[min(100%,14rem)] flex-1">
        <PathLink path={path}>
          {assignedKindNames[item.kind]}: {title}
        </PathLink>
        <span className="block text-[0.9375rem] text-ink-soft">
          {course !== null && `${course}. `}By the end of {dueDayText(dueOn)}, for{' '}
          {learners === null
            ? 'everybody'
            : new Intl.ListFormat('en').format(names.map(({ name }) => name))}
          .
        </span>
        {learnerCount > 0 && (
          <span className="block text-[0.9375rem] font-medium">
            {doneCount} of {learnerCount} done
          </span>
        )}
        {'lessonId' in item && <LessonMaterialsLink lessonId={item.lessonId} title={title} />}
      </span>
      {item.kind === 'lesson' &&
        shown.archivedAt === null &&
        slots.renderStart(item.lessonId, title)}
      <Button variant="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
        <span>
          Take back <span className="sr-only">{title}</span>
        </span>
      </Button>
      {remove.error && <FieldError>{errorSentence(remove.error)}</FieldError>}
    </li>
  );
}
