import { percent } from '@qubloom/contract';
import { createRandom, freshSeed } from '@qubloom/quantum';
import { useState } from 'react';
import { useReportRun } from '../../diagrams/trials/guess-run.ts';
import { formatAmplitude, type Amplitude } from '../../diagrams/bars/amplitudes.ts';
import { AmplitudeBars } from '../../diagrams/bars/amplitude-bars.tsx';
import { Choices } from '../../ui/controls/choices.tsx';
import { FoldedTable } from '../../ui/display/folded-table.tsx';
import { copied, inputs, type InputName } from './state.ts';

const options = [
  { value: 'zero', label: '0' },
  { value: 'one', label: '1' },
  { value: 'plus', label: 'Plus mix' },
  { value: 'minus', label: 'Minus mix' },
  { value: 'unknown', label: 'Unknown' },
] as const;

/** A copy machine that works for 0 and 1, and fails for every mix. */
export function View() {
  const [input, setInput] = useState<InputName | 'unknown'>('zero');
  // Not too close to 0 or 1, because the failure would be too small to see.
  const [unknown] = useState(() => (0.2 + 0.6 * createRandom(freshSeed()).next()) * Math.PI);
  const { made, wanted, match, originalLength } = copied(
    input === 'unknown' ? unknown : inputs[input],
  );
  useReportRun(input !== 'zero');
  const isCopy = match > 1 - 1e-9;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 not-compact:gap-4 low:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] low:grid-rows-[auto_auto_1fr] low:gap-x-4">
      <Choices
        label="What goes into the machine?"
        options={options}
        chosen={input}
        onChoose={setInput}
      />
      <div className="grid grid-cols-2 items-end gap-2 low:col-start-2 low:row-span-3 low:row-start-1 low:content-start not-compact:gap-4">
        <section aria-label="What the machine made" className="min-w-0">
          <p className="mb-1 leading-tight font-medium max-sm:text-sm">What the machine made</p>
          <AmplitudeBars amplitudes={made} hasTable={false} />
        </section>
        <section aria-label="What two true copies would be" className="min-w-0">
          <p className="mb-1 leading-tight font-medium max-sm:text-sm">
            What two true copies would be
          </p>
          <AmplitudeBars amplitudes={wanted} hasTable={false} />
        </section>
      </div>
      <p
        aria-live="polite"
        className="rounded-control bg-points-soft px-3 py-2 text-points-ink compact:text-base compact:leading-snug not-compact:px-4 not-compact:py-2.5"
      >
        {isCopy
          ? 'The two charts match. This state was copied.'
          : `The charts match by ${percent(match)} only: this is no copy. Now the two qubits are linked, and the arrow of the original has shrunk from 1 to ${originalLength.toFixed(2)}.`}
      </p>
      <div>
        <p className="text-sm leading-snug text-ink-soft">
          The machine is a CNOT from the original, q0, onto a blank qubit, q1.
        </p>
        <FoldedTable
          caption="Read as q1 q0"
          head={['State', 'Made', 'True copies']}
          rows={made.map((amplitude, at) => [
            amplitude.bits,
            formatAmplitude(amplitude),
            textOf(wanted[at]),
          ])}
        />
      </div>
    </div>
  );
}

function textOf(amplitude: Amplitude | undefined): string {
  return amplitude ? formatAmplitude(amplitude) : '';
}
