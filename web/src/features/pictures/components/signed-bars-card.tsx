import type { Cell } from '@qubloom/curriculum';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { oneQubitAmplitudes } from '../../../lib/circuit-run.ts';
import { Button } from '../../../ui/button.tsx';
import { gateWords } from '../../../ui/circuit-strip/gate-words.ts';
import { SignedBars } from '../../../ui/signed-bars.tsx';

export interface SignedBarsCardProps {
  readonly gates: readonly Cell[];
  readonly chances: boolean;
}

/** The two bars of one qubit, and buttons that send it through one gate after another. */
export function SignedBarsCard({ gates, chances }: SignedBarsCardProps) {
  const [applied, setApplied] = useState<readonly Cell[]>([]);
  const amplitudes = oneQubitAmplitudes({ rows: [applied.length > 0 ? applied : ['-']] });
  return (
    <div className="grid gap-4">
      <SignedBars amplitudes={amplitudes} chances={chances} />
      <div className="flex flex-wrap justify-center gap-2">
        {gates.map((gate) => {
          const { label, detail, spoken } = gateWords(gate);
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
          <RotateCcw aria-hidden /> Back to 0
        </Button>
      </div>
      <p aria-live="polite" className="min-h-6 text-center font-mono text-sm text-ink-soft">
        {applied.length === 0
          ? 'No gate yet'
          : `So far: ${applied.map((gate) => gateWords(gate).spoken).join(', ')}`}
      </p>
    </div>
  );
}
