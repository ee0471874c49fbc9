import { percent } from '@qubloom/contract';
import { formatBits } from '@qubloom/quantum';
import { Ket, Panel, Wide } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

/** The probability of each result, and the probability of 1 for each wire. */
export function Probabilities({ summary }: { readonly summary: CircuitSummary }) {
  const { rows, wires, blochVectors } = summary;
  const shown = rows.filter(({ probability }) => probability > 1e-9);
  return (
    <Panel title="Chances" hint="What a look at all wires would show.">
      <Wide label="Chance of each result" isLow>
        <table className="w-full border-separate border-spacing-y-1">
          <caption className="sr-only">Chance of each result</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Result</th>
              <th scope="col">Chance</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ index, probability }, at) => (
              <tr key={at}>
                <th scope="row" className="w-px pr-3 text-left font-semibold">
                  <Ket bits={formatBits(index, wires)} />
                </th>
                <td>
                  <ProbabilityBar probability={probability} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <Wide label="Chance of 1 on each wire" isLow>
        <table className="w-full border-separate border-spacing-y-1 border-t border-line pt-2">
          <caption className="pt-1 text-left text-sm text-ink-soft">Each wire: chance of 1</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Wire</th>
              <th scope="col">Chance of 1</th>
            </tr>
          </thead>
          <tbody>
            {blochVectors.map(({ z }, wire) => (
              <tr key={wire}>
                <th scope="row" className="w-px pr-3 text-left font-mono font-normal">
                  q{wire}
                </th>
                <td>
                  <ProbabilityBar probability={Math.min(1, Math.max(0, (1 - z) / 2))} tone="one" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Panel>
  );
}

/** The filled part is a background, because a changed width would lay out the whole table again. */
const tones = {
  action: 'bg-sunken bg-[linear-gradient(var(--color-action),var(--color-action))]',
  one: 'bg-zero-soft bg-[linear-gradient(var(--color-one),var(--color-one))]',
};

function ProbabilityBar({
  probability,
  tone = 'action',
}: {
  readonly probability: number;
  readonly tone?: keyof typeof tones;
}) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden
        className={`h-4 grow rounded-md bg-no-repeat forced-color-adjust-none ${tones[tone]}`}
        style={{ backgroundSize: `${probability * 100}% 100%` }}
      />
      <span className="w-15 shrink-0 text-right font-mono text-sm tabular-nums">
        {percent(probability)}
      </span>
    </span>
  );
}
