import { circuitGrid, formatCircuitText, free } from '@qubloom/curriculum';
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
import type { PuzzleProps } from './puzzle-props.ts';

/** A circuit to build: a card with blanks, or fewer gates that do the same as a row. */
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
        'grid grid-cols-[minmax(0,1fr)] gap-3',
        kind === 'fewest-gates' && 'low:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
      )}
    >
      {puzzle.kind === 'fewest-gates' && (
        <div className="self-start rounded-card border border-line bg-sunken px-3 py-1.5">
          <p className="text-sm text-ink-soft">The long one</p>
          <CircuitDrawing circuit={puzzle.row} />
        </div>
      )}
      <CircuitStrip label={puzzle.title} state={strip} gates={puzzle.gates} onEdit={change} />
    </div>
  );
}
