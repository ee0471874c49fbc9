import { formatBits, purity } from '@qubloom/quantum';
import { Chip } from '../../toolbar/tool-button.tsx';
import { amplitudeText, epsilon, numberText } from './format.ts';
import { Ket, Panel, Wide } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';
import { Details } from '../../../ui/display/details.tsx';

export interface DensityProps {
  readonly summary: CircuitSummary;
  readonly focus: readonly number[];
  readonly onFocus: (focus: readonly number[]) => void;
}

/** A phone has room for a matrix of 8 by 8. */
export const maxFocusedWires = 3;
const cell = 40;

/** The density matrix of some wires, which describes them independent of the others. */
export function Density({ summary, focus, onFocus }: DensityProps) {
  const { density, wires } = summary;
  const all = Array.from({ length: wires }, (_, wire) => wire);
  const toggle = (wire: number) => {
    const next = focus.includes(wire) ? focus.filter((each) => each !== wire) : [...focus, wire];
    if (next.length > 0) onFocus(next.slice(-maxFocusedWires).sort((a, b) => a - b));
  };
  return (
    <Panel
      title="Density matrix"
      isWide={density.wires.length > 2}
      hint="The chances are on the diagonal. The other numbers can still add up or cancel."
    >
      {wires > 1 && (
        <div role="group" aria-label="Wires of the matrix" className="flex flex-wrap gap-1.5">
          {all.map((wire) => (
            <Chip key={wire} isOn={focus.includes(wire)} onPress={() => toggle(wire)}>
              q{wire}
            </Chip>
          ))}
        </div>
      )}
      <Wide label="Density matrix of the chosen wires">
        <MatrixPicture density={density} />
      </Wide>
      <p className="text-sm">
        Purity <span className="font-mono">{numberText(purity(density.matrix))}</span>: 1 is pure,{' '}
        {numberText(1 / density.matrix.size)} is fully mixed.
      </p>
      <MatrixTable density={density} />
    </Panel>
  );
}

function entry(
  { matrix: { size, entries } }: CircuitSummary['density'],
  row: number,
  column: number,
) {
  const at = 2 * (row * size + column);
  return { re: entries[at] ?? 0, im: entries[at + 1] ?? 0 };
}

function MatrixPicture({ density }: { readonly density: CircuitSummary['density'] }) {
  const { size } = density.matrix;
  const side = Array.from({ length: size }, (_, k) => k);
  const edge = 18 + 9 * density.wires.length;
  const total = edge + size * cell;
  const names = side.map((k) => formatBits(k, density.wires.length));
  return (
    <svg
      role="img"
      aria-label={`Density matrix, ${size} by ${size}. Its numbers are below.`}
      width={total}
      height={total}
      viewBox={`0 0 ${total} ${total}`}
      className="block font-mono text-[12px]"
    >
      {names.map((name, k) => (
        <g key={name} className="fill-ink-soft">
          <text x={edge + (k + 0.5) * cell} y={14} textAnchor="middle">
            {name}
          </text>
          <text x={edge - 8} y={edge + (k + 0.5) * cell + 4} textAnchor="end">
            {name}
          </text>
        </g>
      ))}
      {side.flatMap((row) =>
        side.map((column) => (
          <g
            key={`${row} ${column}`}
            transform={`translate(${edge + (column + 0.5) * cell} ${edge + (row + 0.5) * cell})`}
          >
            <rect
              x={-cell / 2 + 1}
              y={-cell / 2 + 1}
              width={cell - 2}
              height={cell - 2}
              rx={5}
              className={row === column ? 'fill-action-soft' : 'fill-sunken'}
            />
            <EntryPicture {...entry(density, row, column)} />
          </g>
        )),
      )}
    </svg>
  );
}

/** The area shows the number's size, and the hand its direction. */
function EntryPicture({ re, im }: { readonly re: number; readonly im: number }) {
  const length = Math.hypot(re, im);
  if (length < epsilon) return null;
  const radius = Math.max(3, (cell / 2 - 4) * Math.sqrt(length));
  return (
    <>
      <circle r={radius} className="fill-surface stroke-action" strokeWidth={1.5} />
      <line
        x2={(radius * re) / length}
        y2={(-radius * im) / length}
        className="stroke-ink"
        strokeWidth={2}
      />
    </>
  );
}

function MatrixTable({ density }: { readonly density: CircuitSummary['density'] }) {
  const side = Array.from({ length: density.matrix.size }, (_, k) => k);
  const name = (k: number) => formatBits(k, density.wires.length);
  return (
    <Details>
      <summary className="min-h-11 py-2 text-sm font-medium">The matrix in numbers</summary>
      <Wide label="The matrix in numbers">
        <table className="text-left font-mono text-xs tabular-nums">
          <caption className="sr-only">Density matrix</caption>
          <thead>
            <tr>
              <td />
              {side.map((column) => (
                <th key={column} scope="col" className="px-2">
                  <Ket bits={name(column)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {side.map((row) => (
              <tr key={row}>
                <th scope="row" className="pr-2">
                  <Ket bits={name(row)} />
                </th>
                {side.map((column) => {
                  const { re, im } = entry(density, row, column);
                  return (
                    <td key={column} className="px-2 py-1 whitespace-nowrap">
                      {amplitudeText(re, im)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Details>
  );
}
