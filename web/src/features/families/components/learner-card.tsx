/** A linked learner, for a grown-up: this week and what to ask tonight; everything else is folded. */
import { weekSentences, type Family, type LearnerRecord } from '@qubloom/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '../../../product/api/api.ts';
import { families } from '../../../product/api/endpoints.ts';
import { nameOf } from '../../../product/learner/names-of.ts';
import { goesAway, GoalSection, ResultSections } from '../../../product/record/record-sections.tsx';
import { StuckList } from '../../../product/record/stuck-list.tsx';
import { WeekStrip } from '../../../product/record/week-strip.tsx';
import { NotLoaded } from '../../../product/site/not-loaded.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { FoldedPart } from '../../../ui/display/folded-part.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { recordQuery } from '../queries.ts';
import { EndLink } from './end-link.tsx';
import { GoalControl } from './goal-control.tsx';
import { LinkedClasses } from './linked-classes.tsx';
import { sinceText } from './people.tsx';

type Learner = Family['learners'][number];

export interface LearnerCardProps {
  readonly learner: Learner;
  readonly planCard: ReactNode;
  /** True for a grown-up who is here to buy the plan, or has just paid. */
  readonly isPlanFirst: boolean;
  /** For the parent of a child under 13. */
  readonly childCard: ReactNode;
  /** Something about the account that cannot wait until somebody opens what is folded. */
  readonly notices: ReactNode;
}

export function LearnerCard({
  learner,
  planCard,
  isPlanFirst,
  childCard,
  notices,
}: LearnerCardProps) {
  const name = nameOf(learner);
  const { data: record, error, refetch } = useQuery(recordQuery(learner.id));
  return (
    <section aria-label={`${name}'s progress`} className="flex flex-col gap-3">
      {isPlanFirst && planCard}
      <Card className="flex flex-col gap-5">
        <h2 className="text-2xl break-words">{name}</h2>
        {!record && error && <NotLoaded onRetry={() => void refetch()} />}
        {!record && !error && (
          <Loading label="Getting the record...">
            <Skeleton className="h-28" />
          </Loading>
        )}
        {record && <p className="max-w-[60ch] text-lg">{weekSentences(record).join(' ')}</p>}
        {notices}
        {record && <WhatToAsk record={record} />}
      </Card>
      {record && <RestOfRecord learner={learner} record={record} />}
      <FoldedPart title={`${name}'s plan and account`}>
        <LinkedClasses learner={learner} />
        {!isPlanFirst && planCard}
        {learner.isOwnChild && childCard}
        <TheLink learner={learner} />
      </FoldedPart>
    </section>
  );
}

const isFromTheLessons = (points: LearnerRecord['stuck']) =>
  /\b(?:Mia|Leo)\b/.test(JSON.stringify(points));

function WhatToAsk({ record: { firstName, stuck, courses } }: { readonly record: LearnerRecord }) {
  if (courses.length === 0) {
    return (
      <div className="flex flex-col items-start gap-3">
        <p>The first lesson takes about 20 minutes, and it is fun to do it together.</p>
        <ButtonLink to="/first-lesson" variant="secondary">
          Look at the first lesson
        </ButtonLink>
      </div>
    );
  }
  if (stuck.length === 0) return null;
  return (
    <section aria-label={`Where ${firstName} got stuck`} className="flex flex-col gap-5">
      <p className="max-w-[60ch] text-ink-soft">
        {firstName} got stuck here. {goesAway}
        {isFromTheLessons(stuck) && ' Mia and Leo are two children in the lessons.'}
      </p>
      <StuckList firstName={firstName} points={stuck} reader="grown-up" />
    </section>
  );
}

interface RestOfRecordProps {
  readonly learner: Learner;
  readonly record: LearnerRecord;
}

function RestOfRecord({ learner: { id }, record }: RestOfRecordProps) {
  const queryClient = useQueryClient();
  const { firstName, week, goal } = record;
  // The suggestion stays in its place when it is answered.
  const [isAsked] = useState(goal.proposed?.by === 'learner');
  const goalSection = (
    <GoalSection
      record={record}
      reader="grown-up"
      goalControl={
        <GoalControl
          goal={goal}
          side="grown-up"
          isShared
          send={(days) => call(families.setGoal, { params: { id }, body: { days } })}
          onChanged={(next) =>
            queryClient.setQueryData(recordQuery(id).queryKey, { ...record, goal: next })
          }
        />
      }
    />
  );
  return (
    <>
      {isAsked && goalSection}
      <FoldedPart title={`${firstName}'s days, goal, lessons, and badges`}>
        <p className="text-ink-soft">{firstName} sees the same, on a page called Progress.</p>
        <CardSection title="Day by day">
          <WeekStrip days={week.days} />
        </CardSection>
        {!isAsked && goalSection}
        <ResultSections record={record} />
      </FoldedPart>
    </>
  );
}

function TheLink({ learner }: { readonly learner: Learner }) {
  const { id, username, isOwnChild } = learner;
  const name = nameOf(learner);
  return (
    <CardSection title={`Your link to ${name}`}>
      <p>
        {name} <span className="break-all">({username})</span>, {sinceText(learner)}.
        {!isOwnChild && ` From 13 on, ${name} decides about study rooms and chat.`}
      </p>
      <div>
        <EndLink
          id={id}
          name={name}
          warning={`You no longer see ${name}'s progress, and the Sunday mail leaves ${name} out. ${name}'s account stays as it is. If you pay for ${name}'s plan, it goes on until you cancel it. You can be linked again later.`}
        />
      </div>
    </CardSection>
  );
}
