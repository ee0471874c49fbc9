/** On the dashboard: a grown-up's way to the family page, or a goal that a grown-up suggests to the learner. */
import type { CurrentUser } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { nameOf, namesOf } from '../../product/learner/names-of.ts';
import { counted } from '../../product/record/record-days.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { CardSection } from '../../ui/display/card-section.tsx';
import { familyQuery, ownRecordQuery } from './queries.ts';

export function FamilyCard({ user }: { readonly user: CurrentUser }) {
  const { data: family } = useQuery(familyQuery);
  if (user.ageRange !== '18-plus') return <SuggestedGoal grownUps={family?.grownUps ?? []} />;
  if (!family || family.learners.length === 0) return null;
  return (
    <CardSection title="Your family">
      <ButtonLink to="/family" className="self-start break-words">
        See how {namesOf(family.learners)} {family.learners.length === 1 ? 'learns' : 'learn'}
      </ButtonLink>
    </CardSection>
  );
}

interface SuggestedGoalProps {
  readonly grownUps: readonly { readonly firstName: string; readonly username: string }[];
}

/** Asks for the record only if somebody may have suggested a goal. */
function SuggestedGoal({ grownUps }: SuggestedGoalProps) {
  const { data: record } = useQuery({ ...ownRecordQuery, enabled: grownUps.length > 0 });
  const [one, ...others] = grownUps;
  const proposed = record?.goal.proposed;
  if (!one || proposed?.by !== 'grown-up') return null;
  return (
    <CardSection title="Your weekly goal">
      <p className="break-words">
        {others.length === 0 ? nameOf(one) : 'A grown-up'} suggests {counted(proposed.days, 'day')}{' '}
        a week: accept it, or suggest another number.
      </p>
      <ButtonLink
        to="/profile"
        search={{ tab: 'progress' }}
        variant="secondary"
        className="self-start"
      >
        Answer on your Progress page
      </ButtonLink>
    </CardSection>
  );
}
