import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import type { Cell } from '@qubloom/curriculum';
import { useScrollEdges } from '../../lib/browser/use-scroll-edges.ts';
import { usePressElsewhere } from '../circuit-drag/use-press-elsewhere.ts';
import { GateBox } from './gate-box.tsx';
import { gateLabels, keysHint } from './gate-labels.ts';
import { hasPlaced } from './strip-state.ts';
import { StripCell } from './strip-cell.tsx';
import { StripPalette, StripTools } from './strip-palette.tsx';
import { useStrip, type StripOptions } from './use-strip.ts';

export interface CircuitStripProps extends StripOptions {
  readonly label: string;
  readonly replay?: StripReplay | undefined;
}

/** The state of an animated run through the circuit. */
export interface StripReplay {
  /** The start of every wire: 0, 1, +, and so on. */
  readonly starts: readonly string[];
  /** The last passed column; below 0 for none. */
  readonly column: number;
}

/** Maximum number of gates that share a row with the tools on a phone. */
const maxBesideTools = 3;

/**
 * A small circuit to build: a palette of gates, and wires with cells. A gate can be dragged to a cell, placed by a
 * tap on the gate and a tap on the cell, or placed by keys: arrows, the gate's letter, Delete.
 */
export function CircuitStrip({ label, state, gates, onEdit, replay }: CircuitStripProps) {
  const help = useId();
  const keys = useId();
  const strip = useStrip({ state, gates, onEdit });
  const { focus, announcement } = strip;
  const { carried, ghost } = strip.drag;
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useScrollEdges(grid);
  usePressElsewhere(strip.armed !== undefined, [root], () => strip.setArmed(undefined));

  useEffect(() => {
    if (!grid.current?.contains(document.activeElement)) return;
    grid.current
      .querySelector<HTMLElement>(`[data-wire="${focus.wire}"][data-column="${focus.column}"]`)
      ?.focus();
  }, [focus]);

  return (
    <div ref={root} className="group/strip">
      <StripHead help={help} keys={keys} strip={strip} state={state} gates={gates} />
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
        className="fade-both relative mt-1 overflow-x-auto pb-1 sm:mt-2"
      >
        {state.grid.rows.map((row, wire) => (
          <div key={wire} role="row" className="flex items-center">
            <span
              role="rowheader"
              className={clsx(
                'shrink-0 font-mono text-sm text-zero-ink',
                state.grid.rows.length > 1 ? 'w-13 sm:w-16' : 'w-8 sm:w-9',
              )}
            >
              {state.grid.rows.length > 1 && <span className="mr-2 text-ink-soft">q{wire}</span>}
              <Start state={replay?.starts[wire] ?? '0'} />
            </span>
            {row.map((_, column) => (
              <StripCell
                key={column}
                strip={strip}
                state={state}
                target={{ wire, column }}
                isAhead={replay !== undefined && column > replay.column}
                isNow={replay?.column === column}
              />
            ))}
            <span aria-hidden className="h-0.5 w-1 shrink-0 bg-control sm:w-6" />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {carried && (
        <span ref={ghost} aria-hidden className="pointer-events-none fixed top-0 left-0 z-50">
          <span className="block size-12">
            <GateBox cell={carried.cell} />
          </span>
        </span>
      )}
    </div>
  );
}

const startNames: Readonly<Record<string, string>> = { '+': 'plus', '-': 'minus' };

function Start({ state }: { readonly state: string }) {
  return (
    <>
      <span aria-hidden className={state === '1' ? 'text-one-ink' : undefined}>
        {state}
      </span>
      <span className="sr-only">starts at {startNames[state] ?? state}</span>
    </>
  );
}

interface StripHeadProps extends Pick<StripOptions, 'state' | 'gates'> {
  /** Ids of the two texts. */
  readonly help: string;
  readonly keys: string;
  readonly strip: ReturnType<typeof useStrip>;
}

/**
 * The gates and the tools, with the next thing to do for a pointer or, while a cell has the keyboard focus, the
 * keys. If there are many gates, the tools share a row with the text, so that a low window has more height for the
 * wires.
 */
function StripHead({ help, keys, strip, state, gates }: StripHeadProps) {
  const hasFewGates = gates.length <= maxBesideTools;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
      <div className={clsx(!hasFewGates && 'basis-full low:basis-auto')}>
        <StripPalette strip={strip} gates={gates} />
      </div>
      <div className={clsx(!hasFewGates && 'order-2 low:order-none')}>
        <StripTools strip={strip} state={state} />
      </div>
      <div
        className={clsx(
          'order-1 text-sm leading-snug text-ink-soft',
          hasFewGates ? 'basis-full' : 'min-w-0 flex-1 basis-28',
          state.grid.rows.length > 2 && 'low:sr-only',
        )}
      >
        <p id={help} className="group-has-[[role=gridcell]_:focus-visible]/strip:hidden">
          {helpOf(strip.armed, hasPlaced(state))}
        </p>
        <p id={keys} className="hidden group-has-[[role=gridcell]_:focus-visible]/strip:block">
          {keysHint(gates)}
        </p>
      </div>
    </div>
  );
}

function helpOf(armed: Cell | undefined, isBegun: boolean): string {
  if (armed !== undefined) return `Now tap a place for ${gateLabels(armed).spoken}.`;
  if (isBegun) return 'Tap a placed gate to take it off.';
  return 'Tap a gate, then a place. Or drag it.';
}
