import { gridOfLine } from '@qubloom/curriculum';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { outcomesOf } from '../trials/circuit-run.ts';
import { OutcomeTable } from './outcome-bars.tsx';

export interface PickChartProps {
  /** Circuits, on one line each, that produce the charts; at most four. */
  readonly charts: readonly string[];
  readonly onChosen?: () => void;
  /** Called with the index of the chart. */
  readonly onCheck: (choice: number) => void;
}

const letters = ['A', 'B', 'C', 'D'] as const;

/** Charts of hidden circuits, from which the learner picks one. */
export function PickChart({ charts, onChosen, onCheck }: PickChartProps) {
  const [chosen, choose] = useState<(typeof letters)[number] | ''>('');
  const shown = letters.slice(0, charts.length);
  return (
    <div className="flex flex-col gap-2 self-center">
      <ul className="flex flex-wrap gap-1 self-center not-compact:gap-1.5">
        {shown.map((letter, at) => (
          <li
            key={letter}
            className="rounded-control border border-line bg-sunken px-0.5 py-1 sm:px-3"
          >
            <p className="text-center font-semibold">{letter}</p>
            <OutcomeTable
              outcomes={outcomesOf(gridOfLine(charts[at] ?? ''))}
              isHalf={false}
              isGlance
            />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end gap-3 self-center">
        <Choices
          label="Which chart?"
          options={shown.map((letter) => ({ value: letter, label: letter }))}
          chosen={chosen}
          onChoose={(letter) => {
            choose(letter);
            onChosen?.();
          }}
        />
        <Button
          aria-disabled={chosen === ''}
          onClick={() => {
            if (chosen !== '') onCheck(letters.indexOf(chosen));
          }}
        >
          Check
        </Button>
      </div>
    </div>
  );
}
