import type { Cell } from '@qubloom/curriculum';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { oneQubitAmplitudes } from '../../diagrams/trials/circuit-run.ts';
import { Button } from '../../ui/controls/button.tsx';
import { gateLabels } from '../../diagrams/circuit-strip/gate-labels.ts';
import { SignedBars } from '../../diagrams/bars/signed-bars.tsx';
import type { ViewProps } from '../interactive.ts';

const startGates: Readonly<Record<'0' | '1' | '+' | '-', readonly Cell[]>> = {
  '0': ['-'],
  '1': ['X'],
  '+': ['H'],
  '-': ['X', 'H'],
};

/** The two bars of one qubit, and buttons that send it through one gate after another. */
export function View({ gates, start, chances }: ViewProps<'signed-bars'>) {
  const [applied, setApplied] = useState<readonly Cell[]>([]);
  useReportRun(applied.length > 0);
  const amplitudes = oneQubitAmplitudes({ rows: [[...startGates[start], ...applied]] });
  return (
    <div className="grid gap-4 low:grid-cols-[auto_minmax(0,1fr)] low:grid-rows-[1fr_auto_auto_1fr] low:gap-y-2">
      <div className="low:row-span-4">
        <SignedBars amplitudes={amplitudes} probabilities={chances} />
      </div>
      <div className="flex flex-wrap justify-center gap-2 low:row-start-2">
        {gates.map((gate) => {
          const { label, detail, spoken } = gateLabels(gate);
          return (
            <Button
              key={gate}
              variant="secondary"
              aria-label={`Apply ${spoken}`}
              onClick={() => setApplied([...applied, gate])}
            >
              {label} {detail}
            </Button>
          );
        })}
        <Button variant="quiet" onClick={() => setApplied([])}>
          <RotateCcw aria-hidden /> {start === '0' ? 'Back to 0' : 'Back to the start'}
        </Button>
      </div>
      <p
        aria-live="polite"
        className="min-h-6 text-center low:row-start-3 font-mono text-sm text-ink-soft"
      >
        {applied.length === 0
          ? 'No gate yet'
          : `So far: ${applied.map((gate) => gateLabels(gate).spoken).join(', ')}`}
      </p>
    </div>
  );
}
