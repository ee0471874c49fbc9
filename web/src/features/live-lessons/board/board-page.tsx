/** The board of a live lesson: where everybody is, what was guessed, and the teacher's buttons. */
import type { GroupRooms, LessonScreen, LiveLesson } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, call, errorSentence } from '../../../product/api/api.ts';
import { liveLessons } from '../../../product/api/endpoints.ts';
import { LessonMaterialsLink } from '../../../product/courses/lesson-materials-link.tsx';
import { NotLoaded } from '../../../product/site/not-loaded.tsx';
import { buttonClass, Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { FieldError } from '../../../ui/controls/text-field.tsx';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Badge } from '../../../ui/display/badge.tsx';
import { CardSection } from '../../../ui/display/card-section.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { GroupRoomsCard } from '../groups/group-rooms-card.tsx';
import { groupRoomsQuery, liveLessonQuery } from '../queries.ts';
import {
  commonMistakeOf,
  everybodyOf,
  questionAt,
  questionsOf,
  stepText,
  type BoardState,
} from './board-state.ts';
import { GuessBars } from './guess-bars.tsx';
import { type LiveClass, useLiveClass } from './use-live-class.ts';

export function BoardPage({ classId }: { readonly classId: string }) {
  const liveClass = useLiveClass(classId, 'board');
  const { live, lesson, steps, board, error, retry } = liveClass;
  const [last, setLast] = useState<TaughtLesson>();
  const isShown = live && lesson;
  if (isShown && (last?.board !== board || last.live !== live)) setLast({ live, steps, board });
  if (live === null) {
    return last ? <AfterLesson classId={classId} {...last} /> : <NoLiveLesson classId={classId} />;
  }
  return (
    <div className="page-width flex max-w-5xl flex-col gap-6 py-6 sm:py-10 low:py-3">
      {live && lesson ? (
        <Board classId={classId} live={live} liveClass={liveClass} />
      ) : error ? (
        <LiveNotLoaded error={error} onRetry={retry} />
      ) : (
        <Loading label="Getting the live lesson..." className="flex flex-col gap-6">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </Loading>
      )}
    </div>
  );
}

interface TaughtLesson {
  readonly live: LiveLesson;
  readonly steps: readonly LessonScreen[];
  readonly board: BoardState;
}

/** The board as it was at the end, for as long as this page is open, and what to do next. */
function AfterLesson({ classId, live, steps, board }: TaughtLesson & { readonly classId: string }) {
  const mistake = commonMistakeOf(questionsOf(steps), board.counts);
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-6 sm:py-10 low:py-3">
      <header className="flex flex-col items-start gap-2">
        <h1 className="text-3xl sm:text-4xl">The lesson has ended</h1>
        <p className="text-ink-soft sm:text-lg">
          {live.title} in {live.className}. What your learners did is saved as always. This page is
          gone when you leave it.
        </p>
      </header>
      <CardSection title="How far everybody got">
        {board.learners.length === 0 && <p>Nobody had joined.</p>}
        <ul className="flex flex-col gap-2">
          {board.learners.map(({ id, name, step }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium break-words">{name}</span>
              <span className="text-ink-soft">{stepText(steps, step)}</span>
            </li>
          ))}
        </ul>
        {mistake && (
          <p className="rounded-control bg-points-soft p-4">
            <span className="font-semibold">Worth another look: </span>
            {mistake.question.question} {String(mistake.learners)} learners chose{' '}
            {mistake.question.options[mistake.option]?.text}.{' '}
            {mistake.question.options[mistake.option]?.reply}
          </p>
        )}
      </CardSection>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/teach/$classId" params={{ classId }} search={{ show: 'assignments' }}>
          Give homework
        </ButtonLink>
        <ButtonLink to="/teach/$classId" params={{ classId }} variant="secondary">
          Back to the class
        </ButtonLink>
      </div>
    </div>
  );
}

