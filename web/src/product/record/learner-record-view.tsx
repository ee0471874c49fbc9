/**
 * A learner's record. The learner, linked grown-ups, and teachers see the same fields in the same words; only the
 * headings of the questions differ, and a grown-up or a teacher opens the right answers.
 */
import { weekSentences, type LearnerRecord } from '@qubloom/contract';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { CardSection } from '../../ui/display/card-section.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { BadgeList } from './badge-list.tsx';
import { LessonResults } from './lesson-results.tsx';
import { counted } from './record-days.ts';
import { StuckList } from './stuck-list.tsx';
import { WeekStrip } from './week-strip.tsx';

export interface LearnerRecordViewProps {
  readonly record: LearnerRecord;
  readonly reader: 'learner' | 'grown-up' | 'teacher';
  /** The buttons with which the reader suggests or accepts a weekly goal. A teacher has none. */
  readonly goalControl?: ReactNode;
  /** Shown beside the sentences of the week. */
  readonly afterWeek?: ReactNode;
}

const questionsTitles = {
  learner: 'Questions to try again',
  'grown-up': 'Ask your child tonight',
  teacher: 'Questions to ask in class',
} as const;

export function LearnerRecordView({
  record,
  reader,
  goalControl,
  afterWeek,
}: LearnerRecordViewProps) {
  const { firstName, week, goal, courses, stuck, badges } = record;
  const isGrownUp = reader !== 'learner';
  return (
    <div className="flex flex-col gap-6">
      <CardSection title="This week">
        <p className="max-w-[60ch] text-lg">{weekSentences(record).join(' ')}</p>
        <WeekStrip days={week.days} />
      </CardSection>
      {afterWeek}
      {stuck.length > 0 && (
        <CardSection
          title="Where to look again"
          intro={`A wrong answer shows what to look at next. Each of these goes away once a try is right.${isGrownUp ? ` The explanations are written for ${firstName}: “you” means ${firstName}${stuck.some(mentionsMia) ? ', and Mia is a character of the lessons' : ''}.` : ''}`}
        >
          <StuckList
            who={isGrownUp ? firstName : 'You'}
            points={stuck}
            questionsTitle={questionsTitles[reader]}
            areRightAnswersFolded={isGrownUp}
          />
        </CardSection>
      )}
      <div id="weekly-goal" className="scroll-mt-24">
        <CardSection title="Weekly goal">
          <div className="flex flex-col gap-1">
            <p className="font-heading text-2xl font-semibold">
              {counted(goal.days, 'day')} a week
            </p>
            {goal.proposed && <p>{proposalText(firstName, goal.proposed, reader)}</p>}
          </div>
          {goalControl}
        </CardSection>
      </div>
      {courses.length > 0 ? (
        <CardSection title="Lessons and quizzes">
          <LessonResults courses={courses} />
        </CardSection>
      ) : (
        <NothingYet reader={reader} />
      )}
      {badges.length > 0 && (
        <CardSection title="Badges">
          <BadgeList badges={badges} />
        </CardSection>
      )}
    </div>
  );
}

const mentionsMia = (point: LearnerRecord['stuck'][number]) =>
  /\bMia\b/.test(JSON.stringify(point));

type Proposal = NonNullable<LearnerRecord['goal']['proposed']>;

function proposalText(
  firstName: string,
  { days, by }: Proposal,
  reader: LearnerRecordViewProps['reader'],
): string {
  const number = `${counted(days, 'day')} a week`;
  if (reader === 'learner') {
    return by === 'learner'
      ? `You suggest ${number}. It counts when a grown-up accepts it.`
      : `A grown-up suggests ${number}. It counts when you accept it.`;
  }
  const [one, other] = by === 'learner' ? [firstName, 'a grown-up'] : ['A grown-up', firstName];
  return `${one} suggests ${number}. It counts when ${other} accepts it.`;
}

const firstSteps = {
  learner: 'The first lesson takes about 20 minutes, and then it shows up here.',
  'grown-up': 'The first lesson takes about 20 minutes, and it is fun to do it together.',
  teacher: 'The first lesson takes about 20 minutes, and then it shows up here.',
} as const;

/** One step for a learner who has finished nothing. */
function NothingYet({ reader }: Pick<LearnerRecordViewProps, 'reader'>) {
  const isLearner = reader === 'learner';
  return (
    <Notice title="No lesson yet" mood="curious" className="!py-6">
      <p>Everybody starts at zero. {firstSteps[reader]}</p>
      <ButtonLink to="/first-lesson" variant={isLearner ? 'primary' : 'secondary'}>
        {isLearner ? 'Start the first lesson' : 'Look at the first lesson'}
      </ButtonLink>
    </Notice>
  );
}
