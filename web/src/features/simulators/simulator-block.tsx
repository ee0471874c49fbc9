/** The simulator that belongs to a lesson: its own, or the recommended one. */
import { type Lesson, simulatorKind } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, FlaskConical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../lib/api.ts';
import { useHasPath } from '../../lib/use-has-path.ts';
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { recommendedSimulatorQuery } from './queries.ts';
import { SimulatorFrame } from './simulator-frame.tsx';

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
      <Row title="Simulator">
        <Spinner label="Finding the best simulator..." />
      </Row>
    );
  }
  const isMissing =
    recommended.data !== undefined ||
    (recommended.error instanceof ApiError && recommended.error.status === 404);
  if (isMissing) {
    return (
      <Row title="No simulator available">
        We couldn&apos;t find an appropriate simulator for this lesson.
      </Row>
    );
  }
  return (
    <Row
      title="Failed to fetch recommended simulator"
      action={
        <Button variant="secondary" onClick={() => void recommended.refetch()}>
          Try Again
        </Button>
      }
    >
      The lesson works without it. Try again in a moment.
    </Row>
  );
}

interface SimulatorProps extends SimulatorBlockProps {
  readonly url: string;
}

function Simulator({ lesson, url, isFolded }: SimulatorProps) {
  const [isOpen, setOpen] = useState(!isFolded);
  if (!isFolded && !isOpen) setOpen(true);
  const opened = useRef<HTMLDivElement>(null);
  const open = () => {
    // The button goes away and would drop the focus.
    flushSync(() => setOpen(true));
    opened.current?.focus();
  };
  switch (simulatorKind(url)) {
    case 'local':
      if (isOpen) {
        return (
          <div ref={opened} tabIndex={-1} className="outline-none">
            <SimulatorFrame url={url} title="Simulator" height={480} />
          </div>
        );
      }
      return (
        <Row
          title="Simulator"
          action={
            <Button variant="secondary" onClick={open}>
              <FlaskConical aria-hidden="true" />
              Open Simulator
            </Button>
          }
        >
          Try your own ideas from this lesson.
        </Row>
      );
    case 'external':
      return (
        <Row
          title="Simulator"
          action={
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'secondary' })}
            >
              Open Simulator
              <ExternalLink aria-hidden="true" />
              <span className="sr-only">(opens a new tab)</span>
            </a>
          }
        >
          This one is on another site. It opens in a new tab.
        </Row>
      );
    case 'internal':
      return <InternalSimulator lessonId={lesson.id} />;
  }
}

const simulatorPath: string = '/simulator/$id';

function InternalSimulator({ lessonId }: { readonly lessonId: number }) {
  const hasPage = useHasPath(simulatorPath);
  if (!hasPage) {
    return (
      <Row title="No simulator available">
        We couldn&apos;t find an appropriate simulator for this lesson.
      </Row>
    );
  }
  return (
    <Row
      title="Simulator"
      action={
        <ButtonLink to={`/simulator/${lessonId}` as string} variant="secondary">
          <FlaskConical aria-hidden="true" />
          Open Simulator
        </ButtonLink>
      }
    >
      It has a page of its own, with room to try things.
    </Row>
  );
}

interface RowProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function Row({ title, action, children }: RowProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-sunken p-5"
    >
      <div className="min-w-52 flex-1">
        <p className="font-heading text-lg font-semibold">{title}</p>
        <div className="text-ink-soft">{children}</div>
      </div>
      {action}
    </section>
  );
}
