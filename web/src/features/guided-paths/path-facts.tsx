import type { GuidedPath } from '@qubloom/contract';
import { Clock, Footprints, Tag } from 'lucide-react';
import { stepsText } from './path-state.ts';

const factClass = 'inline-flex items-center gap-1.5 [&_svg]:size-4';

export function PathFacts({ path }: { readonly path: GuidedPath }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
      <span className={factClass}>
        <Footprints aria-hidden="true" />
        {stepsText(path.stepCount)}
      </span>
      <span className={factClass}>
        <Clock aria-hidden="true" />
        {path.estimatedTime} minutes
      </span>
      <span className={factClass}>
        <Tag aria-hidden="true" />
        {path.topic}
      </span>
    </div>
  );
}
