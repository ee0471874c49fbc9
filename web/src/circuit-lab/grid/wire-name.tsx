import { clsx } from 'clsx';
import { useRef, useState, type PointerEvent } from 'react';
import { dragThreshold } from '../../diagrams/circuit-drag/use-drag.ts';

export interface WireNameProps {
  readonly wire: number;
  readonly wires: number;
  /** Width in pixels. */
  readonly width: number;
  /** Pixels from wire to wire. */
  readonly height: number;
  readonly canMove: boolean;
  /** The keys that move it, in the form shown to people. */
  readonly keys: string;
  readonly onMove: (to: number) => void;
  readonly onPress: () => void;
}

/** The name of a wire. A press opens the wire's actions, and a drag up or down moves the wire. */
export function WireName(props: WireNameProps) {
  const { wire, wires, width, height, canMove, keys, onMove, onPress } = props;
  const start = useRef<number | null>(null);
  const [pulled, setPulled] = useState<number | null>(null);
  const to =
    pulled === null ? wire : Math.min(Math.max(wire + Math.round(pulled / height), 0), wires - 1);
  const move = (event: PointerEvent) => {
    if (start.current === null || !canMove) return;
    const by = event.clientY - start.current;
    if (pulled !== null || Math.abs(by) > dragThreshold) setPulled(by);
  };
  const end = (event: PointerEvent) => {
    const wasPressed = start.current !== null;
    start.current = null;
    setPulled(null);
    if (!wasPressed || event.type !== 'pointerup') return;
    if (pulled === null) onPress();
    else if (to !== wire) onMove(to);
  };
  return (
    <span
      role="rowheader"
      aria-colindex={1}
      title={canMove ? `q${wire}: drag up or down (${keys})` : `q${wire}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        start.current = event.clientY;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      className={clsx(
        'relative grid place-items-center font-mono text-[min(0.875rem,18px)] text-ink-soft select-none hover:bg-action-soft hover:text-action-ink',
        canMove ? 'cursor-grab touch-none' : 'cursor-pointer',
      )}
      style={{ width }}
    >
      q{wire}
      {pulled !== null && (
        <>
          <span
            aria-hidden
            className="pointer-events-none absolute inset-x-1 z-10 rounded-control border-2 border-points bg-points-soft py-1 text-center text-points-ink"
            style={{ transform: `translateY(${pulled}px)` }}
          >
            q{wire}
          </span>
          {to !== wire && (
            <span
              aria-hidden
              className="pointer-events-none absolute left-0 z-10 h-1 w-40 rounded-full bg-points forced-colors:bg-[Highlight]"
              style={{ top: (to - wire + (to > wire ? 1 : 0)) * height - 2 }}
            />
          )}
        </>
      )}
    </span>
  );
}
