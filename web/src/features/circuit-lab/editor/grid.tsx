import { clsx } from 'clsx';
import {
  memo,
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {
  operationAt,
  wireCount,
  wiresOf,
  type Circuit,
  type Column,
  type Operation,
} from '@qubloom/quantum';
import { useLab } from '../lab-context.tsx';
import { ketWords } from '../lab-state.ts';
import { meaningOf, nextStart, type KeyMeaning } from '../keys.ts';
import { isInRegion, isSameSpot, type Spot } from '../spots.ts';
import { isSameTool, toolOfOperation } from '../tools.ts';
import { cellWords } from '../words.ts';
import { cell, OperationPicture } from './drawing.tsx';
import { spotAt, spotOf, type Drag } from './use-drag.ts';
import { useColumnWindow } from './use-window.ts';
import { useZoom } from './use-zoom.ts';
import { WireName } from './wire-name.tsx';

export interface GridProps {
  readonly label: string;
  readonly describedBy: string;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly drag: Drag;
  /** A finger that moves selects, as a mouse always does from an empty place. */
  readonly isSelecting: boolean;
  /** Keys that lead out of the grid. */
  readonly onLeave: (to: 'shortcuts' | 'details' | 'shelf') => void;
}

/** Pixels before column 0 at any zoom: the wire's name and the state that it starts in. */
const nameWidth = 44;
const labelWidth = nameWidth + 48;
const headHeight = 24;
/** Rings are shadows, which forced colours take away. */
const ring = 'forced-colors:border-2 forced-colors:border-[Highlight]';

/** The circuit as a grid of places: wires are rows, columns are moments. */
export function Grid({ label, describedBy, zoom, onZoom, drag, isSelecting, onLeave }: GridProps) {
  const { state, circuit, dispatch } = useLab();
  const { cursor, selection, armed, carried, step } = state;
  const frame = useRef<HTMLDivElement>(null);
  const isPressing = useRef(false);
  const band = useRef<{ readonly anchor: Spot; isOn: boolean } | null>(null);
  const size = Math.round(cell * zoom);
  const { shown, onScroll } = useColumnWindow(frame, labelWidth, size);
  const wires = wireCount(circuit);
  const canMoveWires = wires > 1 && state.outer.length === 0 && state.level !== 'first-steps';
  const columns = Math.max(circuit.columns.length + 3, shown.room, cursor.column + 2);
  const first = Math.min(shown.first, columns);
  const last = Math.min(shown.last, columns - 1);
  const visible = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  // The place of the cursor keeps its element, and with it the focus, also out of sight.
  if (cursor.column >= 0 && !visible.includes(cursor.column)) visible.push(cursor.column);

  useZoom({
    frame,
    zoom,
    onZoom,
    label: labelWidth,
    cell,
    onPinch: () => {
      band.current = null;
      drag.release();
    },
  });

  useEffect(() => {
    const element = frame.current;
    if (!element?.contains(document.activeElement)) return;
    const place = element.querySelector<HTMLElement>(
      `[data-wire="${cursor.wire}"][data-column="${cursor.column}"]`,
    );
    if (!place || place === document.activeElement) return;
    place.focus({ preventScroll: true });
    scrollTo(element, cursor.column, size);
    place.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [cursor, size]);

  const follow = (meaning: KeyMeaning) => {
    if (meaning === 'shortcuts' || meaning === 'details' || meaning === 'shelf') onLeave(meaning);
    else if (meaning) dispatch(meaning);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey: shift, altKey: alt } = event;
    const command = event.ctrlKey || event.metaKey;
    const meaning = meaningOf({ key, shift, alt, command }, state);
    if (!meaning) return;
    event.preventDefault();
    follow(meaning);
  };

  const press = (spot: Spot, extend: boolean) => {
    if (extend) {
      dispatch({ kind: 'move-cursor', to: spot, extend: true });
    } else if (carried) {
      dispatch({ kind: 'drop', at: spot });
    } else if (spot.column < 0) {
      const next = nextStart(circuit.initial[spot.wire] ?? '0');
      dispatch({ kind: 'move-cursor', to: spot });
      dispatch({ kind: 'set-initial', wire: spot.wire, state: next });
    } else if (armed) {
      const there = operationAt(circuit, spot.column, spot.wire);
      dispatch({ kind: 'move-cursor', to: spot });
      const isSame = there && isSameTool(toolOfOperation(there), armed);
      if (armed.kind === 'control') dispatch({ kind: 'toggle-control', at: spot, on: armed.on });
      else if (isSame) dispatch({ kind: 'remove', at: spot });
      else dispatch({ kind: 'place', at: spot, tool: armed });
    } else {
      dispatch({ kind: 'move-cursor', to: spot });
    }
  };
  const onClick = (event: MouseEvent) => {
    const wasBand = band.current?.isOn ?? false;
    band.current = null;
    const place = placeOf(event.target);
    if (!place || drag.wasDragged() || wasBand) return;
    press(spotOf(place), event.shiftKey);
    isPressing.current = true;
    place.focus({ preventScroll: true });
    isPressing.current = false;
  };
  /** A screen reader may put the focus on any place by itself. */
  const onFocus = (event: FocusEvent) => {
    const place = isPressing.current ? null : placeOf(event.target);
    if (place && !isSameSpot(spotOf(place), cursor)) {
      dispatch({ kind: 'move-cursor', to: spotOf(place) });
    }
  };
  const onPointerDown = (event: PointerEvent) => {
    const place = placeOf(event.target);
    if (!place || event.button !== 0) return;
    const spot = spotOf(place);
    const operation = operationAt(circuit, spot.column, spot.wire);
    band.current = null;
    if (operation && !(isSelecting && !selection)) {
      drag.grab(event, { tool: partOf(operation, spot.wire), from: spot });
      return;
    }
    drag.release();
    if (spot.column >= 0 && !event.shiftKey && (event.pointerType === 'mouse' || isSelecting)) {
      band.current = { anchor: spot, isOn: false };
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = band;
    if (!current || event.buttons === 0) return;
    const spot = spotAt(event.clientX, event.clientY);
    if (!spot || (!current.isOn && isSameSpot(spot, current.anchor))) return;
    if (!current.isOn) dispatch({ kind: 'move-cursor', to: current.anchor });
    current.isOn = true;
    dispatch({ kind: 'move-cursor', to: spot, extend: true });
  };

  const width = labelWidth + columns * size + 24;
  const stepEdge = step === null ? null : labelWidth + (step + 1) * size;
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      aria-rowcount={wires}
      aria-colcount={columns + 2}
      aria-multiselectable
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={onFocus}
      // The click gives the focus: a press may still become a drag of what is selected.
      onMouseDown={(event) => {
        if (placeOf(event.target)) event.preventDefault();
      }}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onScroll={onScroll}
      className="relative touch-pan-x touch-pan-y overflow-x-auto overscroll-x-contain rounded-card border border-line bg-surface"
    >
      <div
        className="relative"
        style={{ width, height: headHeight + wires * size + 8 }}
        role="presentation"
      >
        <svg
          aria-hidden
          className="pointer-events-none absolute top-0 select-none"
          style={{ left: labelWidth + first * size }}
          width={(last - first + 1) * size}
          height={headHeight + wires * size}
          viewBox={`0 ${(-headHeight / size) * cell} ${(last - first + 1) * cell} ${((headHeight + wires * size) / size) * cell}`}
        >
          {Array.from({ length: wires }, (_, wire) => (
            <line
              key={wire}
              x1={0}
              x2={(last - first + 1) * cell}
              y1={wire * cell + cell / 2}
              y2={wire * cell + cell / 2}
              className="stroke-control forced-colors:stroke-[CanvasText]"
              strokeWidth={2}
            />
          ))}
          <Columns circuit={circuit} first={first} last={last} moved={drag.carried?.from ?? null} />
        </svg>
        {selection && (
          <span
            aria-hidden
            className="pointer-events-none absolute z-[1] rounded-control border-2 border-action bg-action/15"
            style={{
              left: labelWidth + selection.fromColumn * size,
              width: (selection.toColumn - selection.fromColumn + 1) * size,
              top: headHeight + selection.fromWire * size,
              height: (selection.toWire - selection.fromWire + 1) * size,
            }}
          />
        )}
        {stepEdge !== null && (
          <span
            aria-hidden
            className="pointer-events-none absolute bottom-0 z-[1] border-l-[3px] border-points"
            style={{ left: stepEdge - 1.5, top: 4 }}
          />
        )}
        <div
          aria-hidden
          className="absolute top-0 text-xs text-ink-soft"
          style={{ height: headHeight }}
        >
          {visible.map((column) => (
            <span
              key={column}
              className={clsx(
                'absolute top-1 text-center',
                column === cursor.column && 'font-semibold text-action-ink',
              )}
              style={{ left: labelWidth + column * size, width: size }}
            >
              {column + 1}
            </span>
          ))}
        </div>
        {Array.from({ length: wires }, (_, wire) => (
          <div
            key={wire}
            role="row"
            aria-rowindex={wire + 1}
            className="absolute inset-x-0"
            style={{ top: headHeight + wire * size, height: size }}
          >
            <div
              className="sticky left-0 z-[2] flex h-full bg-surface"
              style={{ width: labelWidth }}
              role="presentation"
            >
              <WireName
                wire={wire}
                wires={wires}
                width={nameWidth}
                height={size}
                canMove={canMoveWires}
                onMove={(to) => dispatch({ kind: 'move-wire', from: wire, to })}
                onPress={() => dispatch({ kind: 'move-cursor', to: { column: -1, wire } })}
              />
              <Place
                column={-1}
                wire={wire}
                words={`Start of q${wire}: ${ketWords[circuit.initial[wire] ?? '0']}`}
                isTabStop={cursor.wire === wire && cursor.column === -1}
                className="grid flex-1 place-items-center border-r-2 border-line font-mono text-base text-ink hover:bg-action-soft"
              >
                |{(circuit.initial[wire] ?? '0').replace('-', '−')}⟩
              </Place>
            </div>
            {visible.map((column) => {
              const spot = { column, wire };
              const operation = operationAt(circuit, column, wire);
              const isOver = drag.over !== null && isSameSpot(drag.over, spot);
              return (
                <Place
                  key={column}
                  column={column}
                  wire={wire}
                  words={cellWords(operation, spot)}
                  isTabStop={cursor.wire === wire && cursor.column === column}
                  isSelected={selection !== null && isInRegion(selection, spot)}
                  left={labelWidth + column * size}
                  size={size}
                  className={clsx(
                    'absolute inset-y-0 rounded-control',
                    operation ? 'cursor-grab touch-none' : isSelecting && 'touch-none',
                    !operation && (armed || carried) && 'border-2 border-dashed border-control/60',
                    !operation && 'hover:bg-action/10',
                    isOver && `bg-points/25 ring-3 ring-points ${ring}`,
                    step !== null && column > step && 'bg-surface/55',

                    carried && isSameSpot(carried, spot) && `ring-3 ring-points ${ring}`,
                    cursor.wire === wire &&
                      cursor.column === column &&
                      !selection &&
                      `shadow-[inset_0_0_0_2px_var(--color-action)] ${ring}`,
                  )}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface PlaceProps {
  readonly column: number;
  readonly wire: number;
  readonly words: string;
  readonly isTabStop: boolean;
  readonly isSelected?: boolean;
  readonly left?: number;
  readonly size?: number;
  readonly className: string;
  readonly children?: ReactNode;
}

const Place = memo(function Place({
  column,
  wire,
  words,
  isTabStop,
  isSelected,
  left,
  size,
  className,
  children,
}: PlaceProps) {
  return (
    <span
      role="gridcell"
      data-column={column}
      data-wire={wire}
      aria-colindex={column + 3}
      aria-selected={isSelected}
      aria-label={words}
      tabIndex={isTabStop ? 0 : -1}
      style={left === undefined ? undefined : { left, width: size }}
      className={clsx('outline-offset-[-3px] select-none', className)}
    >
      {children}
    </span>
  );
});

interface ColumnsProps {
  readonly circuit: Circuit;
  readonly first: number;
  readonly last: number;
  readonly moved: Spot | null;
}

function Columns({ circuit, first, last, moved }: ColumnsProps) {
  return circuit.columns
    .slice(first, last + 1)
    .map((operations, i) => (
      <ColumnPicture
        key={first + i}
        operations={operations}
        at={i}
        faintWire={moved?.column === first + i ? moved.wire : -1}
      />
    ));
}

/** An edit leaves the other columns the same objects: only its own is drawn anew. */
const ColumnPicture = memo(function ColumnPicture({
  operations,
  at,
  faintWire,
}: {
  readonly operations: Column;
  readonly at: number;
  readonly faintWire: number;
}) {
  return (
    <g>
      {operations.map((operation) => (
        <OperationPicture
          key={wiresOf(operation).join()}
          operation={operation}
          column={at}
          isFaint={wiresOf(operation).includes(faintWire)}
        />
      ))}
    </g>
  );
});

function placeOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-wire][data-column]') : null;
}

/** What a finger takes hold of: a control on its own wire, or the gate. */
function partOf(operation: Operation, wire: number) {
  const control =
    operation.kind === 'gate' ? operation.controls.find((each) => each.wire === wire) : undefined;
  return control ? { kind: 'control' as const, on: control.on } : toolOfOperation(operation);
}

/** Brings a column out from under the names at the left, and in from beyond the right. */
function scrollTo(frame: HTMLElement, column: number, size: number): void {
  if (column < 0) return;
  const left = column * size;
  const room = frame.clientWidth - labelWidth - size;
  if (left < frame.scrollLeft) frame.scrollLeft = left;
  else if (left > frame.scrollLeft + room) frame.scrollLeft = left - room;
}
