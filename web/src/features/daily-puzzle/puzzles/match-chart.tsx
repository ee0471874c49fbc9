import { ChanceChart } from './chance-chart.tsx';
import { OptionGrid } from './option-grid.tsx';
import type { PuzzleProps } from './puzzle-props.ts';

/** A chart, and four circuits that might make it. */
export function MatchChart({ puzzle, isRight, onAnswer }: PuzzleProps<'match-chart'>) {
  const wires = Object.keys(puzzle.chart)[0]?.length ?? 1;
  const order = Array.from({ length: wires }, (_, at) => `q${wires - 1 - at}`).join(', ');
  return (
    <div className="grid gap-3 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6 low:gap-4">
      <div className="justify-self-center rounded-card border border-line bg-sunken px-4 py-2 sm:self-start">
        <p className="pb-1 text-sm text-ink-soft">
          {wires > 1 ? `Digits from the left: ${order}` : 'A look at the end gives:'}
        </p>
        <ChanceChart chances={puzzle.chart} />
      </div>
      <OptionGrid
        label="Circuits"
        options={puzzle.circuits}
        isRight={isRight}
        onChoose={(choice) => onAnswer({ kind: 'match-chart', choice })}
      />
    </div>
  );
}
