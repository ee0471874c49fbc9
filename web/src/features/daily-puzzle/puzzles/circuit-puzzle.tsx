import { circuitGrid, formatCircuitText, free, gridOfLine } from '@qubloom/curriculum';
import { clsx } from 'clsx';
import { useReducer } from 'react';
import { CircuitDrawing } from '../../../diagrams/circuit-strip/circuit-drawing.tsx';
import { CircuitStrip } from '../../../diagrams/circuit-strip/circuit-strip.tsx';
import {
  editStrip,
  hasPlaced,
  startStrip,
  type StripEdit,
} from '../../../diagrams/circuit-strip/strip-state.ts';
import { LiveChances } from './live-chances.tsx';
import type { PuzzleProps } from './puzzle-props.ts';

/** A circuit to build: a row with blanks, or fewer gates that do the same as a long row. */
export function CircuitPuzzle(props: PuzzleProps<'fewest-gates' | 'build-card'>) {
  const { puzzle, onAnswer } = props;
  const [strip, edit] = useReducer(editStrip, circuitGrid(puzzle.starter), (starter) =>
    startStrip(starter),
  );
  const { kind } = puzzle;
  const change = (one: StripEdit) => {
    edit(one);
    const next = editStrip(strip, one);
    const isComplete =
      kind === 'build-card' ? !next.grid.rows.flat().includes(free) : hasPlaced(next);
    onAnswer(isComplete ? { kind, circuit: formatCircuitText(next.grid) } : undefined);
  };
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-x-6',
        kind === 'build-card'
          ? 'sm:grid-cols-[minmax(0,1fr)_auto]'
          : [
              "[grid-template-areas:'long'_'strip'_'chances']",
              "sm:grid-cols-[minmax(0,1fr)_auto] sm:[grid-template-areas:'long_long'_'strip_chances']",
              "low:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] low:grid-rows-[auto_1fr] low:gap-2 low:[grid-template-areas:'long_strip'_'chances_strip']",
            ],
      )}
    >
      {puzzle.kind === 'fewest-gates' && (
        <div className="self-start rounded-card border border-line bg-sunken px-3 py-1.5 [grid-area:long]">
          <p className="text-sm text-ink-soft">The long one</p>
          <CircuitDrawing circuit={puzzle.row} />
        </div>
      )}
      <div className={clsx('min-w-0', kind === 'fewest-gates' && '[grid-area:strip]')}>
        <CircuitStrip label={puzzle.title} state={strip} gates={puzzle.gates} onEdit={change} />
      </div>
      <div className={clsx(kind === 'fewest-gates' && '[grid-area:chances]')}>
        {puzzle.kind === 'fewest-gates' ? (
          <LiveChances circuit={strip.grid} wanted={gridOfLine(puzzle.row)} />
        ) : (
          <LiveChances circuit={strip.grid} wanted={puzzle.end} />
        )}
      </div>
    </div>
  );
}
