import type { BlockOf } from '@qubloom/contract';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Card } from '../../ui/display/card.tsx';
import { useHeadingTools } from '../../ui/display/heading-tools.ts';
import { drawInteractive } from './catalog.ts';

/** The interactive that a lesson's block names, with its description for screen readers. */
export function LessonInteractive({ block }: { readonly block: BlockOf<'picture'> }) {
  const title = useId();
  const description = useId();
  const isBelowHeading = useHeadingTools() !== undefined;
  return (
    <Card
      as="section"
      aria-labelledby={title}
      aria-describedby={description}
      className="max-sm:p-3! low:p-3! projected:p-4!"
    >
      <h3
        id={title}
        className={clsx(
          'text-xl low:text-base',
          isBelowHeading && 'compact:sr-only projected:sr-only',
        )}
      >
        {block.title}
      </h3>
      <p id={description} className="sr-only">
        {block.description}
      </p>
      <div
        className={clsx(
          'framed @container/scene not-compact:mt-4',
          isBelowHeading ? 'projected:mt-0!' : 'mt-2',
        )}
      >
        {drawInteractive(block)}
      </div>
    </Card>
  );
}
