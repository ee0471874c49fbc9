import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';

/** The circuit's share of the width, in percent. */
const [min, max] = [30, 75];
const step = 5;

export interface DividerProps {
  readonly share: number;
  readonly onShare: (share: number) => void;
}

const bounded = (share: number) => Math.min(Math.max(Math.round(share), min), max);

/** Returns the widths of both columns, for their grid. */
export function columnsOf(share: number): CSSProperties {
  return { '--circuit': `${share}fr`, '--displays': `${100 - share}fr` } as CSSProperties;
}

/** A focusable separator is a control, which the linter does not know. */
const reached = { tabIndex: 0 };

/** The divider between the circuit and its displays. Dragging it or pressing arrow keys gives one of them more room. */
export function Divider({ share, onShare }: DividerProps) {
  const press = (event: KeyboardEvent) => {
    const moves: Readonly<Record<string, number>> = {
      ArrowLeft: share - step,
      ArrowRight: share + step,
      Home: min,
      End: max,
    };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onShare(bounded(next));
  };
  const pull = (event: PointerEvent<HTMLElement>) => {
    const columns = event.currentTarget.parentElement;
    if (!columns || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, width } = columns.getBoundingClientRect();
    onShare(bounded(((event.clientX - left) / width) * 100));
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a focusable separator is a control
    <div
      role="separator"
      aria-label="Room for the circuit"
      aria-orientation="vertical"
      aria-valuenow={share}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={`${share} percent`}
      title="Drag, or press the arrow keys"
      {...reached}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={pull}
      className="group hidden h-full cursor-col-resize touch-none justify-center px-2 py-1 beside:col-start-2 beside:row-start-2 beside:flex"
    >
      <span className="sticky top-1/2 h-16 max-h-full w-1.5 rounded-full bg-line transition-colors group-hover:bg-action group-active:bg-action forced-colors:bg-[ButtonText]" />
    </div>
  );
}
