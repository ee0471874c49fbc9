import { circuitGrid } from '@qubloom/curriculum';
import { MoveVertical } from 'lucide-react';
import { useId, useMemo, type PointerEvent } from 'react';
import { SignedBars } from '../../diagrams/bars/signed-bars.tsx';
import { oneQubitAmplitudes } from '../../diagrams/trials/circuit-run.ts';
import { maxTurn, startedAt } from './start-state.ts';

export interface StartBarsProps {
  /** From 0, a sure 0, to a sure 1. */
  readonly turn: number;
  readonly onTurn: (turn: number) => void;
}

/** How the qubit starts, as two bars to drag: what one of them gains the other loses. */
export function StartBars({ turn, onTurn }: StartBarsProps) {
  const id = useId();
  const amplitudes = useMemo(
    () => oneQubitAmplitudes(startedAt(turn, circuitGrid('q0: -'))),
    [turn],
  );
  const follow = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const up = Math.min(1, Math.max(0, 1 - (event.clientY - box.top) / (box.height / 2)));
    // The bar that is dragged follows the finger: its length is a sine of half the turn.
    const isZero = event.clientX < box.left + box.width / 2;
    const turned = (2 / Math.PI) * (isZero ? Math.acos(up) : Math.asin(up));
    onTurn(Math.round(turned * maxTurn));
  };
  return (
    <div className="grid justify-items-center gap-1 text-sm">
      <label htmlFor={id} className="flex items-center gap-1">
        <MoveVertical aria-hidden className="size-4" /> Start
        <span className="sr-only">: from a sure 0 to a sure 1</span>
      </label>
      <div
        className="relative grid min-w-12 cursor-ns-resize justify-items-center touch-none rounded-card has-focus-visible:outline-3 has-focus-visible:outline-action"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      >
        <div aria-hidden>
          <SignedBars amplitudes={amplitudes} size="mini" />
        </div>
        <input
          id={id}
          type="range"
          min={0}
          max={maxTurn}
          value={turn}
          onChange={(event) => onTurn(Number(event.currentTarget.value))}
          className="pointer-events-none absolute inset-0 m-0 size-full opacity-0"
        />
      </div>
    </div>
  );
}
