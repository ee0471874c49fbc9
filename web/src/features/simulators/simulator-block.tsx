/** The simulator that belongs to a lesson: its own, or the recommended one. */
import { type Lesson, simulatorKind } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical, Maximize } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/api/api.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { ExternalSimulator } from './components/external-simulator.tsx';
import { SimulatorRow } from './components/simulator-row.tsx';
import { recommendedSimulatorQuery } from './queries.ts';
import { SimulatorFrame } from './frame/simulator-frame.tsx';

export interface SimulatorBlockProps {
  readonly lesson: Lesson;
  /** A local simulator is not shown before it is asked for. Once shown it stays. */
  readonly isFolded: boolean;
}

export function SimulatorBlock({ lesson, isFolded }: SimulatorBlockProps) {
  const recommended = useQuery({
    ...recommendedSimulatorQuery(lesson.id),
    enabled: !lesson.simulatorUrl,
  });
  const url = lesson.simulatorUrl || recommended.data?.url;
  if (url) return <Simulator lesson={lesson} url={url} isFolded={isFolded} />;
  if (recommended.isPending) {
    return (
      <SimulatorRow title="Simulator">
        <Spinner label="Finding the best simulator..." />
      </SimulatorRow>
    );
  }
  const isMissing =
    recommended.data !== undefined ||
    (recommended.error instanceof ApiError && recommended.error.status === 404);
  if (isMissing) {
    return (
      <SimulatorRow title="No simulator available">
        We couldn&apos;t find an appropriate simulator for this lesson.
      </SimulatorRow>
    );
  }
  return (
    <SimulatorRow
      title="Failed to fetch recommended simulator"
      action={
        <Button variant="secondary" onClick={() => void recommended.refetch()}>
          Try Again
        </Button>
      }
    >
      The lesson works without it. Try again in a moment.
    </SimulatorRow>
  );
}

interface SimulatorProps extends SimulatorBlockProps {
  readonly url: string;
}

function Simulator({ lesson, url, isFolded }: SimulatorProps) {
  switch (simulatorKind(url)) {
    case 'local':
      return <LocalSimulator lesson={lesson} url={url} isFolded={isFolded} />;
    case 'external':
      return <ExternalSimulator url={url} />;
    case 'internal':
      return (
        <SimulatorRow
          title="Simulator"
          action={
            <ButtonLink to="/simulator/$id" params={{ id: String(lesson.id) }} variant="secondary">
              <FlaskConical aria-hidden="true" />
              Open Simulator
            </ButtonLink>
          }
        >
          It has a page of its own, with room to try things.
        </SimulatorRow>
      );
  }
}

function LocalSimulator({ lesson, url, isFolded }: SimulatorProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isFolded && !isOpen) setOpen(true);
  const opened = useRef<HTMLDivElement>(null);
  const open = () => {
    // The button goes away and would drop the focus.
    flushSync(() => setOpen(true));
    opened.current?.focus();
  };
  const toPage = (
    <ButtonLink to="/simulator/$id" params={{ id: String(lesson.id) }} variant="quiet">
      <Maximize aria-hidden="true" />
      Simulator Page
    </ButtonLink>
  );
  if (!isOpen) {
    return (
      <SimulatorRow
        title="Simulator"
        action={
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={open}>
              <FlaskConical aria-hidden="true" />
              Open Simulator
            </Button>
            {toPage}
          </div>
        }
      >
        Try your own ideas from this lesson.
      </SimulatorRow>
    );
  }
  return (
    <div ref={opened} tabIndex={-1} className="flex flex-col items-end gap-2 outline-none">
      <div className="w-full">
        <SimulatorFrame url={url} title="Simulator" height={480} lesson={lesson.id} />
      </div>
      {toPage}
    </div>
  );
}
