/** The live lessons of a learner's classes, and the assignments that are not done yet, for the dashboard. */
import {
  assignedKindNames,
  type liveLessons,
  type OwnAssignment,
  type ReplyOf,
} from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { PathLink } from '../../ui/controls/path-link.tsx';
import { Card } from '../../ui/display/card.tsx';
import { Fold } from '../../ui/display/fold.tsx';
import { useAuth } from '../learner/auth.tsx';
import { dueDayText } from './due-text.ts';
import { myAssignmentsQuery } from './my-assignments-query.ts';
import { myLiveLessonsQuery } from './my-live-lessons-query.ts';

const shownAtOnce = 3;

/** Renders nothing if nothing is open or live. */
export function DueInClass() {
  const { user } = useAuth();
  const { data } = useQuery({ ...myAssignmentsQuery, enabled: user !== null });
  const { data: mine } = useQuery({ ...myLiveLessonsQuery, enabled: user !== null });
  const id = useId();
  // The one to do first is at the top.
  const open = data?.filter((one) => !one.isDone || one.mayHandInAgain).toReversed() ?? [];
  const live = mine?.live ?? [];
  if (open.length + live.length === 0) return null;
  const [first, others] = [open.slice(0, shownAtOnce), open.slice(shownAtOnce)];
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        For your class
      </h2>
      <Live of={live} />
      {first.length > 0 && <Items of={first} />}
      {others.length > 0 && (
        <Fold summary={`Show ${String(others.length)} more`}>
          <Items of={others} />
        </Fold>
      )}
    </Card>
  );
}

type OwnLive = ReplyOf<typeof liveLessons.mine>['live'][number];

function Live({ of }: { readonly of: readonly OwnLive[] }) {
  return of.map(({ classId, className, courseId, lessonId, title }) => (
    <div key={classId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-[min(100%,14rem)] flex-1">
        {className} is doing <strong className="font-semibold">{title}</strong> right now.
      </p>
      <ButtonLink to="/courses/$id" params={{ id: String(courseId) }} search={{ lesson: lessonId }}>
        Join the lesson
      </ButtonLink>
    </div>
  ));
}

function Items({ of }: { readonly of: readonly OwnAssignment[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {of.map(({ id, item, title, course, path, className, ...state }) => (
        <li key={id} className="flex flex-col">
          <PathLink path={path} className="text-lg leading-snug">
            {assignedKindNames[item.kind]}: {title}
          </PathLink>
          <span className="text-[0.9375rem] text-ink-soft">
            {course !== null && `${course}. `}
            {stateText(state)} {className}
          </span>
        </li>
      ))}
    </ul>
  );
}

function stateText({
  dueOn,
  isDone,
  isLate,
}: Pick<OwnAssignment, 'dueOn' | 'isDone' | 'isLate'>): string {
  const day = dueDayText(dueOn);
  if (isDone) return `Handed in. You can change it by the end of ${day}.`;
  return isLate ? `It was due on ${day}. You can still do it.` : `By the end of ${day}.`;
}
