import { percent } from '@qubloom/contract';
import { formatAmplitude, probabilityOf, spokenAmplitude } from '../../diagrams/bars/amplitudes.ts';
import { LevelBar } from '../../diagrams/bars/level-bar.tsx';
import { Ket } from '../../diagrams/bars/ket.tsx';
import { reachedByKeys } from '../../ui/controls/reached-by-keys.ts';
import type { CircuitState } from './circuit-state.ts';

/** The state that a circuit creates: amplitudes, and the chances of a measurement. */
export function StateTable({ state }: { readonly state: CircuitState }) {
  if (state.kind === 'none') return <p className="text-sm text-ink-soft">{state.sentence}</p>;
  const { order, rows, others } = state;
  return (
    <div className="text-sm">
      {/* With large letters on a phone the numbers come before the bars; wide amplitudes scroll. */}
      <div className="@container overflow-x-auto" {...reachedByKeys}>
        <table className="w-full border-separate border-spacing-y-1">
          <caption className="text-left text-ink-soft">State and chances, read as {order}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Basis state</th>
              <th scope="col">Amplitude</th>
              <th scope="col">Chance</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.bits}>
                <th scope="row" className="w-px pr-3 text-left @max-[10rem]:pr-1">
                  <Ket bits={row.bits} />
                </th>
                <td className="w-px pr-3 font-mono whitespace-nowrap @max-[10rem]:pr-1">
                  <span className="sr-only">{spokenAmplitude(row)}</span>
                  <span aria-hidden>{formatAmplitude(row)}</span>
                </td>
                <td>
                  <span className="flex items-center gap-2">
                    <LevelBar
                      share={probabilityOf(row)}
                      className="h-4 grow bg-sunken @max-[10rem]:hidden"
                    />
                    <span className="w-14 shrink-0 text-right font-mono tabular-nums @max-[10rem]:w-auto">
                      {percent(probabilityOf(row))}
                    </span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {others > 0 && <p className="text-ink-soft">And {others} more.</p>}
    </div>
  );
}
