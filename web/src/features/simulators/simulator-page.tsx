/** The page of a lesson's simulator, wide or small. */
import type { Lesson } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import { ApiError } from '../../product/api/api.ts';
import { useScreenTitle } from '../../lib/navigation/screen-title.ts';
import { useToasts } from '../../ui/feedback/toast.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { OpenSimulatorPage, type OpenSimulatorPageProps } from './open-simulator-page.tsx';
import { recommendedSimulatorQuery } from './queries.ts';

export type SimulatorPageProps = Omit<OpenSimulatorPageProps, 'url'>;

/** Finds the simulator first. */
export function SimulatorPage(props: SimulatorPageProps) {
  const { lesson } = props;
  useScreenTitle(`${lesson.title}: Simulator`, `/courses/${lesson.courseId}?lesson=${lesson.id}`);
  const recommended = useQuery({
    ...recommendedSimulatorQuery(lesson.id),
    enabled: !lesson.simulatorUrl,
  });
  const url = lesson.simulatorUrl || recommended.data?.url;
  if (url || recommended.isPending) return <OpenSimulatorPage {...props} url={url} />;
  const isMissing =
    recommended.data !== undefined ||
    (recommended.error instanceof ApiError && recommended.error.status === 404);
  if (isMissing) return <NoSimulator lesson={lesson} />;
  return (
    <Notice title="Failed to fetch recommended simulator" tone="error" level={1}>
      <p>Your work is safe. Try again in a moment.</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => void recommended.refetch()}>Try Again</Button>
        <BackToCourse lesson={lesson} />
      </div>
    </Notice>
  );
}

function NoSimulator({ lesson }: { readonly lesson: Lesson }) {
  const toasts = useToasts();
  useEffect(() => {
    toasts.show({
      title: 'No simulator available',
      description: "We couldn't find an appropriate simulator for this lesson.",
      variant: 'destructive',
    });
  }, [toasts]);
  return (
    <Notice title="No simulator available for this lesson." mood="thinking" level={1}>
      <p>The lesson works without one.</p>
      <BackToCourse lesson={lesson} />
    </Notice>
  );
}

function BackToCourse({ lesson }: { readonly lesson: Lesson }) {
  return (
    <ButtonLink
      to="/courses/$id"
      params={{ id: String(lesson.courseId) }}
      search={{ lesson: lesson.id }}
      variant="secondary"
    >
      <ArrowLeft aria-hidden="true" />
      Back to Course
    </ButtonLink>
  );
}
