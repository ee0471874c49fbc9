import type { LessonId } from '@qubloom/contract';
import { RotateCcw } from 'lucide-react';
import { useContext, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { GuessRunContext } from '../../../diagrams/trials/guess-run.ts';
import { useAuth } from '../../../product/learner/auth.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { useHeadingTools } from '../../../ui/display/heading-tools.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SimulatorFailure } from '../components/simulator-failure.tsx';
import { frameAddress } from './frame-address.ts';
import { useFrameFocus } from './use-frame-focus.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import { useNear } from '../../../lib/browser/use-near.ts';
import { useSimulatorUse } from '../use-simulator-use.ts';

export interface SimulatorFrameProps {
  /** Address of a simulator of the site: `/simulators/<name>`, with or without a query. */
  readonly url: string;
  readonly title: string;
  /** Pixels reserved until the frame reports its height. */
  readonly height: number;
  /** Adds a bar with the title and Restart if the page has neither. Beside a heading, only Restart is shown. */
  readonly hasBar?: boolean;
  /** The lesson for which the frame counts its use, while a learner is inside. */
  readonly lesson?: LessonId | undefined;
}

/** A simulator of the site in a frame. Loads when it comes near the screen. */
export function SimulatorFrame(props: SimulatorFrameProps) {
  // The value when the frame was opened, because another address would reload it.
  const guess = useContext(GuessRunContext);
  const [attempt, setAttempt] = useState({ number: 0, isRestarted: false, guess });
  const begin = (isRestarted: boolean) =>
    setAttempt({ number: attempt.number + 1, isRestarted, guess });
  const { url, lesson } = props;
  const address = frameAddress(url, { lesson, ...attempt });
  if (address === undefined) return <SimulatorFailure onRetry={() => begin(false)} />;
  return (
    <FrameAttempt
      key={attempt.number}
      {...props}
      url={address}
      onRestart={() => begin(true)}
      onRetry={() => begin(false)}
    />
  );
}

interface FrameAttemptProps extends SimulatorFrameProps {
  readonly onRestart: () => void;
  readonly onRetry: () => void;
}

function FrameAttempt(props: FrameAttemptProps) {
  const { url, title, height, hasBar = true, lesson, onRestart, onRetry } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const { user, isLoading } = useAuth();
  const isInside = useFrameFocus(frame);
  useSimulatorUse(lesson, user !== null && isInside);
  const container = useRef<HTMLElement>(null);
  const isNear = useNear(container);
  const [hasLoaded, setLoaded] = useState(false);
  const messages = useFrameMessages(frame, hasLoaded);

  if (messages.hasFailed) return <SimulatorFailure onRetry={onRetry} />;
  return (
    <section
      ref={container}
      aria-label={title}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      {hasBar && <FrameBar title={title} onRestart={onRestart} />}
      <div className="relative" style={{ height: messages.height ?? height }}>
        {/* It opens what the last learner saved, so it waits until we know who is here. */}
        {isNear && !isLoading && (
          <iframe
            ref={frame}
            src={url}
            title={title}
            onLoad={() => setLoaded(true)}
            className="size-full border-0"
          />
        )}
        {!messages.isConnected && <FrameSkeleton />}
      </div>
    </section>
  );
}

interface FrameBarProps {
  readonly title: string;
  readonly onRestart: () => void;
}

function FrameBar({ title, onRestart }: FrameBarProps) {
  const tools = useHeadingTools();
  if (tools === null) return null;
  if (tools) {
    return createPortal(
      <Button variant="quiet" className="max-sm:w-11 max-sm:px-0" onClick={onRestart}>
        <RotateCcw aria-hidden="true" />
        <span className="max-sm:sr-only">Restart</span>
      </Button>,
      tools,
    );
  }
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-2 border-b border-line bg-sunken py-1 pr-1.5 pl-4">
      <p className="min-w-0 flex-1 font-heading font-semibold">{title}</p>
      <Button variant="quiet" size="small" onClick={onRestart}>
        <RotateCcw aria-hidden="true" />
        Restart
      </Button>
    </div>
  );
}

function FrameSkeleton() {
  return (
    <div
      role="status"
      className="absolute inset-0 flex flex-col gap-5 overflow-hidden bg-surface p-5"
    >
      <span className="sr-only">Loading the simulator</span>
      <Skeleton className="h-16 w-full" />
      <div className="flex flex-1 gap-5">
        <Skeleton className="h-full w-2/5" />
        <Skeleton className="h-full flex-1" />
      </div>
    </div>
  );
}
