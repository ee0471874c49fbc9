import type { PointerEvent } from 'react';
import { SliderBelow } from '../figures/slider-below.tsx';
import { barReach, SignedBar, type SignedBarProps } from './signed-bar.tsx';

export interface DragBarProps extends SignedBarProps {
  /** Label of the slider for keys and screen readers. */
  readonly label: string;
  /** Position of the bar, in steps from the lowest to the highest. */
  readonly level: number;
  readonly levels: readonly [lowest: number, highest: number];
  /** The value for screen readers. */
  readonly spoken: string;
  /** Called while a finger drags: distance from the middle, from -1 to 1. */
  readonly onDrag: (amplitude: number) => void;
  /** Called when a key moves it. */
  readonly onLevel: (level: number) => void;
}

/** A bar that follows a finger, with a native slider below it. */
export function DragBar(props: DragBarProps) {
  const { label, level, levels, spoken, onDrag, onLevel, ...bar } = props;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const middle = top + height / 2;
    onDrag((middle - event.clientY) / (height * (barReach / 100)));
  };
  return (
    <div
      className="relative min-w-0 cursor-ns-resize touch-none select-none rounded-control has-focus-visible:outline-3 has-focus-visible:outline-points"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    >
      <div aria-hidden>
        <SignedBar {...bar} />
        <Handle amplitude={bar.amplitude} />
      </div>
      <SliderBelow
        label={label}
        value={level}
        min={levels[0]}
        max={levels[1]}
        spoken={spoken}
        isVertical
        onChange={onLevel}
      />
    </div>
  );
}

/** The handle at the end of the bar. */
function Handle({ amplitude }: Pick<SignedBarProps, 'amplitude'>) {
  return (
    <span
      className="absolute left-1/2 grid size-5 -translate-1/2 place-items-center rounded-full border-2 border-ink bg-surface transition-[top] duration-200"
      style={{ top: `${50 - amplitude * barReach}%` }}
    >
      <svg viewBox="-8 -8 16 16" className="size-3 fill-none stroke-ink" strokeWidth="2.5">
        <path d="M-4 -2L0 -6L4 -2M-4 2L0 6L4 2" strokeLinejoin="round" strokeLinecap="round" />
      </svg>
    </span>
  );
}
