/** A learner's record, for a teacher of the class. */
import { useQuery } from '@tanstack/react-query';
import { LearnerRecordView } from '../../../product/record/learner-record-view.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { ClassLoading, ClassNotLoaded } from '../load-states.tsx';
import { classRecordQuery, taughtClassQuery } from '../queries.ts';
import { formatDay } from '../../../lib/dates/format-day.ts';

export interface LearnerOfClassPageProps {
  readonly classId: string;
  readonly learnerId: number;
}

export function LearnerOfClassPage({ classId, learnerId }: LearnerOfClassPageProps) {
  const { data: record, error, refetch } = useQuery(classRecordQuery(classId, learnerId));
  const { data: shown } = useQuery(taughtClassQuery(classId));
  const learner = shown?.learners.find(({ id }) => id === learnerId);
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10 low:py-3">
      {!record && error && <ClassNotLoaded error={error} onRetry={() => void refetch()} />}
      {!record && !error && <ClassLoading label="Getting the record..." />}
      {record && (
        <>
          <header className="flex flex-col items-start gap-2">
            <TextLink to="/teach/$classId" params={{ classId }}>
              {shown ? `Back to ${shown.name}` : 'Back to the class'}
            </TextLink>
            <h1 className="max-w-full text-3xl break-words sm:text-4xl">{record.firstName}</h1>
            {learner && (
              <p className="text-ink-soft">
                <span className="break-all">{learner.username}</span>
                {!learner.isClassAccount &&
                  `. You see what is new since ${formatDay(learner.joinedAt)}, the day of joining.`}
              </p>
            )}
          </header>
          <LearnerRecordView record={record} reader="teacher" />
        </>
      )}
    </div>
  );
}
