/** The results of displays in the circuit, in their cells and in words. */
import { percent } from '@qubloom/contract';
import { formatBits, formatKet } from '@qubloom/quantum';
import { amplitudesOf } from './amplitudes-of.ts';
import { formatAmplitude, spokenPercent } from '../../../diagrams/bars/amplitudes.ts';
import { SmallBall } from '../../../diagrams/bloch/small-ball.tsx';
import { sentenceOf } from '../../announcements/labels.ts';
import { cell } from '../../drawing/geometry.ts';
import type { PlacedReading } from '../summary/state-summary.ts';

export interface PlacedDisplaysProps {
  readonly readings: readonly PlacedReading[];
}

const box = 44;
const text =
  'fill-ink font-mono font-medium [paint-order:stroke] stroke-surface stroke-3 forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]';

/** Drawn over the cells of the grid, whose size is `--cell`. */
export function PlacedDisplays({ readings }: PlacedDisplaysProps) {
  return readings.map((reading) => {
    const first = Math.min(...reading.wires);
    const height = (Math.max(...reading.wires) - first) * cell + box;
    return (
      <svg
        key={`${reading.column} ${first}`}
        viewBox={`0 0 ${cell} ${height + cell - box}`}
        className="absolute"
        style={{
          left: `calc(var(--cell) * ${reading.column})`,
          top: `calc(var(--cell) * ${first})`,
          width: 'var(--cell)',
        }}
      >
        <g transform={`translate(${(cell - box) / 2} ${(cell - box) / 2})`}>
          <rect
            width={box}
            height={height}
            rx={6}
            strokeWidth={1.5}
            className="fill-surface stroke-control forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          />
          <Reading reading={reading} height={height} />
        </g>
      </svg>
    );
  });
}

function Reading({
  reading,
  height,
}: {
  readonly reading: PlacedReading;
  readonly height: number;
}) {
  if (reading.shows === 'probability') return <Chances reading={reading} height={height} />;
  if (reading.shows === 'amplitudes') return <Dials reading={reading} height={height} />;
  return (
    reading.bloch && (
      <g transform={`translate(${box / 2} ${height / 2})`}>
        <SmallBall vector={reading.bloch} radius={18} />
      </g>
    )
  );
}

/**
 * For one wire, a bar from the bottom up shows the probability of 1. For more wires, there is a bar for each result,
 * with the smallest at the top.
 */
function Chances({
  reading: { probabilities, wires },
  height,
}: {
  readonly reading: PlacedReading;
  readonly height: number;
}) {
  if (probabilities.length === 2) {
    const one = probabilities[1] ?? 0;
    const level = (height - 4) * Math.min(1, one);
    return (
      <g className="forced-color-adjust-none">
        <rect x={2} y={height - 2 - level} width={box - 4} height={level} className="fill-one" />
        <text
          x={box / 2}
          y={height / 2}
          fontSize={13}
          textAnchor="middle"
          dominantBaseline="central"
          className={text}
        >
          {Math.round(one * 100)}%
        </text>
      </g>
    );
  }
  const row = (height - 4) / probabilities.length;
  return probabilities.map((probability, k) => (
    <g key={k}>
      <rect
        x={2}
        y={2 + k * row + 1}
        width={(box - 4) * Math.min(1, probability)}
        height={row - 2}
        className="fill-one forced-color-adjust-none"
      />
      <text
        x={box / 2}
        y={2 + (k + 0.5) * row}
        fontSize={12}
        textAnchor="middle"
        dominantBaseline="central"
        className={text}
      >
        {formatBits(k, wires.length)}
      </text>
    </g>
  ));
}

/** A dial for each result. Its size shows the amplitude's size, and its hand shows the phase. */
function Dials({ reading, height }: { readonly reading: PlacedReading; readonly height: number }) {
  const amplitudes = amplitudesOf(reading);
  if (!amplitudes) {
    return (
      <text
        x={box / 2}
        y={height / 2}
        fontSize={11}
        textAnchor="middle"
        dominantBaseline="central"
        className={text}
      >
        mixed
      </text>
    );
  }
  const across = 2;
  const rows = amplitudes.length / across;
  const radius = Math.min(box / across, height / rows) / 2 - 1.5;
  return amplitudes.map(({ re, im }, k) => (
    <g
      key={k}
      transform={`translate(${(box * ((k % across) + 0.5)) / across} ${(height * (Math.floor(k / across) + 0.5)) / rows})`}
    >
      <circle
        r={radius}
        fill="none"
        strokeWidth={1}
        className="stroke-line forced-colors:stroke-[GrayText]"
      />
      <circle
        r={radius * Math.hypot(re, im)}
        className="fill-action-soft stroke-action forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
        strokeWidth={1}
      />
      <line
        x2={radius * re}
        y2={-radius * im}
        strokeWidth={2}
        strokeLinecap="round"
        className="stroke-action-strong forced-colors:stroke-[CanvasText]"
      />
    </g>
  ));
}

/** The same results for people who cannot see the cells. */
export function PlacedDisplayList({ readings }: PlacedDisplaysProps) {
  if (readings.length === 0) return null;
  return (
    <ul aria-label="Displays in the circuit" className="sr-only">
      {readings.map((reading) => (
        <li key={`${reading.column} ${reading.wires.join()}`}>
          {`${sentenceOf({ ...reading, kind: 'display' })}, column ${reading.column + 1}: ${spoken(reading)}`}
        </li>
      ))}
    </ul>
  );
}

function spoken(reading: PlacedReading): string {
  const { shows, probabilities, bloch, wires } = reading;
  const name = (k: number) => formatKet(k, wires.length);
  if (shows === 'bloch' && bloch)
    return `x ${rounded(bloch.x)}, y ${rounded(bloch.y)}, z ${rounded(bloch.z)}.`;
  if (shows === 'amplitudes') {
    const amplitudes = amplitudesOf(reading);
    if (!amplitudes) return 'mixed, so it has no amplitudes of its own.';
    return `${amplitudes.map((each, k) => `${name(k)} ${formatAmplitude(each)}`).join(', ')}.`;
  }
  if (probabilities.length === 2) return `1 with ${spokenPercent(probabilities[1] ?? 0)}.`;
  return `${probabilities.map((p, k) => `${name(k)} ${percent(p)}`).join(', ')}.`;
}

function rounded(value: number): string {
  return `${Math.round(value * 100) / 100 + 0}`.replace('-', '−');
}
