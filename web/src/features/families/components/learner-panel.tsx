/** A linked learner's record, for a grown-up. */
import type { Family } from '@qubloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { LearnerRecordView } from '../../../product/record/learner-record-view.tsx';
import { nameOf } from '../../../product/learner/names-of.ts';
import { recordQuery } from '../queries.ts';
import { EndLink } from './end-link.tsx';
import { GoalControl } from './goal-control.tsx';
import { LinkedClasses } from './linked-classes.tsx';
import { sinceText } from './people.tsx';
import { NotLoaded } from '../../../product/site/not-loaded.tsx';
import { RecordLoading } from './record-states.tsx';

export interface LearnerPanelProps {
  readonly learner: Family['learners'][number];
  readonly planCard: ReactNode;
  /** True for a grown-up who is here to buy the plan, or has just paid. */
  readonly isPlanFirst: boolean;
  /** The setting of the mail with the sentences of the week. */
  readonly sundayMail: ReactNode;
  /** For the parent of a child under 13. */
  readonly childCard: ReactNode;
}

export function LearnerPanel({
  learner,
  planCard,
  isPlanFirst,
  sundayMail,
  childCard,
}: LearnerPanelProps) {
  const { id } = learner;
  const name = nameOf(learner);
  const query = recordQuery(id);
  const queryClient = useQueryClient();
  const { data: record, error, refetch } = useQuery(query);
  return (
    <section aria-label={`${name}'s progress`} className="flex flex-col gap-6">
      <p className="text-ink-soft">
        <strong className="font-heading text-xl font-semibold break-words text-ink">{name}</strong>{' '}
        <span className="break-all">({learner.username})</span>, {sinceText(learner)}
      </p>
      {!learner.isOwnChild && <p>From 13 on, {name} decides about study rooms and chat.</p>}
      <LinkedClasses learner={learner} />
      {isPlanFirst && planCard}
      {!record && error && <NotLoaded onRetry={() => void refetch()} />}
      {!record && !error && <RecordLoading />}
      {record && (
        <LearnerRecordView
          record={record}
          reader="grown-up"
          afterWeek={sundayMail}
          goalControl={
            <GoalControl
              goal={record.goal}
              side="grown-up"
              isShared
              send={(days) => call(families.setGoal, { params: { id }, body: { days } })}
              onChanged={(goal) => queryClient.setQueryData(query.queryKey, { ...record, goal })}
            />
          }
        />
      )}
      {!isPlanFirst && planCard}
      {learner.isOwnChild && childCard}
      <div>
        <EndLink
          id={id}
          name={name}
          warning={`You no longer see ${name}'s progress, and the Sunday mail leaves ${name} out. ${name}'s account stays as it is. If you pay for ${name}'s plan, it goes on until you cancel it. You can be linked again later.`}
        />
      </div>
    </section>
  );
}
