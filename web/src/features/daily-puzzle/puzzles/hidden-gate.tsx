import { CircuitDrawing } from '../../../diagrams/circuit-strip/circuit-drawing.tsx';
import { ChanceChart } from './chance-chart.tsx';
import { OptionGrid } from './option-grid.tsx';
import type { PuzzleProps } from './puzzle-props.ts';

/** Tests of a closed box, and what might be in it. */
export function HiddenGate({ puzzle, isRight, onAnswer }: PuzzleProps<'hidden-gate'>) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 sm:gap-6 low:gap-4">
      <ol
        aria-label="Tests"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2"
      >
        {puzzle.tests.map(({ circuit, chart }, at) => (
          <li
            key={at}
            className="min-w-0 rounded-card border border-line bg-sunken px-2 py-1.5 sm:px-3"
          >
            <p className="text-sm text-ink-soft">Test {at + 1}</p>
            <CircuitDrawing circuit={circuit} />
            <ChanceChart chances={chart} />
          </li>
        ))}
      </ol>
      <OptionGrid
        label="Behind the ?"
        options={puzzle.candidates}
        isRight={isRight}
        onChoose={(choice) => onAnswer({ kind: 'hidden-gate', choice })}
      />
    </div>
  );
}
