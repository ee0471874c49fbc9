import type { ClassLearner, SchoolClass } from '@qubloom/contract';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { formatDay } from '../../../lib/dates/format-day.ts';
import { ResetPassword } from './reset-password.tsx';
import { TakeOut } from './take-out.tsx';

export function LearnerList({ shown }: { readonly shown: SchoolClass }) {
  const { learners } = shown;
  return (
    <CardSection title="Learners">
      {learners.length === 0 ? (
        <p>Nobody is in this class.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {learners.map((learner) => (
            <Learner key={learner.id} shown={shown} learner={learner} />
          ))}
        </ul>
      )}
    </CardSection>
  );
}

interface LearnerProps {
  readonly shown: SchoolClass;
  readonly learner: ClassLearner;
}

function Learner({ shown, learner }: LearnerProps) {
  const { name, username, isClassAccount, joinedAt } = learner;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <span className="min-w-[min(100%,14rem)] flex-1">
        <strong className="font-medium break-words">{name}</strong>{' '}
        <span className="break-all text-ink-soft">({username})</span>
        <span className="block text-[0.9375rem] text-ink-soft">
          {isClassAccount ? 'Class account' : 'Own account'}, since {formatDay(joinedAt)}
        </span>
      </span>
      <span className="flex flex-wrap gap-1">
        <ButtonLink
          to="/teach/$classId"
          params={{ classId: String(shown.id) }}
          search={{ learner: learner.id }}
          variant="secondary"
          size="small"
        >
          <span>
            Record <span className="sr-only">of {name}</span>
          </span>
        </ButtonLink>
        {isClassAccount && <ResetPassword classId={shown.id} learner={learner} />}
        <TakeOut classId={shown.id} learner={learner} />
      </span>
    </li>
  );
}
