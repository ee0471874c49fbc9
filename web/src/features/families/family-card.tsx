/** On the dashboard: a grown-up's way to the family page, or a goal that the other side suggests. */
import type { CurrentUser, Family } from '@qubloom/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { nameOf, namesOf } from '../../product/learner/names-of.ts';
import { counted } from '../../product/record/record-days.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { CardSection } from '../../ui/display/card-section.tsx';
import { ownRecordQuery } from '../../product/record/own-record-query.ts';
import { familyQuery, recordQuery } from './queries.ts';

export function FamilyCard({ user }: { readonly user: CurrentUser }) {
  const { data: family } = useQuery(familyQuery);
  if (user.ageRange !== '18-plus') return <GoalFromGrownUp grownUps={family?.grownUps ?? []} />;
  if (!family || family.learners.length === 0) return null;
  return (
    <CardSection title="Your family">
      <GoalsFromLearners learners={family.learners} />
      <ButtonLink to="/family" className="self-start break-words">
        See how {namesOf(family.learners)} {family.learners.length === 1 ? 'learns' : 'learn'}
      </ButtonLink>
    </CardSection>
  );
}

function GoalsFromLearners({ learners }: Pick<Family, 'learners'>) {
  const records = useQueries({ queries: learners.map(({ id }) => recordQuery(id)) });
  return learners.map((learner, index) => {
    const proposed = records[index]?.data?.goal.proposed;
    if (proposed?.by !== 'learner') return null;
    const name = nameOf(learner);
    return (
      <p key={learner.id} className="break-words">
        {name} suggests a goal of {counted(proposed.days, 'day')} a week.{' '}
        <TextLink to="/family" search={{ learner: learner.id }} className="py-3">
          Answer {name}
        </TextLink>
      </p>
    );
  });
}

interface GoalFromGrownUpProps {
  readonly grownUps: readonly { readonly firstName: string; readonly username: string }[];
}

/** Asks for the record only if somebody may have suggested a goal. */
function GoalFromGrownUp({ grownUps }: GoalFromGrownUpProps) {
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
        hash="weekly-goal"
        variant="secondary"
        className="self-start"
      >
        Answer on your Progress page
      </ButtonLink>
    </CardSection>
  );
}
