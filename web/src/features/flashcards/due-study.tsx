/** Shows the cards that are due today, in one sitting. */
import type { DueCards } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { dueQuery } from '../../product/flashcards/due-query.ts';
import { ResumeLink } from '../../product/courses/resume-link.tsx';
import { AwayAdvice } from '../../product/offline/away-advice.tsx';
import { useAnsweredCards } from '../../product/flashcards/use-answered-cards.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { CardStudy } from './study/card-study.tsx';
import type { CardSlots } from './study/flip-card.tsx';
import { StudyFinish } from './study/study-finish.tsx';
import { StudySkeleton } from './study/study-skeleton.tsx';
import { useStudy } from './study/use-study.ts';

export function DueStudy(slots: CardSlots) {
  const due = useQuery({ ...dueQuery, refetchOnMount: 'always' });
  if (due.isError) {
    return (
      <Notice level={1} title="Error!" tone="error">
        <p>Unable to load your cards. Please try again later.</p>
        <AwayAdvice error={due.error} what="This page" />
        <Button onClick={() => void due.refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (!due.data || !due.isFetchedAfterMount) return <StudySkeleton />;
  return <Sitting due={due.data} {...slots} />;
}

function Sitting({ due: found, ...slots }: CardSlots & { readonly due: DueCards }) {
  const answered = useAnsweredCards();
  // The sitting keeps its cards, even if new data is fetched.
  const [{ cards, later }] = useState({
    ...found,
    cards: found.cards.filter(({ id }) => !answered.has(id)),
  });
  const study = useStudy({ cards, known: [], repeats: true });
  if (cards.length === 0) {
    return (
      <Notice level={1} title="Nothing is due today" mood="celebrating">
        <p>Your cards come back when it’s their time. New ones come with the lessons you finish.</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ResumeLink />
          <ButtonLink to="/flashcards" variant="secondary">
            All Flashcards
          </ButtonLink>
        </div>
      </Notice>
    );
  }
  return (
    <CardStudy
      title="Due Today"
      study={study}
      finish={
        <StudyFinish
          title="That’s it for now"
          state={study.state}
          total={cards.length}
          isSignedIn
          ways={<ResumeLink variant="deep" />}
          summary={
            later === 0
              ? 'Each card comes back shortly before you’d forget it.'
              : `A good place to stop. ${later} more can wait for another day.`
          }
        />
      }
      {...slots}
    />
  );
}
