import { clsx } from 'clsx';
import { memo, type Dispatch } from 'react';
import { operationAt, wireCount, type Circuit } from '@qubloom/quantum';
import { ketWords, type LabAction } from '../lab-state.ts';
import { isInRegion, type Region } from '../spots.ts';
import { cellWords } from '../words.ts';
import { headHeight, labelWidth, nameWidth } from './grid-measures.ts';
import { Place } from './grid-place.tsx';
import { WireName } from './wire-name.tsx';

export interface GridRowProps {
  readonly circuit: Circuit;
  readonly wire: number;
  readonly columns: readonly number[];
  /** Pixels of a column. */
  readonly size: number;
  /** Columns of this wire, or null where another wire is meant. */
  readonly cursor: number | null;
  readonly carried: number | null;
  readonly over: number | null;
  readonly selection: Region | null;
  readonly isSelecting: boolean;
  /** A press on an empty place puts something there. */
  readonly isOffering: boolean;
  readonly step: number | null;
  readonly canMove: boolean;
  readonly dispatch: Dispatch<LabAction>;
}

/** Rings are shadows, which forced colours take away. */
const ring = 'forced-colors:border-2 forced-colors:border-[Highlight]';

/** A wire: its name, its start, and its places. What happens on other wires draws nothing here. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
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
        <Place
          key={column}
          column={column}
          wire={wire}
          words={cellWords(operationAt(circuit, column, wire), { column, wire })}
          isTabStop={cursor === column}
          isSelected={isSelectedAt(props, column)}
          left={labelWidth + column * size}
          size={size}
          className={placeClass(props, column)}
        />
      ))}
    </div>
  );
});

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
        onMove={(to) => dispatch({ kind: 'move-wire', from: wire, to })}
        onPress={() => dispatch({ kind: 'move-cursor', to: { column: -1, wire } })}
      />
      <Place
        column={-1}
        wire={wire}
        words={`Start of q${wire}: ${ketWords[start]}`}
        isTabStop={cursor === -1}
        className="grid flex-1 place-items-center border-r-2 border-line font-mono text-base text-ink hover:bg-action-soft"
      >
        |{start.replace('-', '−')}⟩
      </Place>
    </div>
  );
}

function isSelectedAt({ selection, wire }: GridRowProps, column: number): boolean {
  return selection !== null && isInRegion(selection, { column, wire });
}

function placeClass(props: GridRowProps, column: number): string {
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
