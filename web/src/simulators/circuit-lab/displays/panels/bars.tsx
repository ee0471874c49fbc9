import { formatBits, type BasisRow } from '@qubloom/quantum';
import { spokenPercent } from '../../../../diagrams/bars/amplitudes.ts';
import { amplitudeText, isReal, epsilon, numberText } from './format.ts';
import { Panel, Wide } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

const column = 30;
const half = 62;
const top = 20;

/** A bar for each basis state: up for plus, down for minus; its length squared is the chance. */
export function Bars({ summary }: { readonly summary: CircuitSummary }) {
  const { rows, wires, isPure } = summary;
  return (
    <Panel
      title="Bars"
      span={rows.length > 16 ? 3 : rows.length > 8 ? 2 : 1}
      hint={
        isPure
          ? 'Up is plus, down is minus. A bar times itself is the chance.'
          : 'Several states are possible now, so a bar has no sign: it is the root of the chance.'
      }
    >
      <Wide label="Bars of the state">
        <BarChart rows={rows} wires={wires} isPure={isPure} />
      </Wide>
    </Panel>
  );
}

function BarChart({ rows, wires, isPure }: Pick<CircuitSummary, 'rows' | 'wires' | 'isPure'>) {
  const isTurned = wires > 2;
  const size = isTurned || wires === 1 ? column : 44;
  const foot = isTurned ? 16 + 7.4 * (wires + 2) : 24;
  const width = rows.length * size + 8;
  const height = top + 2 * half + 20 + foot;
  const middle = top + half;
  return (
    <svg
      role="img"
      aria-label={rows.map((row) => barLabel(row, wires, isPure)).join(' ')}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block font-mono text-[12px]"
    >
      <rect x={0} y={top} width={width} height={2 * half} rx={10} className="fill-sunken" />
      <line x1={0} x2={width} y1={middle} y2={middle} className="stroke-control" />
      {rows.map((row, at) => {
        const { length, isDown } = barOf(row, isPure);
        const x = 4 + at * size + size / 2;
        const long = length * (half - 4);
        const bits = formatBits(row.index, wires);
        const fill = wires > 1 ? 'fill-action' : bits === '0' ? 'fill-zero' : 'fill-one';
        const isTilted = isPure && length > epsilon && !isReal(row.im);
        return (
          <g key={at}>
            {length > epsilon && (
              <rect
                x={x - 9}
                y={isDown ? middle : middle - long}
                width={18}
                height={Math.max(long, 1)}
                rx={4}
                className={fill}
                fillOpacity={isTilted ? 0.55 : 1}
              />
            )}
            <text
              x={x}
              y={top + 2 * half + 15}
              textAnchor="middle"
              className="fill-ink-soft text-[11px]"
            >
              {length > epsilon
                ? signOf(row, isPure) + numberText(length).replace(/^0\./, '.')
                : '0'}
            </text>
            <g
              textAnchor={isTurned ? 'end' : 'middle'}
              transform={
                isTurned
                  ? `translate(${x + 4} ${top + 2 * half + 24}) rotate(-90)`
                  : `translate(${x} ${height - 8})`
              }
            >
              {ketLayers.map(({ left, className }) => (
                <text key={className} className={className}>
                  {`|${bits}⟩`.replaceAll(left, blank)}
                </text>
              ))}
            </g>
          </g>
        );
      })}
    </svg>
  );
}

/** As wide as a digit. */
const blank = '\u00a0';

/** A ket is drawn in one text for each color, whose blanks keep the digits of the others free: few and quick. */
const ketLayers = [
  { left: /[01]/g, className: 'fill-ink' },
  { left: /[^0]/g, className: 'fill-zero-ink' },
  { left: /[^1]/g, className: 'fill-one-ink' },
];

function barOf({ re, im, probability }: BasisRow, isPure: boolean) {
  return { length: Math.sqrt(probability), isDown: isPure && isReal(im) && re < 0 };
}

/** `∠` stands where the amplitude points neither to plus nor to minus. */
function signOf({ re, im }: BasisRow, isPure: boolean): string {
  if (!isPure) return '';
  if (!isReal(im)) return '∠';
  return re < 0 ? '−' : '+';
}

function barLabel(row: BasisRow, wires: number, isPure: boolean): string {
  const bits = formatBits(row.index, wires);
  const amplitude = isPure ? `${spoken(amplitudeText(row.re, row.im))}, ` : '';
  return `${bits}: ${amplitude}chance ${spokenPercent(row.probability)}.`;
}

function spoken(amplitude: string): string {
  return amplitude.replaceAll('−', 'minus ').replace('+', 'plus ').replace('°', ' degrees');
}