export function LiveNotLoaded(props: { readonly error: Error; readonly onRetry: () => void }) {
  const { error, onRetry } = props;
  const isGone = error instanceof ApiError && error.status === 404;
  if (!isGone) return <NotLoaded onRetry={onRetry} />;
  return (
    <Notice title="This isn't here" tone="error">
      <p>{errorSentence(error)}</p>
      <ButtonLink to="/teach">Your classes</ButtonLink>
    </Notice>
  );
}

export function NoLiveLesson({ classId }: { readonly classId: string }) {
  // The board before may have been scrolled.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <Notice title="The lesson has ended" level={1} mood="curious">
      <p>No lesson is live in this class now. What your learners did is saved as always.</p>
      <ButtonLink to="/teach/$classId" params={{ classId }}>
        Back to the class
      </ButtonLink>
    </Notice>
  );
}

interface BoardProps {
  readonly classId: string;
  readonly live: LiveLesson;
  readonly liveClass: LiveClass;
}

function Board({ classId, live, liveClass }: BoardProps) {
  const { steps, board, isConnected, steer, steerError } = liveClass;
  const { data: groups } = useQuery(groupRoomsQuery(classId));
  const endsAt = new Date(live.endsAt).toLocaleTimeString('en-US', { timeStyle: 'short' });
  return (
    <>
      <header className="flex flex-col items-start gap-2">
        <TextLink to="/teach/$classId" params={{ classId }}>
          Back to {live.className}
        </TextLink>
        <h1 className="max-w-full text-3xl break-words sm:text-4xl">{live.title}</h1>
        <p className="text-ink-soft sm:text-lg">
          Live in {live.className} until {endsAt}. Nothing on this board is stored.
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft">
          This page shows names and guesses, so show your class the projector&apos;s page instead.
          <LessonMaterialsLink lessonId={live.lessonId} />
        </p>
        <p role="status" className="font-medium text-bad-ink empty:hidden">
          {!isConnected && 'Connecting to your class...'}
        </p>
      </header>
      <CardSection title="Your step">
        <p aria-live="polite" className="text-lg">
          {stepText(steps, live.step)}
        </p>
        <Steps steps={steps} at={live.step} onGo={(step) => steer({ step })} />
        <div className="flex flex-wrap items-center gap-3">
          <a
            href={`/teach/${classId}/projector`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass()}
          >
            Open the projector
          </a>
          <Button
            variant="secondary"
            aria-pressed={live.isLooking}
            onClick={() => steer({ isLooking: !live.isLooking })}
          >
            {live.isLooking ? 'Let them go on' : 'Everybody look here'}
          </Button>
          <EndLesson classId={classId} />
        </div>
        <p role="status" className="empty:hidden">
          {live.isLooking && "Your learners' steps are paused. They see which step you are at."}
        </p>
        {steerError && <FieldError>{errorSentence(steerError)}</FieldError>}
      </CardSection>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Everybody steps={steps} at={live.step} board={board} groups={groups} />
        <Guesses steps={steps} at={live.step} counts={board.counts} />
      </div>
      <GroupRoomsCard classId={classId} learners={board.learners} />
    </>
  );
}

interface StepsProps {
  readonly steps: readonly LessonScreen[];
  readonly at: string;
  readonly onGo: (step: string) => void;
}

function Steps({ steps, at, onGo }: StepsProps) {
  const index = steps.findIndex(({ key }) => key === at);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="secondary"
        aria-disabled={!before}
        onClick={() => before && onGo(before.key)}
      >
        Step back
      </Button>
      <Button variant="secondary" aria-disabled={!after} onClick={() => after && onGo(after.key)}>
        Next step
      </Button>
    </div>
  );
}

