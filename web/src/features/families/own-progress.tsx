/** The learner's own record, with the same fields that linked grown-ups see. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../product/api/api.ts';
import { families } from '../../product/api/endpoints.ts';
import { myClassesQuery } from '../../product/classes/my-classes-query.ts';
import { LearnerRecordView } from '../../product/record/learner-record-view.tsx';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { GoalControl } from './components/goal-control.tsx';
import { NotLoaded } from '../../product/site/not-loaded.tsx';
import { RecordLoading } from './components/record-states.tsx';
import { namesOf } from '../../product/learner/names-of.ts';
import { ownRecordQuery } from '../../product/record/own-record-query.ts';
import { familyQuery } from './queries.ts';

export function OwnProgress() {
  const queryClient = useQueryClient();
  const { data: record, error, refetch } = useQuery(ownRecordQuery);
  const { data: family } = useQuery(familyQuery);
  const { data: classes } = useQuery(myClassesQuery);
  if (!record && error) return <NotLoaded onRetry={() => void refetch()} />;
  if (!record) return <RecordLoading />;
  const grownUps = family?.grownUps ?? [];
  const inClasses = classes?.learnsIn.map(({ name }) => name) ?? [];
  return (
    <div className="flex flex-col gap-6">
      <p className="text-ink-soft">
        {grownUps.length > 0 &&
          `${namesOf(grownUps)} can see the same about your learning, your classes, and which plan you have.`}
        {grownUps.length === 0 && inClasses.length === 0 && 'Only you see this page.'}{' '}
        <TextLink to="/family">Who can see it</TextLink>
      </p>
      {inClasses.length > 0 && (
        <p className="text-ink-soft">
          The teachers of {new Intl.ListFormat('en').format(inClasses)} see what you learn from the
          day you joined. <TextLink to="/classes">Your classes</TextLink>
        </p>
      )}
      <LearnerRecordView
        record={record}
        reader="learner"
        goalControl={
          <GoalControl
            goal={record.goal}
            side="learner"
            isShared={grownUps.length > 0}
            send={(days) => call(families.setOwnGoal, { body: { days } })}
            onChanged={(goal) =>
              queryClient.setQueryData(ownRecordQuery.queryKey, { ...record, goal })
            }
          />
        }
      />
    </div>
  );
}
