/** The assignments that a learner has not done yet, for the dashboard. */
import { assignedKindNames, type OwnAssignment } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { PathLink } from '../../ui/controls/path-link.tsx';
import { Card } from '../../ui/display/card.tsx';
import { Fold } from '../../ui/display/fold.tsx';
import { useAuth } from '../learner/auth.tsx';
import { dueDayText } from './due-text.ts';
import { myAssignmentsQuery } from './my-assignments-query.ts';

const shownAtOnce = 3;

/** Renders nothing if nothing is open. */
export function DueInClass() {
  const { user } = useAuth();
  const { data } = useQuery({ ...myAssignmentsQuery, enabled: user !== null });
  const id = useId();
  // The one to do first is at the top.
  const open = data?.filter(({ isDone }) => !isDone).toReversed() ?? [];
  if (open.length === 0) return null;
  const [first, others] = [open.slice(0, shownAtOnce), open.slice(shownAtOnce)];
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-xl">
        For your class
      </h2>
      <Items of={first} />
      {others.length > 0 && (
        <Fold summary={`Show ${String(others.length)} more`}>
          <Items of={others} />
        </Fold>
      )}
    </Card>
  );
}

function Items({ of }: { readonly of: readonly OwnAssignment[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {of.map(({ id, item, title, course, path, className, dueOn, isLate }) => (
        <li key={id} className="flex flex-col">
          <PathLink path={path} className="text-lg leading-snug">
            {assignedKindNames[item.kind]}: {title}
          </PathLink>
          <span className="text-[0.9375rem] text-ink-soft">
            {course !== null && `${course}. `}
            {isLate
              ? `It was due on ${dueDayText(dueOn)}. You can still do it.`
              : `By the end of ${dueDayText(dueOn)}.`}{' '}
            {className}
          </span>
        </li>
      ))}
    </ul>
  );
}
