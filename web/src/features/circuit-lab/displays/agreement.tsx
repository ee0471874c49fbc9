import { memo } from 'react';
import { signedText } from './format.ts';
import { Panel, Wide } from './panel.tsx';
import type { Reading } from './reading.ts';

/** More wires leave no room for numbers in the cells. */
const mostWithNumbers = 8;

/** The correlation grid: what a look at one wire tells of a look at another. */
export function Agreement({ reading: { correlations, wires } }: { readonly reading: Reading }) {
  const all = Array.from({ length: wires }, (_, wire) => wire);
  const size = wires > mostWithNumbers ? 'size-6' : 'size-12';
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
                        hasNumber={wires <= mostWithNumbers}
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
        <svg width={20} height={20} viewBox="-10 -10 20 20" aria-hidden>
          <circle
            r={8 * share}
            className={value > 0 ? 'fill-action' : 'fill-none stroke-action'}
            strokeWidth={2}
          />
        </svg>
      )}
      <span className={hasNumber ? 'text-ink-soft' : 'sr-only'}>{text}</span>
    </span>
  );
});
