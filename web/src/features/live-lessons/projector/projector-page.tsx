/** A live lesson in front of the class: large text, one step at a time, and keys. */
import { clsx } from 'clsx';
import {
  ChartBarBig,
  ChevronLeft,
  ChevronRight,
  Expand,
  Lightbulb,
  Megaphone,
  TabletSmartphone,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Lesson, LiveLesson } from '@qubloom/contract';
import { call, errorSentence } from '../../../product/api/api.ts';
import { liveLessons } from '../../../product/api/endpoints.ts';
import { answersOf } from '../../../product/blocks/answers-state.ts';
import { TextLink } from '../../../ui/controls/text-link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LiveNotLoaded, NoLiveLesson } from '../board/board-page.tsx';
import { questionAt } from '../board/board-state.ts';
import { GuessBars } from '../board/guess-bars.tsx';
import { type LiveClass, useLiveClass } from '../board/use-live-class.ts';
import { moveOfKey } from './keys.ts';
import { QrCode } from './qr-code.tsx';

export interface ProjectorPageProps {
  readonly classId: string;
  /** Draws a step. Nothing waits for a guess. */
  readonly renderStep: (lesson: Lesson, step: string, showsAnswers: boolean) => ReactNode;
}

export function ProjectorPage({ classId, renderStep }: ProjectorPageProps) {
  const liveClass = useLiveClass(classId, 'projector');
  const { live, lesson, error, retry } = liveClass;
  const [title, setTitle] = useState<string | null>(null);
  if (live && live.title !== title) setTitle(live.title);
  useLargeText();
  if (live === null) {
    return title === null ? (
      <NoLiveLesson classId={classId} />
    ) : (
      <Ended classId={classId} title={title} />
    );
  }
  if (live && lesson) {
    return (
      <Projector
        classId={classId}
        live={live}
        liveClass={liveClass}
        renderStep={(showsAnswers) => renderStep(lesson, live.step, showsAnswers)}
      />
    );
  }
  if (error) return <LiveNotLoaded error={error} onRetry={retry} />;
  return (
    <Loading label="Getting the lesson..." className="p-8">
      <Skeleton className="h-64 rounded-card" />
    </Loading>
  );
}

/** Styles of `layouts.css` follow this mark. */
function useLargeText(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['projected'] = '';
    return () => {
      delete dataset['projected'];
    };
  }, []);
}

interface EndedProps {
  readonly classId: string;
  /** Title of the lesson. */
  readonly title: string;
}

/** The class sees this at the end of the lesson, so it offers nothing to press except a small link for the teacher. */
function Ended({ classId, title }: EndedProps) {
  return (
    <Notice title="That was the lesson. Thank you!" level={1} mood="celebrating">
      <p>{title}</p>
      <TextLink to="/teach/$classId" params={{ classId }} className="font-normal! text-ink-soft!">
        Back to the class
      </TextLink>
    </Notice>
  );
}

interface ProjectorProps {
  readonly classId: string;
  readonly live: LiveLesson;
  readonly liveClass: LiveClass;
  readonly renderStep: (showsAnswers: boolean) => ReactNode;
}

