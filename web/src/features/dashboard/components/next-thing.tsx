/** The one big thing to do now, and in small what would otherwise be big. */
import type { Dashboard } from '@qubloom/contract';
import { ArrowRight } from 'lucide-react';
import { useTodaysResult } from '../../../product/daily/challenge-list.tsx';
import { dailyChallenges } from '../../../product/daily/daily-challenges.ts';
import { DueToday } from '../../../product/flashcards/due-today.tsx';
import { useDueCounts } from '../../../product/flashcards/due-query.ts';
import { Qubi } from '../../../ui/brand/qubi.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { nextThing, type NextThing } from '../dashboard-state.ts';
import { BigCard, BigInvitation } from './big-card.tsx';
import { LearningCard, SmallLearningCard } from './learning-card.tsx';

const [puzzle] = dailyChallenges;

export function useNextThing(data: Dashboard | undefined): NextThing {
  const { now, later } = useDueCounts();
  const isPuzzleDone = useTodaysResult(puzzle)?.isDone === true;
  if (!data) return 'lesson';
  const hasLearned = data.courseProgress > 0;
  const hasLesson = data.currentCourse !== null;
  return nextThing({ hasLesson, dueCards: now + later, isPuzzleDone, hasLearned });
}

export interface NextThingCardProps {
  readonly thing: NextThing;
  readonly data: Dashboard | undefined;
  readonly hasAllCoursesLink: boolean;
}

export function NextThingCard({ thing, data, hasAllCoursesLink }: NextThingCardProps) {
  switch (thing) {
    case 'lesson':
      return (
        <LearningCard current={data && data.currentCourse} hasAllCoursesLink={hasAllCoursesLink} />
      );
    case 'cards':
      return <BigDueCards />;
    case 'puzzle':
      return <BigPuzzle />;
  }
}

/** Shown below the big thing. */
export function SmallThings({
  thing,
  data,
}: {
  readonly thing: NextThing;
  readonly data: Dashboard;
}) {
  return (
    <>
      {thing === 'cards' ? null : <DueToday />}
      {thing === 'lesson' ? null : <SmallLearningCard current={data.currentCourse} />}
    </>
  );
}

function BigDueCards() {
  const { now } = useDueCounts();
  return (
    <BigCard
      labelledBy="due-today"
      seed="due cards"
      actions={
        <ButtonLink to="/flashcards/today" variant="deep">
          Start Review
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      }
    >
      <BigInvitation
        id="due-today"
        title="Due Today"
        picture={<Qubi mood="thinking" className="size-20 shrink-0 sm:size-24" />}
      >
        {now} cards want to know if you still remember. Do as many as you like.
      </BigInvitation>
    </BigCard>
  );
}

function BigPuzzle() {
  return (
    <BigCard
      labelledBy="puzzle"
      seed={puzzle.title}
      actions={
        <ButtonLink to={puzzle.to} variant="deep">
          Start Challenge
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      }
    >
      <BigInvitation
        id="puzzle"
        title="Today’s Puzzle"
        picture={<Qubi mood="curious" className="size-20 shrink-0 sm:size-24" />}
      >
        A minute or two, and a new one every day: {puzzle.reward}.
      </BigInvitation>
    </BigCard>
  );
}
