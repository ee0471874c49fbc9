import { memo } from 'react';
import { signedText } from './format.ts';
import { Panel, Wide } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

/** With more wires, the cells have no room for numbers. */
const maxWiresWithNumbers = 8;
const small = 'size-6';
const large = 'size-12';

/** The correlation grid shows how strongly measurements of two wires agree. */
export function Correlation({
  summary: { correlations, wires },
}: {
  readonly summary: CircuitSummary;
}) {
  const all = Array.from({ length: wires }, (_, wire) => wire);
  const size = wires > maxWiresWithNumbers ? small : large;
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
                    <Agreement
                      key={column}
                      value={Math.round((correlations[row * wires + column] ?? 0) * 100) / 100}
                      hasNumber={wires <= maxWiresWithNumbers}
                    />
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

interface AgreementProps {
  readonly value: number;
  readonly hasNumber: boolean;
}

/** Hundreds of cells change with an edit, so each cell is one element, and its dot is a background. */
const Agreement = memo(function Agreement({ value, hasNumber }: AgreementProps) {
  const text = signedText(value);
  return (
    <td
      aria-label={hasNumber ? undefined : text}
      className={`${hasNumber ? large : small} rounded-md bg-sunken p-0 pb-1 align-bottom text-ink-soft forced-colors:border`}
      style={{ backgroundImage: dotOf(value, hasNumber ? '50% 38%' : 'center') }}
    >
      {hasNumber && text}
    </td>
  );
});

/** Returns a full dot for a value above 0 and a ring for one below. It is larger the further the value is from 0. */
function dotOf(value: number, at: string): string | undefined {
  if (value === 0) return undefined;
  const radius = 8 * Math.max(0.12, Math.abs(value)) + 1;
  const color = 'var(--color-action)';
  const inside = value > 0 ? color : 'transparent';
  const hole = Math.max(0, radius - 2);
  return `radial-gradient(circle at ${at}, ${inside} ${hole}px, ${color} ${hole + 0.5}px, ${color} ${radius}px, transparent ${radius + 0.5}px)`;
}
