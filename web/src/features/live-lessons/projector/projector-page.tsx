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
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LiveNotLoaded, NoLiveLesson } from '../board/board-page.tsx';
import { questionAt } from '../board/board-state.ts';
import { GuessBars } from '../board/guess-bars.tsx';
import { type LiveClass, useLiveClass } from '../board/use-live-class.ts';
import { moveOfKey } from './keys.ts';

export interface ProjectorPageProps {
  readonly classId: string;
  /** Draws a step. Nothing waits for a guess. */
  readonly renderStep: (lesson: Lesson, step: string, showsAnswers: boolean) => ReactNode;
}

/**
 * All sizes follow the root's font. The smallest text is 0.875 of it: 28 px at 1024 x 768, and the same part of the
 * height on larger screens.
 */
const rootSize = 'max(32px, min(4.17vh, 3.125vw))';

export function ProjectorPage({ classId, renderStep }: ProjectorPageProps) {
  const liveClass = useLiveClass(classId, 'projector');
  const { live, lesson, error, retry } = liveClass;
  useLargeText();
  if (live === null) return <NoLiveLesson classId={classId} />;
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

function useLargeText(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.fontSize;
    style.fontSize = rootSize;
    return () => {
      style.fontSize = before;
    };
  }, []);
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
    if (!to) return;
    window.scrollTo({ top: 0 });
    steer({ step: to.key });
  };
  useKeys(go);
  const question = questionAt(steps, live.step);
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
        {renderStep(showsAnswers)}
      </div>
      <div className="sticky bottom-0 z-30 flex flex-wrap items-center gap-x-2 border-t border-line bg-ground px-4 py-1">
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
          name="Show the answers"
          isPressed={showsAnswers}
          onPress={() => setAnswered(showsAnswers ? null : live.step)}
        />
        <BarButton
          icon={ChartBarBig}
          name="Show the guesses"
          isOff={!question}
          isPressed={shows === 'guesses'}
          onPress={() => toggle('guesses')}
        />
        <BarButton
          icon={Megaphone}
          name="Everybody look here"
          isPressed={live.isLooking}
          onPress={() => steer({ isLooking: !live.isLooking })}
        />
        <BarButton
          icon={TabletSmartphone}
          name="Link for devices without an account"
          isPressed={shows === 'link'}
          onPress={toggleLink}
        />
        <BarButton icon={Expand} name="Full screen" onPress={toggleFullScreen} />
        <a href={`/teach/${classId}/live`} aria-label="Board of the teacher" className={barClass}>
          <X aria-hidden="true" />
        </a>
      </div>
      <p role="status" className="sr-only">
        {!isConnected && 'Connecting to your class...'}
      </p>
    </div>
  );
}

const barClass = clsx(
  'grid size-9 shrink-0 place-items-center rounded-control text-ink hover:bg-action-soft hover:text-action-ink',
  'aria-pressed:bg-action aria-pressed:text-on-action aria-disabled:opacity-40 [&_svg]:size-5',
);

interface BarButtonProps {
  readonly icon: LucideIcon;
  readonly name: string;
  readonly isOff?: boolean;
  readonly isPressed?: boolean;
  readonly onPress: () => void;
}

function BarButton({ icon: Icon, name, isOff = false, isPressed, onPress }: BarButtonProps) {
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
      className="mb-4 flex flex-col gap-2 rounded-card bg-action-soft p-4 text-lg"
    >
      <p>On a device without an account, open this address. It shows this step, without answers.</p>
      <p role="status" className="font-mono text-2xl font-semibold wrap-anywhere">
        {code !== undefined && `${window.location.host}/look/${code}`}
      </p>
      {error && <p role="alert">{errorSentence(error)}</p>}
    </section>
  );
}
