/** Connects guided paths, pictures, and tasks. */
import { getRouteApi } from '@tanstack/react-router';
import { GuidedPathPage } from '../../../features/guided-paths/path-page.tsx';
import type { PathSlots } from '../../../features/guided-paths/path-slots.ts';
import type { TaskViewProps } from '../../../features/tasks/task-view.tsx';
import { LessonInteractive } from '../../../interactives/catalog/lesson-interactive.tsx';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import type { ShownCheck } from '../../../product/blocks/shown-check.ts';
import { MissingPart } from '../../missing-part.tsx';
import { Part } from '../../part.tsx';

const route = getRouteApi('/guided-paths/$id');

const TaskView = lazyPart<TaskViewProps>(
  async () => (await import('../../../features/tasks/task-view.tsx')).TaskView,
  MissingPart,
);

const InlineCheck = lazyPart<ShownCheck>(
  async () => (await import('../../../features/inline-checks/inline-check.tsx')).InlineCheck,
  MissingPart,
);

const slots: PathSlots = {
  renderInlineCheck: (check) => (
    <Part label="Loading the question" height={240}>
      <InlineCheck {...check} />
    </Part>
  ),
  renderChallenge: (challenge) => (
    <Part label="Loading the challenge" height={320}>
      <TaskView {...challenge} />
    </Part>
  ),
  renderInteractive: (block) => <LessonInteractive block={block} />,
};

export function GuidedPathRoute() {
  const { id } = route.useParams();
  const { step } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <GuidedPathPage
      key={id}
      pathId={id}
      step={step}
      onGo={(to, how) => {
        void navigate({
          search: to === undefined ? {} : { step: to },
          replace: how === 'correction',
          resetScroll: how === 'page',
        });
      }}
      slots={slots}
    />
  );
}
