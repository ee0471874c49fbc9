import { Redo2, Trash2, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { cellAt, columnsIn, isVacant, wiresIn, type Cell } from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { GateBox } from './gate-box.tsx';
import { gateWords } from './gate-words.ts';
import {
  firstVacant,
  isFree,
  linkedSpan,
  type Spot,
  type StripEdit,
  type StripState,
} from './strip-state.ts';
import { useGateDrag } from './use-gate-drag.ts';

export interface CircuitStripProps {
  readonly label: string;
  readonly state: StripState;
  readonly gates: readonly Cell[];
  readonly onEdit: (edit: StripEdit) => void;
}

/**
 * A small circuit to build: a shelf of gates, and wires with places. A gate gets to a place by drag, by
 * a tap on the gate and a tap on the place, or by keys: arrows, a gate's letter, Delete.
 */
export function CircuitStrip({ label, state, gates, onEdit }: CircuitStripProps) {
  const help = useId();
  const [armed, setArmed] = useState<Cell>();
  const [focus, setFocus] = useState<Spot>(() => firstVacant(state) ?? { wire: 0, column: 0 });
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const keyMoved = useRef(false);

  const edit = (change: StripEdit, words: string) => {
    onEdit(change);
    setSaid(words);
  };
  const place = (spot: Spot, cell: Cell) => {
    if (isFree(state, spot)) {
      edit(
        { kind: 'place', ...spot, cell },
        `${gateWords(cell).spoken} placed on ${nameOf(spot)}.`,
      );
    } else {
      setSaid('This place is fixed.');
    }
  };
  const remove = (spot: Spot) => {
    const cell = cellAt(state.grid, spot.wire, spot.column);
    if (!isFree(state, spot) || isVacant(cell)) return;
    edit({ kind: 'remove', ...spot }, `${gateWords(cell).spoken} taken off ${nameOf(spot)}.`);
  };
  const press = (spot: Spot) => {
    setFocus(spot);
    if (armed !== undefined && cellAt(state.grid, spot.wire, spot.column) !== armed) {
      place(spot, armed);
    } else {
      remove(spot);
    }
  };

  const { carried, grab, wasDragged } = useGateDrag((gate, to) => {
    if (to && gate.from) edit({ kind: 'move', from: gate.from, to }, `Moved to ${nameOf(to)}.`);
    else if (to) place(to, gate.cell);
    else if (gate.from) remove(gate.from);
  });

  useEffect(() => {
    if (!keyMoved.current) return;
    keyMoved.current = false;
    grid.current
      ?.querySelector<HTMLElement>(`[data-wire="${focus.wire}"][data-column="${focus.column}"]`)
      ?.focus();
  }, [focus]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'z') return;
      edit({ kind: event.shiftKey ? 'redo' : 'undo' }, event.shiftKey ? 'Redone.' : 'Undone.');
      event.preventDefault();
      return;
    }
    const step = steps[event.key];
    if (step) {
      keyMoved.current = true;
      setFocus({
        wire: Math.min(Math.max(focus.wire + step.wire, 0), wiresIn(state.grid) - 1),
        column: Math.min(Math.max(focus.column + step.column, 0), columnsIn(state.grid) - 1),
      });
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      remove(focus);
    } else if (event.key === 'Escape') {
      setArmed(undefined);
    } else {
      const gate = gates.find((cell) => cell.toLowerCase().startsWith(event.key.toLowerCase()));
      if (!gate || event.key.length > 1) return;
      place(focus, gate);
    }
    event.preventDefault();
  };

  return (
    <div>
      <div role="group" aria-label="Gates" className="flex flex-wrap items-center gap-2">
        {gates.map((cell) => (
          <button
            key={cell}
            type="button"
            aria-label={`Gate ${gateWords(cell).spoken}`}
            aria-pressed={armed === cell}
            onPointerDown={(event) => grab(event, cell)}
            onClick={() => {
              if (!wasDragged()) setArmed(armed === cell ? undefined : cell);
            }}
            className={clsx(
              'touch-none rounded-control p-1 transition-colors',
              armed === cell ? 'bg-points-soft ring-3 ring-points' : 'hover:bg-action-soft',
            )}
          >
            <GateBox cell={cell} />
          </button>
        ))}
        <span className="ml-auto flex gap-1">
          <Tool
            label="Undo"
            disabled={state.past.length === 0}
            onPress={() => edit({ kind: 'undo' }, 'Undone.')}
          >
            <Undo2 />
          </Tool>
          <Tool
            label="Redo"
            disabled={state.future.length === 0}
            onPress={() => edit({ kind: 'redo' }, 'Redone.')}
          >
            <Redo2 />
          </Tool>
          <Tool
            label="Clear"
            disabled={state.grid === state.starter}
            onPress={() => edit({ kind: 'clear' }, 'Cleared.')}
          >
            <Trash2 />
          </Tool>
        </span>
      </div>
      <p id={help} className="mt-2 text-sm text-ink-soft">
        {armed === undefined
          ? 'Tap a gate, then a place. Or drag it. Tap a placed gate to take it off.'
          : `Now tap a place for ${gateWords(armed).spoken}.`}
      </p>
      {/* The keys belong to the grid as a whole: arrows move between its places. */}
      <div
        ref={grid}
        role="grid"
        aria-label={label}
        aria-describedby={help}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="mt-3 overflow-x-auto pb-1"
      >
        {state.grid.rows.map((row, wire) => (
          <div key={wire} role="row" className="flex min-w-max items-center">
            <span role="rowheader" className="w-16 shrink-0 font-mono text-sm text-zero-ink">
              {state.grid.rows.length > 1 && <span className="mr-1 text-ink-soft">q{wire}</span>}
              <span aria-hidden>|0⟩</span>
              <span className="sr-only">starts at 0</span>
            </span>
            {row.map((cell, column) => {
              const spot = { wire, column };
              const open = isFree(state, spot);
              const words = gateWords(cell);
              const link = linkedSpan(state.grid, column);
              return (
                <span
                  key={column}
                  role="gridcell"
                  className="relative flex items-center px-1.5 py-1 before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-control"
                >
                  {link && wire >= link.first && wire <= link.last && (
                    <span
                      aria-hidden
                      className={clsx(
                        'absolute left-1/2 w-0.5 -translate-x-1/2 bg-action-strong',
                        wire === link.first ? 'top-1/2' : 'top-0',
                        wire === link.last ? 'bottom-1/2' : 'bottom-0',
                      )}
                    />
                  )}
                  <button
                    type="button"
                    data-wire={wire}
                    data-column={column}
                    tabIndex={focus.wire === wire && focus.column === column ? 0 : -1}
                    aria-label={`${nameOf(spot)}: ${words.spoken}${open ? '' : ', fixed'}`}
                    onFocus={() => setFocus(spot)}
                    onPointerDown={(event) => {
                      if (open && !isVacant(cell)) grab(event, cell, spot);
                    }}
                    onClick={() => {
                      if (!wasDragged()) press(spot);
                    }}
                    className={clsx(
                      'relative grid size-14 place-items-center rounded-control',
                      isVacant(cell) &&
                        open &&
                        'border-2 border-dashed border-control bg-surface hover:border-action hover:bg-action-soft',
                      open && !isVacant(cell) && 'touch-none',
                      !open && 'cursor-default',
                    )}
                  >
                    {!isVacant(cell) && <GateBox cell={cell} fixed={!open} />}
                  </button>
                </span>
              );
            })}
            <span aria-hidden className="h-0.5 w-6 bg-control" />
          </div>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {carried && (
        <span
          aria-hidden
          className="pointer-events-none fixed z-50 -translate-x-1/2 -translate-y-1/2"
          style={{ left: carried.x, top: carried.y }}
        >
          <GateBox cell={carried.cell} />
        </span>
      )}
    </div>
  );
}

const steps: Readonly<Record<string, Spot>> = {
  ArrowLeft: { wire: 0, column: -1 },
  ArrowRight: { wire: 0, column: 1 },
  ArrowUp: { wire: -1, column: 0 },
  ArrowDown: { wire: 1, column: 0 },
};

function nameOf({ wire, column }: Spot): string {
  return `q${wire}, place ${column + 1}`;
}

interface ToolProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: React.ReactNode;
}

function Tool({ label, disabled, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onPress}
      className="grid size-11 place-items-center rounded-control text-action-ink hover:bg-action-soft aria-disabled:text-ink-soft aria-disabled:opacity-50 [&_svg]:size-5"
    >
      {children}
    </button>
  );
}
