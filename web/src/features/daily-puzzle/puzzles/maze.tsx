import type { PuzzleOf } from '@qubloom/contract';
import { clsx } from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { gateLabels } from '../../../diagrams/circuit-strip/gate-labels.ts';
import { isReachable, wayAfter, type Way } from './maze-state.ts';
import type { PuzzleProps } from './puzzle-props.ts';

/** Rooms with gates in columns. A tap goes into a room, and a tap on an earlier room goes back to it. */
export function Maze({ puzzle, isRight, onAnswer }: PuzzleProps<'maze'>) {
  const { rooms, end } = puzzle;
  const [way, setWay] = useState<Way>([]);
  const columns = rooms[0]?.length ?? 0;
  const enter = (row: number, column: number) => {
    const next = wayAfter(way, row, column);
    setWay(next);
    onAnswer(next.length === columns ? { kind: 'maze', rows: [...next] } : undefined);
  };
  return (
    <div className="mx-auto flex w-full max-w-2xl items-center gap-1 sm:gap-3">
      <End label="Start" value={0} />
      <Rooms rooms={rooms} way={way} isRight={isRight} onEnter={enter} />
      <End label="End" value={end} />
    </div>
  );
}

function End({ label, value }: { readonly label: string; readonly value: 0 | 1 }) {
  return (
    <p className="shrink-0 text-center text-xs text-ink-soft">
      {label}
      <span
        className={clsx(
          'block font-mono text-2xl font-semibold',
          value === 0 ? 'text-zero-ink' : 'text-one-ink',
        )}
      >
        {value}
      </span>
    </p>
  );
}

interface RoomsProps extends Pick<PuzzleOf<'maze'>, 'rooms'> {
  readonly way: Way;
  readonly isRight: boolean;
  readonly onEnter: (row: number, column: number) => void;
}

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
};

function Rooms({ rooms, way, isRight, onEnter }: RoomsProps) {
  const grid = useRef<HTMLDivElement>(null);
  const columns = rooms[0]?.length ?? 0;
  const move = (event: KeyboardEvent, row: number, column: number) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const place = `[data-room="${row + step[0]},${column + step[1]}"]`;
    grid.current?.querySelector<HTMLElement>(place)?.focus();
  };
  return (
    <div
      ref={grid}
      role="group"
      aria-label="Rooms"
      className="relative grid min-w-0 flex-1 gap-y-3 low:gap-y-1"
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      <Path way={way} isRight={isRight} rows={rooms.length} columns={columns} />
      {rooms.map((row, at) =>
        row.map((gate, column) => {
          const isOnWay = way[column] === at;
          const isOpen = isReachable(way, at, column);
          return (
            <button
              key={`${at},${column}`}
              type="button"
              data-room={`${at},${column}`}
              aria-pressed={isOnWay}
              aria-disabled={!isOpen}
              aria-label={`Column ${column + 1}, row ${at + 1}: ${gateLabels(gate).spoken}${isOpen ? '' : ', no door from here'}`}
              onClick={isOpen ? () => onEnter(at, column) : undefined}
              onKeyDown={(event) => move(event, at, column)}
              className={clsx(
                'relative mx-auto grid size-11 place-items-center rounded-control border-2 font-heading text-lg font-semibold transition-colors sm:size-14 sm:text-xl low:size-11',
                isOnWay && isRight
                  ? 'border-good bg-good-soft text-good-ink forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
                  : isOnWay
                    ? 'border-action-strong bg-action text-on-action forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
                    : isOpen
                      ? 'border-control bg-surface text-ink hover:border-action hover:bg-action-soft'
                      : 'cursor-default border-line bg-sunken text-ink-soft',
              )}
            >
              {gateLabels(gate).label}
            </button>
          );
        }),
      )}
    </div>
  );
}

interface PathProps {
  readonly way: Way;
  readonly isRight: boolean;
  readonly rows: number;
  readonly columns: number;
}

function Path({ way, isRight, rows, columns }: PathProps) {
  const [first] = way;
  if (first === undefined) return null;
  const last = way.length === columns ? [[columns, (way.at(-1) ?? 0) + 0.5]] : [];
  const points = [[0, first + 0.5], ...way.map((row, at) => [at + 0.5, row + 0.5]), ...last];
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      <polyline
        points={points.map((point) => point.join(',')).join(' ')}
        fill="none"
        vectorEffect="non-scaling-stroke"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className={isRight ? 'stroke-good' : 'stroke-action'}
      />
    </svg>
  );
}
