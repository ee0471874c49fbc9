import type { ClassSummary } from '@qubloom/contract';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Fold } from '../../../ui/display/fold.tsx';

interface TaughtClassesProps {
  readonly classes: readonly ClassSummary[];
}

export function TaughtClasses({ classes }: TaughtClassesProps) {
  const open = classes.filter(({ archivedAt }) => archivedAt === null);
  const archived = classes.filter(({ archivedAt }) => archivedAt !== null);
  return (
    <CardSection title="Your classes">
      {open.length > 0 ? <ClassList classes={open} /> : <p>All your classes are archived.</p>}
      {archived.length > 0 && (
        <Fold summary={`Archived classes (${String(archived.length)})`}>
          <ClassList classes={archived} />
        </Fold>
      )}
    </CardSection>
  );
}

function ClassList({ classes }: TaughtClassesProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {classes.map(({ id, name, plan, learnerCount, seats, archivedAt }) => (
        <li key={id} className="flex flex-col gap-1 py-3">
          <TextLink
            to="/teach/$classId"
            params={{ classId: String(id) }}
            className="w-fit max-w-full py-1 text-lg break-words"
          >
            {name}
          </TextLink>
          <span className="text-[0.9375rem] text-ink-soft">
            {String(learnerCount)} of {String(seats)} seats taken
          </span>
          {plan === 'trial' && archivedAt === null && (
            <TextLink
              to="/teach/$classId"
              params={{ classId: String(id) }}
              search={{ show: 'settings' }}
              className="w-fit max-w-full py-1 break-words"
            >
              Get the Classroom plan for {name}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