function Projector({ classId, live, liveClass, renderStep }: ProjectorProps) {
  const { steps, board, steer, isConnected } = liveClass;
  const [shows, setShows] = useState<'guesses' | 'link' | null>(null);
  /** The step whose answers are shown, so that the next one hides its own. */
  const [answered, setAnswered] = useState<string | null>(null);
  const showsAnswers = answered === live.step;
  const link = useMutation({
    mutationFn: () => call(liveLessons.makeCode, { params: { id: classId }, body: {} }),
  });
  const index = steps.findIndex(({ key }) => key === live.step);
  const go = (by: number) => {
    const to = steps[index + by];
    if (to) steer({ step: to.key });
  };
  useKeys(go);
  useTopOf(live.step);
  useTopOf(shows);
  const question = questionAt(steps, live.step);
  const hasAnswers = answersOf(steps[index]?.blocks ?? []).length > 0;
  // The guesses have the question, too, and there is no room for it twice.
  const asksHere = question !== undefined && (steps[index]?.blocks.includes(question) ?? false);
  const hidesStep = shows === 'guesses' && asksHere && !showsAnswers;
  const toggle = (what: 'guesses' | 'link') => setShows(shows === what ? null : what);
  const toggleLink = () => {
    toggle('link');
    // The link is public while the lesson runs, so it is made only when the teacher asks for it.
    if (!link.data) link.mutate();
  };
  return (
    <div className="flex min-h-dvh flex-col">
      <h1 className="sr-only">{live.title}</h1>
      <div className="@container flex-1 px-6 py-4">
        {shows === 'link' && <DeviceLink code={link.data?.code} error={link.error} />}
        {shows === 'guesses' && question && (
          <section
            aria-label="Guesses of the class"
            className="mb-4 rounded-card border border-line bg-surface p-4 text-lg"
          >
            <GuessBars
              question={question}
              counts={board.counts[question.id]}
              showsAnswer={showsAnswers}
            />
          </section>
        )}
        {!hidesStep && renderStep(showsAnswers)}
      </div>
      <div className="sticky bottom-0 z-30 flex items-center border-t border-line bg-ground px-2 xl:gap-x-3 xl:px-6">
        <BarButton icon={ChevronLeft} name="Step back" isOff={index <= 0} onPress={() => go(-1)} />
        <p className="text-base whitespace-nowrap tabular-nums" aria-live="polite">
          <span className="sr-only">Step </span>
          {index + 1} <span aria-hidden="true">/</span>
          <span className="sr-only">of</span> {steps.length}
        </p>
        <BarButton
          icon={ChevronRight}
          name="Next step"
          isOff={index >= steps.length - 1}
          onPress={() => go(1)}
        />
        <span className="ml-auto" />
        <BarButton
          icon={Lightbulb}
          name={hasAnswers ? 'Show the answers' : 'No question on this step'}
          word={hasAnswers ? 'Answers' : 'No question'}
          isOff={!hasAnswers}
          isPressed={showsAnswers}
          onPress={() => setAnswered(showsAnswers ? null : live.step)}
        />
        <BarButton
          icon={ChartBarBig}
          name={question ? 'Show the guesses' : 'No guesses up to this step'}
          word="Guesses"
          isOff={!question}
          isPressed={shows === 'guesses'}
          onPress={() => toggle('guesses')}
        />
        <BarButton
          icon={Megaphone}
          name="Everybody look here"
          word="Look here"
          isPressed={live.isLooking}
          onPress={() => steer({ isLooking: !live.isLooking })}
        />
        <BarButton
          icon={TabletSmartphone}
          name="Link for devices without an account"
          word="Link"
          isPressed={shows === 'link'}
          onPress={toggleLink}
        />
        <BarButton icon={Expand} name="Full screen" word="Full" onPress={toggleFullScreen} />
        <a href={`/teach/${classId}/live`} aria-label="Board of the teacher" className={barClass}>
          <X aria-hidden="true" />
          <span className={wordClass}>Board</span>
        </a>
      </div>
      <p role="status" className="sr-only">
        {!isConnected && 'Connecting to your class...'}
      </p>
    </div>
  );
}

const barClass = clsx(
  'flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-control px-1.5 text-ink hover:bg-action-soft hover:text-action-ink',
  'aria-pressed:bg-action aria-pressed:text-on-action aria-disabled:opacity-50 [&_svg]:size-[0.75rem]',
);

/** Narrower windows have space for the icons alone. */
const wordClass = 'text-base leading-none tracking-tight whitespace-nowrap max-lg:hidden';

interface BarButtonProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** Short, and part of the name. */
  readonly word?: string;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function BarButton({ icon: Icon, name, word, isOff = false, isPressed, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className={barClass}
    >
      <Icon aria-hidden="true" />
      {word !== undefined && <span className={wordClass}>{word}</span>}
    </button>
  );
}

function toggleFullScreen(): void {
  // A browser may refuse, and then its own key still works.
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch(() => undefined);
}

/** Scrolls to the top whenever this changes, also when another window of the teacher changes it. */
function useTopOf(shown: string | null): void {
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, [shown]);
}

function useKeys(go: (by: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = moveOfKey(event);
    if (by === 0) return;
    event.preventDefault();
    go(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

interface DeviceLinkProps {
  readonly code: string | undefined;
  readonly error: Error | null;
}

function DeviceLink({ code, error }: DeviceLinkProps) {
  return (
    <section
      aria-label="Link for devices without an account"
      className="mb-4 flex flex-wrap items-center justify-between gap-6 rounded-card bg-action-soft p-4 text-lg"
    >
      <div className="flex min-w-[min(100%,12rem)] flex-1 flex-col gap-4">
        <p>
          On a device without an account, scan the code or open this address. It shows this step,
          without answers.
        </p>
        <p role="status" className="font-mono text-2xl font-semibold wrap-anywhere">
          {code !== undefined && `${window.location.host}/look/${code}`}
        </p>
        {error && <p role="alert">{errorSentence(error)}</p>}
      </div>
      {code !== undefined && (
        <QrCode text={`${window.location.origin}/look/${code}`} label="QR code of this address" />
      )}
    </section>
  );
}
