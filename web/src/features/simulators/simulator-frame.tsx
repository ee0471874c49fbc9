import type { LessonId } from '@qubloom/contract';
import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { useTheme } from '../../lib/settings.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SimulatorFailure } from './components/simulator-failure.tsx';
import { frameMessageOf } from './frame-message-state.ts';
import { useFrameFocus } from './use-frame-focus.ts';
import { useNear } from './use-near.ts';
import { useSimulatorUse } from './use-simulator-use.ts';

export interface SimulatorFrameProps {
  /** Starts with `/simulators/`. */
  readonly url: string;
  readonly title: string;
  /** Pixels kept free until the frame says its own height. */
  readonly height: number;
  /** A bar with the title and Restart over it, where the page has neither. */
  readonly hasBar?: boolean;
  /** Whose simulator it is, where its use is counted by the frame: while a learner is inside. */
  readonly lesson?: LessonId | undefined;
}

/** Milliseconds after loading in which a simulator must have spoken. */
const patience = 10_000;

/** A local simulator in a frame that may run scripts and nothing else. Loaded when it comes near the screen. */
export function SimulatorFrame(props: SimulatorFrameProps) {
  const [attempt, setAttempt] = useState(0);
  return <FrameAttempt key={attempt} {...props} onRestart={() => setAttempt(attempt + 1)} />;
}

interface FrameAttemptProps extends SimulatorFrameProps {
  readonly onRestart: () => void;
}

function FrameAttempt(props: FrameAttemptProps) {
  const { url, title, height, hasBar = true, lesson, onRestart } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const { user } = useAuth();
  const isInside = useFrameFocus(frame);
  useSimulatorUse(lesson, user !== null && isInside);
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  // A sandboxed frame cannot see what is chosen here. A change behind the # does not load it anew.
  const theme = useTheme();
  const [saidHeight, setSaidHeight] = useState<number>();
  const [hasSpoken, setSpoken] = useState(false);
  const [hasLoaded, setLoaded] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      // The frame has no origin of its own, so it is known by its window.
      if (event.source !== frame.current?.contentWindow) return;
      const message = frameMessageOf(event.data);
      if (!message) return;
      setSpoken(true);
      // Out of sight the browser draws nothing, and a simulator that draws nothing has no height.
      if (message.height !== undefined) setSaidHeight(message.height);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  // A page that is missing also counts as loaded: only one that speaks is a simulator.
  const isSilent = hasLoaded && !hasSpoken;
  useEffect(() => {
    if (!isSilent) return undefined;
    const timer = setTimeout(() => setFailed(true), patience);
    return () => clearTimeout(timer);
  }, [isSilent]);

  if (hasFailed) return <SimulatorFailure onRestart={onRestart} />;
  return (
    <section
      ref={place}
      aria-label={title}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-card"
    >
      {hasBar && (
        <div className="flex min-h-12 items-center gap-2 border-b border-line bg-sunken py-1 pr-1.5 pl-4">
          <p className="min-w-0 flex-1 truncate font-heading font-semibold">{title}</p>
          <Button variant="quiet" size="small" onClick={onRestart}>
            <RotateCcw aria-hidden="true" />
            Restart
          </Button>
        </div>
      )}
      <div className="relative" style={{ height: saidHeight ?? height }}>
        {isNear && (
          <iframe
            ref={frame}
            src={`${url}#theme=${theme}`}
            title={title}
            sandbox="allow-scripts"
            onLoad={() => setLoaded(true)}
            className="size-full border-0"
          />
        )}
        {!hasSpoken && <FrameSkeleton />}
      </div>
    </section>
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
