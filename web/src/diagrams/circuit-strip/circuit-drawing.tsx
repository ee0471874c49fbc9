import {
  cellAt,
  columnsIn,
  gridOfLine,
  isVacant,
  wiresIn,
  type CircuitGrid,
} from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { GateBox } from './gate-box.tsx';
import { gateLabels } from './gate-labels.ts';
import { controlSpan } from './strip-state.ts';

export interface CircuitDrawingProps {
  /** On one line, with ` / ` between the wires. */
  readonly circuit: string;
}

/** A small circuit to look at. Screen readers get it in words. */
export function CircuitDrawing({ circuit }: CircuitDrawingProps) {
  const grid = gridOfLine(circuit);
  return (
    <span className="block w-full min-w-0">
      <span className="sr-only">{circuitInWords(grid)}</span>
      <span aria-hidden className="block">
        {grid.rows.map((row, wire) => (
          <span key={wire} className="flex items-center">
            {wiresIn(grid) > 1 && (
              <span className="w-5 shrink-0 font-mono text-xs text-ink-soft">q{wire}</span>
            )}
            {row.map((cell, column) => (
              <span
                key={column}
                className={clsx(
                  'relative flex max-w-9 min-w-0 flex-1 items-center justify-center px-px py-0.5',
                  'before:absolute before:inset-x-0 before:top-1/2 before:h-0.5 before:-translate-y-1/2 before:bg-control',
                  'low:max-w-7',
                )}
              >
                <Link grid={grid} wire={wire} column={column} />
                <span className="relative block aspect-square w-full max-w-8">
                  {!isVacant(cell) && <GateBox cell={cell} fixed isSmall />}
                </span>
              </span>
            ))}
            <span className="h-0.5 w-1.5 shrink-0 bg-control" />
          </span>
        ))}
      </span>
    </span>
  );
}

interface LinkProps {
  readonly grid: CircuitGrid;
  readonly wire: number;
  readonly column: number;
}

/** The part of the line from a control to its gate that crosses this cell. */
function Link({ grid, wire, column }: LinkProps) {
  const span = controlSpan(grid, column);
  if (!span || wire < span.first || wire > span.last) return null;
  return (
    <span
      className={clsx(
        'absolute left-1/2 w-0.5 -translate-x-1/2 bg-action-strong',
        wire === span.first ? 'top-1/2' : 'top-0',
        wire === span.last ? 'bottom-1/2' : 'bottom-0',
      )}
    />
  );
}

/** Returns, for example, `H, then X`, or `q0: H, then a control; q1: empty, then X`. */
function circuitInWords(grid: CircuitGrid): string {
  const wires = grid.rows.map((_, wire) => {
    const cells = Array.from({ length: columnsIn(grid) }, (__, column) =>
      cellAt(grid, wire, column),
    );
    return cells.map((cell) => gateLabels(cell).spoken).join(', then ');
  });
  return wires.length === 1
    ? (wires[0] ?? '')
    : wires.map((words, wire) => `q${wire}: ${words}`).join('; ');
}