function EndLesson({ classId }: { readonly classId: string }) {
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => call(liveLessons.end, { params: { id: classId }, body: {} }),
    onSuccess: () =>
      queryClient.setQueryData(liveLessonQuery(classId).queryKey, () => ({ live: null })),
  });
  return (
    <Dialog
      title="End the lesson"
      description="It ends for everybody, and what the board shows is gone. What your learners did is saved as always."
      isOpen={isAsking}
      onOpenChange={setAsking}
      trigger={<Button variant="quiet">End the lesson</Button>}
    >
      {end.error && <FieldError>{errorSentence(end.error)}</FieldError>}
      <Button
        variant="danger"
        className="self-start"
        busy={end.isPending}
        onClick={() => end.mutate()}
      >
        End it for everybody
      </Button>
    </Dialog>
  );
}

interface EverybodyProps extends Omit<StepsProps, 'onGo'> {
  readonly board: BoardState;
  /** Undefined until they are loaded. */
  readonly groups: GroupRooms | undefined;
}

function Everybody({ steps, at, board, groups }: EverybodyProps) {
  const question = questionAt(steps, at);
  const everybody = everybodyOf(board, groups);
  const connected = board.here + everybody.filter(({ room }) => room !== undefined).length;
  const invitation =
    'Learners of your class join by opening the lesson. Their dashboard has a button for it.';
  return (
    <CardSection
      title="Where everybody is"
      intro={
        everybody.length === 0
          ? invitation
          : `${String(connected)} of ${String(everybody.length)} connected. ${connected === 0 ? invitation : ''}`.trim()
      }
    >
      <ul className="flex flex-col gap-3">
        {everybody.map(({ id, name, onBoard, room }) => {
          const option = question && question.options[onBoard?.guesses[question.id] ?? -1];
          return (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="min-w-[min(100%,10rem)] flex-1">
                <span className="font-medium break-words">{name}</span>{' '}
                {room !== undefined ? (
                  <Badge tone="action">In the room of {room}</Badge>
                ) : onBoard === undefined ? (
                  <Badge>Not here</Badge>
                ) : (
                  onBoard.isAway && <Badge>Away</Badge>
                )}
                {onBoard && (
                  <span className="block text-[0.9375rem] text-ink-soft">
                    {stepText(steps, onBoard.step)}
                  </span>
                )}
              </span>
              {option && <span className="text-[0.9375rem]">Guess: {option.text}</span>}
            </li>
          );
        })}
      </ul>
    </CardSection>
  );
}

interface GuessesProps extends Omit<StepsProps, 'onGo'> {
  readonly counts: Readonly<Record<string, readonly number[]>>;
}

function Guesses({ steps, at, counts }: GuessesProps) {
  const question = questionAt(steps, at);
  const mistake = commonMistakeOf(questionsOf(steps), counts);
  // Many teachers mirror their screen, so the answer waits until the class has guessed.
  const [showsAnswer, setShows] = useState(false);
  return (
    <CardSection title="Guesses">
      {question ? (
        <>
          <GuessBars question={question} counts={counts[question.id]} showsAnswer={showsAnswer} />
          <Button
            variant="secondary"
            className="self-start"
            aria-pressed={showsAnswer}
            onClick={() => setShows(!showsAnswer)}
          >
            {showsAnswer ? 'Hide the answer' : 'Show the answer'}
          </Button>
        </>
      ) : (
        <p>There is no question up to this step.</p>
      )}
      <div role="status">
        {mistake && !showsAnswer && (
          <p className="rounded-control bg-points-soft p-4">
            {String(mistake.learners)} learners chose the same wrong answer.
          </p>
        )}
        {mistake && showsAnswer && (
          <p className="rounded-control bg-points-soft p-4">
            <span className="font-semibold">Common right now: </span>
            {String(mistake.learners)} learners chose{' '}
            {mistake.question.options[mistake.option]?.text}
            {mistake.question !== question && ` (${mistake.question.question})`}.{' '}
            {mistake.question.options[mistake.option]?.reply}
          </p>
        )}
      </div>
    </CardSection>
  );
}
