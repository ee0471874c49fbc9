import type { ReactNode } from 'react';
import { SliderBelow } from '../../../diagrams/figures/slider-below.tsx';
import type { Point } from '../../../diagrams/bloch/view.ts';
import { aimAt, aimStep, pointOf } from '../turns.ts';

export interface ArrowKeysProps {
  readonly point: Point;
  /** Undefined if only gates may move the arrow. */
  readonly onAim: ((point: Point) => void) | undefined;
  /** The ball. */
  readonly children: ReactNode;
}

/** The action of dragging the arrow, for keys and screen readers: two sliders below the ball. */
export function ArrowKeys({ point, onAim, children }: ArrowKeysProps) {
  if (!onAim) return children;
  const aim = aimAt(point);
  return (
    <div className="relative rounded-card -outline-offset-3 has-focus-visible:outline-3 has-focus-visible:outline-points">
      <SliderBelow
        label="Arrow, from 0 down to 1"
        value={aim.below}
        min={0}
        max={180}
        step={aimStep}
        spoken={`${aim.below} degrees below 0`}
        onChange={(below) => onAim(pointOf({ ...aim, below }))}
      />
      <SliderBelow
        label="Arrow, around the ball"
        value={aim.around}
        min={-180}
        max={180}
        step={aimStep}
        spoken={`${aim.around} degrees from plus`}
        onChange={(around) => onAim(pointOf({ ...aim, around }))}
      />
      <div className="relative">{children}</div>
    </div>
  );
}
