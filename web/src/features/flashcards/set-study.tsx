/** The cards of one set. */
import type { Flashcard, FlashcardId, FlashcardSet, FlashcardSetId } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { useScreenTitle } from '../../lib/navigation/screen-title.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { AwayAdvice } from '../../product/offline/away-advice.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { setsQuery } from '../../product/flashcards/sets-query.ts';
import { cardsQuery, progressQuery, setQuery } from './queries.ts';
import { setAfter } from './sets/set-list-state.ts';
import { CardStudy } from './study/card-study.tsx';
import type { CardSlots } from './study/flip-card.tsx';
import { StudyFinish } from './study/study-finish.tsx';
import { StudySkeleton } from './study/study-skeleton.tsx';
import { useStudy } from './study/use-study.ts';

export interface SetStudyProps extends CardSlots {
  readonly id: string;
}

export function SetStudy({ id, ...slots }: SetStudyProps) {
  const setId = /^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0;
  const { user, isLoading } = useAuth();
  const set = useQuery({ ...setQuery(setId), enabled: setId > 0 });
  const cards = useQuery({ ...cardsQuery(setId), enabled: setId > 0 });
  const progress = useQuery({ ...progressQuery, enabled: user !== null });
  useScreenTitle(set.data?.title, '/flashcards');
  const failed = [set, cards, progress].find((one) => one.isError);
  if (failed) {
    return (
      <Notice level={1} title="Error!" tone="error">
        <p>Unable to load these flashcards. Please try again later.</p>
        <AwayAdvice error={failed.error} what="This set" />
        <Button onClick={() => void failed.refetch()}>Try Again</Button>
      </Notice>
    );
  }
  if (setId === 0 || set.data === null || cards.data === null) return <MissingSet />;
  const isFresh = user === null ? !isLoading : progress.isFetched && !progress.isFetching;
  if (!set.data || !cards.data || !isFresh) return <StudySkeleton />;
  return (
    <OpenSet
      key={user?.id ?? 'visitor'}
      set={set.data}
      cards={cards.data}
      known={progress.data?.[id]?.knownCards ?? []}
      {...slots}
    />
  );
}

function MissingSet() {
  return (
    <Notice level={1} title="Flashcard Set Not Found" mood="curious">
      <p>It isn’t here anymore, or the address has a typo.</p>
      <ButtonLink to="/flashcards">All Flashcards</ButtonLink>
    </Notice>
  );
}

interface OpenSetProps extends CardSlots {
  readonly set: FlashcardSet;
  readonly cards: readonly Flashcard[];
  readonly known: readonly FlashcardId[];
}

function OpenSet({ set, cards, known, ...slots }: OpenSetProps) {
  const study = useStudy({ cards, known, setId: set.id });
  const { state, isSignedIn, restart, again } = study;
  const left = cards.length - state.completed.length;
  const missed = cards.find(({ id }) => !state.completed.includes(id));
  return (
    <CardStudy
      title={set.title}
      study={study}
      finish={
        <StudyFinish
          title="Set Completed"
          state={state}
          total={cards.length}
          isSignedIn={isSignedIn}
          summary={
            left === 0
              ? 'You knew every card.'
              : `${left === 1 ? 'One card' : `${left} cards`} could use another round.`
          }
          onStartOver={restart}
          again={left > 0 ? { count: left, onAgain: again } : undefined}
          ways={
            <SetWays id={set.id} lesson={(missed ?? cards.at(-1))?.lesson} isDone={left === 0} />
          }
        />
      }
      {...slots}
    />
  );
}

interface SetWaysProps {
  readonly id: FlashcardSetId;
  readonly lesson: Flashcard['lesson'] | undefined;
  readonly isDone: boolean;
}

/** Links to the next set that is not completed, and to the lesson about the missed cards. */
function SetWays({ id, lesson, isDone }: SetWaysProps) {
  const { user } = useAuth();
  const { data: sets = [] } = useQuery(setsQuery);
  const { data: progress = {} } = useQuery({ ...progressQuery, enabled: user !== null });
  const next = setAfter(sets, id, progress);
  return (
    <>
      {next && (
        <ButtonLink
          to="/flashcards/$id"
          params={{ id: String(next.id) }}
          variant={isDone ? 'deep' : 'deep-outline'}
        >
          Next Set: {next.title}
        </ButtonLink>
      )}
      {lesson && (
        <ButtonLink
          to="/courses/$id"
          params={{ id: String(lesson.courseId) }}
          search={{ lesson: lesson.id }}
          variant="deep-outline"
        >
          Lesson: {lesson.title}
        </ButtonLink>
      )}
    </>
  );
}
