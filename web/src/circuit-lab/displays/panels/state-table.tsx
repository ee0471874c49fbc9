import { percent } from '@qubloom/contract';
import { formatBits, type BasisRow } from '@qubloom/quantum';
import { amplitudeText, degreesOf, epsilon, signedText } from './format.ts';
import { Ket, Panel, Wide } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

/** Shows the content of the pictures as numbers. */
export function StateTable({ summary }: { readonly summary: CircuitSummary }) {
  const { rows, wires, isPure } = summary;
  return (
    <Panel title="Table">
      <Wide label="Table of the state" isLow>
        <table className="w-full text-left">
          <caption className="sr-only">Every result with its amplitude and its chance</caption>
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="pr-4 font-medium">
                Result
              </th>
              {isPure && (
                <>
                  <th scope="col" className="pr-4 font-medium">
                    Amplitude
                  </th>
                  <th scope="col" className="pr-4 font-medium">
                    Phase
                  </th>
                </>
              )}
              <th scope="col" className="font-medium">
                Chance
              </th>
            </tr>
          </thead>
          <tbody className="font-mono tabular-nums">
            {rows.map((row, at) => (
              <tr key={at} className={row.probability < 1e-9 ? 'text-ink-soft' : ''}>
                <th scope="row" className="pr-4 font-semibold">
                  <Ket bits={formatBits(row.index, wires)} />
                </th>
                {isPure && (
                  <>
                    <td className="pr-4 whitespace-nowrap">{amplitudeText(row.re, row.im)}</td>
                    <td className="pr-4 whitespace-nowrap">{phaseCell(row)}</td>
                  </>
                )}
                <td className="whitespace-nowrap">{percent(row.probability)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Panel>
  );
}

function phaseCell({ re, im }: BasisRow): string {
  return Math.hypot(re, im) < epsilon ? 'none' : `${signedText(degreesOf(re, im))}°`;
}
