import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { GateBox } from './gate-box.tsx';
import { gateLabels, keysHint } from './gate-labels.ts';
import { StripCell } from './strip-cell.tsx';
import { StripPalette } from './strip-palette.tsx';
import { useStrip, type StripOptions } from './use-strip.ts';

export interface CircuitStripProps extends StripOptions {
  readonly label: string;
}

/**
 * A small circuit to build: a palette of gates, and wires with cells. A gate gets to a cell by drag, by
 * a tap on the gate and a tap on the cell, or by keys: arrows, a gate's letter, Delete.
 */
export function CircuitStrip({ label, state, gates, onEdit }: CircuitStripProps) {
  const help = useId();
  const keys = useId();
  const strip = useStrip({ state, gates, onEdit });
  const { armed, focus, announcement } = strip;
  const { carried, ghost } = strip.drag;
  const grid = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    grid.current
      .querySelector<HTMLElement>(`[data-wire="${focus.wire}"][data-column="${focus.column}"]`)
      ?.focus();
  }, [focus]);

  return (
    <div className="group/strip">
      <StripPalette strip={strip} state={state} gates={gates} />
      <p
        id={help}
        className="mt-2 text-sm text-ink-soft group-has-[[role=gridcell]_:focus-visible]/strip:hidden"
      >
        {armed === undefined
          ? 'Tap a gate, then a place. Or drag it. Tap a placed gate to take it off.'
          : `Now tap a place for ${gateLabels(armed).spoken}.`}
      </p>
      <p
        id={keys}
        className="mt-2 hidden text-sm text-ink-soft group-has-[[role=gridcell]_:focus-visible]/strip:block"
      >
        {keysHint(gates)}
      </p>
      {/* The keys belong to the grid as a whole: arrows move between its cells. */}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={`${help} ${keys}`}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (strip.follow(event)) event.preventDefault();
        }}
        className="mt-3 overflow-x-auto pb-1"
      >
        {state.grid.rows.map((row, wire) => (
          <div key={wire} role="row" className="flex min-w-max items-center">
            <span
              role="rowheader"
              className={clsx(
                'shrink-0 font-mono text-sm text-zero-ink',
                state.grid.rows.length > 1 ? 'w-15 sm:w-16' : 'w-9',
              )}
            >
              {state.grid.rows.length > 1 && <span className="mr-1 text-ink-soft">q{wire}</span>}
              <span aria-hidden>|0⟩</span>
              <span className="sr-only">starts at 0</span>
            </span>
            {row.map((_, column) => (
              <StripCell key={column} strip={strip} state={state} target={{ wire, column }} />
            ))}
            <span aria-hidden className="h-0.5 w-2 bg-control sm:w-6" />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {carried && (
        <span ref={ghost} aria-hidden className="pointer-events-none fixed top-0 left-0 z-50">
          <GateBox cell={carried.cell} />
        </span>
      )}
    </div>
  );
}
