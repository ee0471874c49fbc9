import { memo } from 'react';
import { signedText } from './format.ts';
import { Panel, Wide } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

/** More wires leave no room for numbers in the cells. */
const maxWiresWithNumbers = 8;

/** The correlation grid: how far measurements of two wires agree. */
export function Correlation({
  summary: { correlations, wires },
}: {
  readonly summary: CircuitSummary;
}) {
  const all = Array.from({ length: wires }, (_, wire) => wire);
  const size = wires > maxWiresWithNumbers ? 'size-6' : 'size-12';
  return (
    <Panel
      title="Agreement"
      hint="Full dot: two looks agree. Ring: they differ. Nothing: one tells nothing of the other."
    >
      <Wide label="Agreement of the wires">
        <table className="border-separate border-spacing-1 text-center font-mono text-xs">
          <caption className="sr-only">
            Correlation of looks at two wires, from minus 1 to 1
          </caption>
          <thead>
            <tr>
              <td />
              {all.map((wire) => (
                <th key={wire} scope="col" className="font-normal">
                  q{wire}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {all.map((row) => (
              <tr key={row}>
                <th scope="row" className="pr-1 font-normal">
                  q{row}
                </th>
                {all.map((column) =>
                  row === column ? (
                    <td
                      key={column}
                      className={`${size} rounded-md bg-line forced-colors:border`}
                    />
                  ) : (
                    <td
                      key={column}
                      className={`${size} rounded-md bg-sunken p-0 forced-colors:border`}
                    >
                      <Dot
                        value={Math.round((correlations[row * wires + column] ?? 0) * 100) / 100}
                        hasNumber={wires <= maxWiresWithNumbers}
                      />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Panel>
  );
}

interface DotProps {
  readonly value: number;
  readonly hasNumber: boolean;
}

const Dot = memo(function Dot({ value, hasNumber }: DotProps) {
  const text = signedText(value);
  const share = text === '0' ? 0 : Math.max(0.12, Math.abs(value));
  return (
    <span className="flex flex-col items-center justify-center gap-0.5">
      {share > 0 && (
        <span
          aria-hidden
          className={`block rounded-full border-2 border-action forced-color-adjust-none ${value > 0 ? 'bg-action' : ''}`}
          style={{ width: `${16 * share + 2}px`, height: `${16 * share + 2}px` }}
        />
      )}
      <span className={hasNumber ? 'text-ink-soft' : 'sr-only'}>{text}</span>
    </span>
  );
});
