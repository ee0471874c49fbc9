import type { Cell } from '@qubloom/curriculum';
import { useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { oneQubitAmplitudes } from '../../diagrams/trials/circuit-run.ts';
import { GateSequence } from '../../diagrams/gate-sequence/gate-sequence.tsx';
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
    <div className="grid gap-4 low:grid-cols-[auto_minmax(0,1fr)] low:items-center">
      <SignedBars amplitudes={amplitudes} probabilities={chances} />
      <GateSequence
        gates={gates}
        applied={applied}
        onChange={setApplied}
        backLabel={start === '0' ? 'Back to 0' : 'Back to the start'}
      />
    </div>
  );
}
