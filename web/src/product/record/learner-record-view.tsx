/** A learner's record, in the same words for the learner and for teachers. */
import { weekSentences, type LearnerRecord } from '@qubloom/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { CardSection } from '../../ui/display/card-section.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { goesAway, GoalSection, ResultSections } from './record-sections.tsx';
import { StuckList, type RecordReader } from './stuck-list.tsx';
import { WeekStrip } from './week-strip.tsx';

export interface LearnerRecordViewProps {
  readonly record: LearnerRecord;
  readonly reader: Exclude<RecordReader, 'grown-up'>;
  /** The buttons with which the learner suggests or accepts a weekly goal. A teacher has none. */
  readonly goalControl?: ReactNode;
}

export function LearnerRecordView({ record, reader, goalControl }: LearnerRecordViewProps) {
  const { firstName, week, courses, stuck } = record;
  return (
    <div className="flex flex-col gap-6">
      <CardSection title="This week">
        <p className="max-w-[60ch] text-lg">{weekSentences(record).join(' ')}</p>
        <WeekStrip days={week.days} />
      </CardSection>
      {stuck.length > 0 && (
        <CardSection
          title="Where to look again"
          intro={`A wrong answer shows what to look at next. ${goesAway}`}
        >
          <StuckList firstName={firstName} points={stuck} reader={reader} />
        </CardSection>
      )}
      <div id="weekly-goal" className="scroll-mt-24">
        <GoalSection record={record} reader={reader} goalControl={goalControl} />
      </div>
      {courses.length === 0 && <NothingYet isLearner={reader === 'learner'} />}
      <ResultSections record={record} />
    </div>
  );
}

/** One step for a learner who has finished nothing. */
function NothingYet({ isLearner }: { readonly isLearner: boolean }) {
  return (
    <Notice title="No lesson yet" mood="curious" className="!py-6">
      <p>
        Everybody starts at zero. The first lesson takes about 20 minutes, and then it shows up
        here.
      </p>
      <ButtonLink to="/first-lesson" variant={isLearner ? 'primary' : 'secondary'}>
        {isLearner ? 'Start the first lesson' : 'Look at the first lesson'}
      </ButtonLink>
    </Notice>
  );
}
