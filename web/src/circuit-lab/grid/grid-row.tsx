import { clsx } from 'clsx';
import { memo, type Dispatch } from 'react';
import {
  isInRegion,
  operationAt,
  wireCount,
  type Circuit,
  type GridRegion,
} from '@qubloom/quantum';
import { ketLabels } from '../announcements/kets.ts';
import { keysOf } from '../commands/keys.ts';
import type { LabAction } from '../state/lab-reducer.ts';
import { cellLabel } from '../announcements/labels.ts';
import { headHeight, labelWidth, nameWidth } from './grid-sizes.ts';
import { Cell } from './grid-cell.tsx';
import { WireName } from './wire-name.tsx';

export interface GridRowProps {
  readonly circuit: Circuit;
  readonly wire: number;
  readonly columns: readonly number[];
  /** Width of a column in pixels. */
  readonly size: number;
  /** The columns on this wire, or null if another wire is meant. */
  readonly cursor: number | null;
  readonly carried: number | null;
  readonly over: number | null;
  readonly selection: GridRegion | null;
  readonly isSelecting: boolean;
  /** A press on an empty cell places something there. */
  readonly isOffering: boolean;
  readonly step: number | null;
  readonly canMove: boolean;
  readonly dispatch: Dispatch<LabAction>;
}

/** Rings are shadows, which forced colors remove. */
const ring = 'forced-colors:border-2 forced-colors:border-[Highlight]';

/** A wire, with its name, its start, and its cells. Changes on other wires do not render it again. */
export const GridRow = memo(Row, isSameRow);

function isSameRow(before: GridRowProps, now: GridRowProps): boolean {
  return (Object.keys(now) as (keyof GridRowProps)[]).every((key) =>
    key === 'circuit' ? isSameOnWire(before.circuit, now) : before[key] === now[key],
  );
}

/** An edit keeps most columns as the same objects, so their operations need no comparison. */
function isSameOnWire(before: Circuit, { circuit, columns, wire }: GridRowProps): boolean {
  return (
    before.initial.length === circuit.initial.length &&
    before.initial[wire] === circuit.initial[wire] &&
    columns.every(
      (column) =>
        before.columns[column] === circuit.columns[column] ||
        operationAt(before, column, wire) === operationAt(circuit, column, wire),
    )
  );
}

function Row(props: GridRowProps) {
  const { circuit, wire, columns, size, cursor } = props;
  return (
    <div
      role="row"
      aria-rowindex={wire + 1}
      className="absolute inset-x-0"
      style={{ top: headHeight + wire * size, height: size }}
    >
      <RowHead {...props} />
      {columns.map((column) => (
        <Cell
          key={column}
          column={column}
          wire={wire}
          label={cellLabel(operationAt(circuit, column, wire), { column, wire })}
          isTabStop={cursor === column}
          isSelected={isSelectedAt(props, column)}
          left={labelWidth + column * size}
          size={size}
          className={cellClass(props, column)}
        />
      ))}
    </div>
  );
}

function RowHead({ circuit, wire, size, cursor, canMove, dispatch }: GridRowProps) {
  const start = circuit.initial[wire] ?? '0';
  return (
    <div
      className="sticky left-0 z-[2] flex h-full bg-surface"
      style={{ width: labelWidth }}
      role="presentation"
    >
      <WireName
        wire={wire}
        wires={wireCount(circuit)}
        width={nameWidth}
        height={size}
        canMove={canMove}
        keys={keysOf('move-wire-up', 'move-wire-down')}
        onMove={(to) => dispatch({ kind: 'move-wire', from: wire, to })}
        onPress={() => dispatch({ kind: 'open-details', at: { column: -1, wire } })}
      />
      <Cell
        column={-1}
        wire={wire}
        label={`Start of q${wire}: ${ketLabels[start]}`}
        isTabStop={cursor === -1}
        className="grid flex-1 place-items-center border-r-2 border-line font-mono text-[min(1rem,20px)] text-ink hover:bg-action-soft"
      >
        |{start.replace('-', '−')}⟩
      </Cell>
    </div>
  );
}

function isSelectedAt({ selection, wire }: GridRowProps, column: number): boolean {
  return selection !== null && isInRegion(selection, { column, wire });
}

function cellClass(props: GridRowProps, column: number): string {
  const { circuit, wire, step, cursor, carried, over } = props;
  return clsx(
    'absolute inset-y-0 rounded-control',
    operationAt(circuit, column, wire)
      ? 'cursor-grab touch-none'
      : [
          props.isSelecting && 'touch-none',
          props.isOffering && 'border-2 border-dashed border-control/60',
          'hover:bg-action/10',
        ],
    over === column && `bg-points/25 ring-3 ring-points ${ring}`,
    step !== null && column > step && 'bg-surface/55',
    carried === column && `ring-3 ring-points ${ring}`,
    cursor === column && !props.selection && `shadow-[inset_0_0_0_2px_var(--color-action)] ${ring}`,
  );
}
