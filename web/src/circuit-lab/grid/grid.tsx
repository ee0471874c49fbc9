import { useMemo, type CSSProperties, type RefObject } from 'react';
import { bitCount, wireCount } from '@qubloom/quantum';
import { useScrollEdges } from '../../lib/browser/use-scroll-edges.ts';
import { useLab } from '../lab-context.tsx';
import { cell, picturedHeight } from '../drawing/geometry.ts';
import { BitNames, ColumnNumbers, PeerMark, SelectionMark, StepMark } from './grid-marks.tsx';
import { headHeight, labelWidth } from './grid-sizes.ts';
import { GridPicture } from './grid-picture.tsx';
import { GridRow } from './grid-row.tsx';
import type { LabDrag } from './drop-actions.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useGridPress } from './use-grid-press.ts';
import { useColumnWindow } from './use-column-window.ts';
import { useZoom } from './use-zoom.ts';

export interface GridProps {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly describedBy: string;
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly drag: LabDrag;
  /** If true, a moving finger selects, as a mouse always does from an empty cell. */
  readonly isSelecting: boolean;
}

/** The circuit as a grid of cells. Rows are wires, and columns are moments. */
export function Grid(props: GridProps) {
  const { frame, label, describedBy, zoom, onZoom, drag, isSelecting } = props;
  const { state, circuit } = useLab();
  const { cursor } = state;
  const size = Math.round(cell * zoom);
  const { shown, onScroll } = useColumnWindow(frame, labelWidth, size);
  const { handlers, releasePress } = useGridPress(drag, isSelecting);
  useZoom({ frame, zoom, onZoom, label: labelWidth, cell, onPinch: releasePress });
  useScrollEdges(frame);
  const onKeyDown = useGridKeys(frame, size);
  const columns = Math.max(circuit.columns.length + 3, shown.room, cursor.column + 2);
  return (
    <div
      ref={frame}
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      aria-rowcount={wireCount(circuit)}
      aria-colcount={columns + 2}
      aria-multiselectable
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...handlers}
      onScroll={onScroll}
      className="relative min-w-0 flex-1 fade-right touch-pan-x touch-pan-y overflow-x-auto overscroll-x-contain rounded-card border border-line bg-surface"
    >
      <Sheet
        columns={columns}
        first={Math.min(shown.first, columns)}
        last={Math.min(shown.last, columns - 1)}
        size={size}
        drag={drag}
        isSelecting={isSelecting}
      />
    </div>
  );
}

interface SheetProps {
  /** The number of columns that can be scrolled to. Those from `first` to `last` are drawn. */
  readonly columns: number;
  readonly first: number;
  readonly last: number;
  /** Width of a column in pixels. */
  readonly size: number;
  readonly drag: LabDrag;
  readonly isSelecting: boolean;
}

/** Everything that scrolls: the picture, the marks on it, and the cells above it. */
function Sheet({ columns, first, last, size, drag, isSelecting }: SheetProps) {
  const { state, circuit, peers, setInCells } = useLab();
  const { cursor, selection, step } = state;
  const height = headHeight + (picturedHeight(circuit) * size) / cell + 8;
  const visible = useMemo(
    () => visibleColumns(first, last, cursor.column),
    [first, last, cursor.column],
  );
  return (
    <div
      className="relative"
      style={{ width: labelWidth + columns * size + 24, height }}
      role="presentation"
    >
      <GridPicture
        circuit={circuit}
        first={first}
        last={last}
        size={size}
        moved={drag.carried?.from ?? null}
      />
      <div
        ref={setInCells}
        aria-hidden
        className="pointer-events-none absolute select-none"
        style={{ left: labelWidth, top: headHeight, '--cell': `${size}px` } as CSSProperties}
      />
      {selection && <SelectionMark region={selection} size={size} />}
      {step !== null && <StepMark step={step} size={size} />}
      {peers.map((peer) => (
        <PeerMark key={peer.name} peer={peer} size={size} />
      ))}
      <ColumnNumbers columns={visible} current={cursor.column} size={size} />
      <BitNames bits={bitCount(circuit)} top={headHeight + wireCount(circuit) * size} size={size} />
      <Rows columns={visible} size={size} drag={drag} isSelecting={isSelecting} />
    </div>
  );
}

type RowsProps = Pick<SheetProps, 'size' | 'drag' | 'isSelecting'> & {
  readonly columns: readonly number[];
};

function Rows({ columns, size, drag, isSelecting }: RowsProps) {
  const { state, circuit, dispatch } = useLab();
  const { cursor, selection, carried, armed, step } = state;
  const wires = wireCount(circuit);
  const canMove = wires > 1 && state.outer.length === 0 && state.level !== 'first-steps';
  return Array.from({ length: wires }, (_, wire) => (
    <GridRow
      key={wire}
      circuit={circuit}
      wire={wire}
      columns={columns}
      size={size}
      cursor={cursor.wire === wire ? cursor.column : null}
      carried={carried?.wire === wire ? carried.column : null}
      over={drag.over?.wire === wire ? drag.over.column : null}
      selection={selection}
      isSelecting={isSelecting}
      isOffering={armed !== null || carried !== null}
      step={step}
      canMove={canMove}
      dispatch={dispatch}
    />
  ));
}

/**
 * The cell of the cursor keeps its element, and so the focus, even while it is out of sight. The columns stay in order,
 * because an element that moves among the others loses the focus.
 */
function visibleColumns(first: number, last: number, cursor: number): readonly number[] {
  const columns = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  if (cursor < 0 || (cursor >= first && cursor <= last)) return columns;
  return cursor < first ? [cursor, ...columns] : [...columns, cursor];
}
