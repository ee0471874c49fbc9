import { formatBits, type BasisRow } from '@qubloom/quantum';
import { spokenBits } from '../../announcements/probability-message.ts';
import { spokenPercent } from '../../../diagrams/bars/amplitudes.ts';
import { amplitudeText, countText, isReal, epsilon, numberText } from './format.ts';
import { Panel, Wide } from './panel.tsx';
import type { CircuitSummary } from '../summary/state-summary.ts';

/** Returns the pixels from bar to bar. Many bars are closer together so that all are in view. */
function columnOf(count: number, wires: number): number {
  if (count > 16) return 11;
  if (count > 8) return 18;
  return wires > 2 || wires === 1 ? 30 : 44;
}

const half = 52;
const top = 4;
/**
 * If all bars are shorter than this, they are drawn longer. In an even mix of 16 wires, every bar would be as thin as a
 * hair.
 */
const minTallest = 0.3;

/** A bar for each basis state, up for plus and down for minus. Its length squared is the probability. */
export function Bars({ summary }: { readonly summary: CircuitSummary }) {
  const { rows, wires, isPure } = summary;
  const scale = scaleOf(rows);
  return (
    <Panel
      title="Bars"
      isWide={rows.length > 4}
      hint={
        isPure
          ? 'Up is plus, down is minus. A bar times itself is the chance.'
          : 'Several states are possible now, so a bar has no sign: it is the root of the chance.'
      }
    >
      <Wide label="Bars of the state">
        <BarChart rows={rows} wires={wires} isPure={isPure} scale={scale} />
      </Wide>
      {scale > 1 && (
        <p className="text-sm text-ink-soft">Drawn {countText(Math.round(scale))} times as tall.</p>
      )}
    </Panel>
  );
}

/** Returns the factor by which bars are drawn longer, a power of two. */
function scaleOf(rows: readonly BasisRow[]): number {
  const tallest = Math.sqrt(Math.max(...rows.map(({ probability }) => probability)));
  return tallest >= minTallest || tallest < epsilon ? 1 : 2 ** Math.floor(-Math.log2(tallest));
}

interface BarChartProps extends Pick<CircuitSummary, 'rows' | 'wires' | 'isPure'> {
  readonly scale: number;
}

function BarChart({ rows, wires, isPure, scale }: BarChartProps) {
  const isTurned = wires > 2;
  const size = columnOf(rows.length, wires);
  const thick = Math.min(18, size - 3);
  /** Narrower columns have no room for numbers, which are also in the table. */
  const hasNumbers = size >= 30;
  const numbers = hasNumbers ? 20 : 4;
  const foot = isTurned ? 6 + 7.4 * (wires + 2) : 20;
  const width = rows.length * size + 8;
  const height = top + 2 * half + numbers + foot;
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
        const long = length * scale * (half - 4);
        const bits = formatBits(row.index, wires);
        const fill = wires > 1 ? 'fill-action' : bits === '0' ? 'fill-zero' : 'fill-one';
        const isTilted = isPure && length > epsilon && !isReal(row.im);
        return (
          <g key={at}>
            {length > epsilon && (
              <rect
                x={x - thick / 2}
                y={isDown ? middle : middle - long}
                width={thick}
                height={Math.max(long, 1)}
                rx={Math.min(4, thick / 3)}
                className={fill}
                fillOpacity={isTilted ? 0.55 : 1}
              />
            )}
            {hasNumbers && (
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
            )}
            <g
              textAnchor={isTurned ? 'end' : 'middle'}
              transform={
                isTurned
                  ? `translate(${x + 4} ${top + 2 * half + numbers + 2}) rotate(-90)`
                  : `translate(${x} ${height - 7})`
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

/**
 * A ket is drawn as one text for each color. Spaces in it leave room for the digits of the other color. This needs few
 * elements and is fast.
 */
const ketLayers = [
  { left: /[01]/g, className: 'fill-ink' },
  { left: /[^0]/g, className: 'fill-zero-ink' },
  { left: /[^1]/g, className: 'fill-one-ink' },
];

function barOf({ re, im, probability }: BasisRow, isPure: boolean) {
  return { length: Math.sqrt(probability), isDown: isPure && isReal(im) && re < 0 };
}

/** Returns `∠` if the amplitude points neither to plus nor to minus. */
function signOf({ re, im }: BasisRow, isPure: boolean): string {
  if (!isPure) return '';
  if (!isReal(im)) return '∠';
  return re < 0 ? '−' : '+';
}

function barLabel(row: BasisRow, wires: number, isPure: boolean): string {
  const bits = spokenBits(formatBits(row.index, wires));
  const amplitude = isPure ? `${spoken(amplitudeText(row.re, row.im))}, ` : '';
  return `${bits}: ${amplitude}chance ${spokenPercent(row.probability)}.`;
}

function spoken(amplitude: string): string {
  return amplitude.replaceAll('−', 'minus ').replace('+', 'plus ').replace('°', ' degrees');
}
