import { getRouteApi } from '@tanstack/react-router';
import { LookPage } from '../../../features/live-lessons/look/look-page.tsx';
import type { SimulatorFrameProps } from '../../../features/simulators/frame/simulator-frame.tsx';
import { LessonInteractive } from '../../../interactives/catalog/lesson-interactive.tsx';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';
import { MissingPart } from '../../missing-part.tsx';
import { Part } from '../../part.tsx';

const SimulatorFrame = lazyPart<SimulatorFrameProps>(
  async () =>
    (await import('../../../features/simulators/frame/simulator-frame.tsx')).SimulatorFrame,
  MissingPart,
);

const route = getRouteApi('/look/$code');

export function LookRoute() {
  const { code } = route.useParams();
  return (
    <LookPage
      code={code}
      renderActivity={(block) =>
        block.kind === 'picture' ? (
          <LessonInteractive block={block} />
        ) : (
          <Part label="Loading the simulator" height={block.height}>
            <SimulatorFrame
              url={block.url}
              title={block.title}
              height={block.height}
              lesson={undefined}
            />
          </Part>
        )
      }
    />
  );
}
