import type { BlockOf } from '@qubloom/contract';
import { Suspense, useId } from 'react';
import { Card } from '../../ui/display/card.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazyPart } from '../../lib/code-loading/lazy-part.ts';
import { MissingWidget } from './missing-widget.tsx';
import type { WidgetDrawingProps } from './widget-drawing.tsx';

/** With the schemas of all widgets' properties, which a lesson without a widget can do without. */
export const loadWidgets = async () => (await import('./widget-drawing.tsx')).WidgetDrawing;
const WidgetDrawing = lazyPart<WidgetDrawingProps>(loadWidgets, MissingWidget);

/** The interactive picture that a lesson's block names, with its description for those who cannot see it. */
export function LessonWidget({ block }: { readonly block: BlockOf<'picture'> }) {
  const title = useId();
  const description = useId();
  return (
    <Card as="section" aria-labelledby={title} aria-describedby={description}>
      <h3 id={title} className="text-xl">
        {block.title}
      </h3>
      <p id={description} className="sr-only">
        {block.description}
      </p>
      <div className="mt-4">
        <Suspense
          fallback={
            <Loading label="Loading the picture">
              <Skeleton className="h-48" />
            </Loading>
          }
        >
          <WidgetDrawing name={block.name} properties={block.properties} />
        </Suspense>
      </div>
    </Card>
  );
}
