/** The simulator of a lesson: its own, or the recommended one. */
import { type Lesson, simulatorKind } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { ApiError } from '../../product/api/api.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { ExternalSimulator } from './components/external-simulator.tsx';
import { SimulatorRow } from './components/simulator-row.tsx';
import { recommendedSimulatorQuery } from './queries.ts';
import { SimulatorFrame } from './frame/simulator-frame.tsx';

export interface SimulatorBlockProps {
  readonly lesson: Lesson;
  /** The lesson has its own activities, so a local simulator is opened on its page instead of here. */
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
      if (isFolded) return <SimulatorLink lesson={lesson} />;
      return <SimulatorFrame url={url} title="Simulator" height={480} lesson={lesson.id} />;
    case 'external':
      return <ExternalSimulator url={url} />;
    case 'internal':
      return <SimulatorLink lesson={lesson} />;
  }
}

function SimulatorLink({ lesson }: Pick<SimulatorProps, 'lesson'>) {
  return (
    <ButtonLink
      to="/simulator/$id"
      params={{ id: String(lesson.id) }}
      variant="secondary"
      className="self-start"
    >
      <FlaskConical aria-hidden="true" />
      Open Simulator
    </ButtonLink>
  );
}
