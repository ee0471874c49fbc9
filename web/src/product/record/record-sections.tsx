/** The sections of a record that are the same for the learner, linked grown-ups, and teachers. */
import type { LearnerRecord } from '@qubloom/contract';
import type { ReactNode } from 'react';
import { CardSection } from '../../ui/display/card-section.tsx';
import { BadgeList } from './badge-list.tsx';
import { LessonResults } from './lesson-results.tsx';
import { counted } from './record-days.ts';
import type { RecordReader } from './stuck-list.tsx';

export const goesAway = 'Each of these goes away once a try is right.';

export interface GoalSectionProps {
  readonly record: Pick<LearnerRecord, 'firstName' | 'goal'>;
  readonly reader: RecordReader;
  readonly goalControl: ReactNode;
}

export function GoalSection({
  record: { firstName, goal },
  reader,
  goalControl,
}: GoalSectionProps) {
  return (
    <CardSection title="Weekly goal">
      <div className="flex flex-col gap-1">
        <p className="font-heading text-2xl font-semibold">{counted(goal.days, 'day')} a week</p>
        {goal.proposed && <p>{proposalText(firstName, goal.proposed, reader)}</p>}
      </div>
      {goalControl}
    </CardSection>
  );
}

type Proposal = NonNullable<LearnerRecord['goal']['proposed']>;

function proposalText(firstName: string, { days, by }: Proposal, reader: RecordReader): string {
  const number = `${counted(days, 'day')} a week`;
  if (reader === 'learner') {
    return by === 'learner'
      ? `You suggest ${number}. It counts when a grown-up accepts it.`
      : `A grown-up suggests ${number}. It counts when you accept it.`;
  }
  const [one, other] = by === 'learner' ? [firstName, 'a grown-up'] : ['A grown-up', firstName];
  return `${one} suggests ${number}. It counts when ${other} accepts it.`;
}

export interface ResultSectionsProps {
  readonly record: Pick<LearnerRecord, 'courses' | 'badges'>;
}

/** Renders nothing for a learner who has begun no lesson and has no badge. */
export function ResultSections({ record: { courses, badges } }: ResultSectionsProps) {
  return (
    <>
      {courses.length > 0 && (
        <CardSection title="Lessons and quizzes">
          <LessonResults courses={courses} />
        </CardSection>
      )}
      {badges.length > 0 && (
        <CardSection title="Badges">
          <BadgeList badges={badges} />
        </CardSection>
      )}
    </>
  );
}
