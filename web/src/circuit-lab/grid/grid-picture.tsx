import { memo } from 'react';
import {
  bitCount,
  wireCount,
  wiresOf,
  type Circuit,
  type Column,
  type GridCell,
} from '@qubloom/quantum';
import { ClassicalLinks, ClassicalWire } from '../drawing/classical.tsx';
import { OperationPicture } from '../drawing/drawing.tsx';
import { cell, picturedHeight } from '../drawing/geometry.ts';
import { headHeight, labelWidth } from './grid-sizes.ts';

export interface GridPictureProps {
  readonly circuit: Circuit;
  readonly first: number;
  readonly last: number;
  /** Width of a column in pixels. */
  readonly size: number;
  /** Fades what the pointer carries at the place it was taken from. */
  readonly moved: GridCell | null;
}

/** The wires and operations, drawn under the cells of the grid. */
export function GridPicture({ circuit, first, last, size, moved }: GridPictureProps) {
  const wires = wireCount(circuit);
  const columns = last - first + 1;
  const perPixel = cell / size;
  const height = headHeight + picturedHeight(circuit) / perPixel;
  return (
    <svg
      aria-hidden
      className="pointer-events-none absolute top-0 select-none"
      style={{ left: labelWidth + first * size }}
      width={columns * size}
      height={height}
      viewBox={`0 ${-headHeight * perPixel} ${columns * cell} ${height * perPixel}`}
    >
      <Wires wires={wires} length={columns * cell} />
      {bitCount(circuit) > 0 && <ClassicalWire wires={wires} from={0} to={columns * cell} />}
      {circuit.columns.slice(first, last + 1).map((operations, i) => (
        <ColumnPicture
          key={first + i}
          operations={operations}
          wires={wires}
          at={i}
          faintWire={moved?.column === first + i ? moved.wire : -1}
        />
      ))}
    </svg>
  );
}

const Wires = memo(function Wires({
  wires,
  length,
}: {
  readonly wires: number;
  readonly length: number;
}) {
  return Array.from({ length: wires }, (_, wire) => (
    <line
      key={wire}
      x1={0}
      x2={length}
      y1={wire * cell + cell / 2}
      y2={wire * cell + cell / 2}
      className="stroke-control forced-colors:stroke-[CanvasText]"
      strokeWidth={2}
    />
  ));
});

/** An edit keeps the other columns as the same objects, so only the edited column is drawn again. */
const ColumnPicture = memo(function ColumnPicture({
  operations,
  wires,
  at,
  faintWire,
}: {
  readonly operations: Column;
  readonly wires: number;
  readonly at: number;
  readonly faintWire: number;
}) {
  return (
    <g>
      <ClassicalLinks operations={operations} column={at} wires={wires} />
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
