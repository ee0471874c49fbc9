import { percent } from '@qubloom/contract';
import { spokenPercent } from '../bars/amplitudes.ts';
import { arrowText, meetingText, type Arrow, type Exit } from './paths-state.ts';

/** Pixels of the drawing. */
const width = 240;
const rowHeight = 52;
const wavelength = 80;
/** Height of an amplitude of 1. */
const reach = 24;

/**
 * The parts that reach one exit: the wave of each path with their sum below, and the same as arrows tip to tail.
 */
export function RipplesPicture({ exit }: { readonly exit: Exit }) {
  const { name, parts, sum, probability } = exit;
  return (
    <section
      aria-label={`Exit ${name}`}
      className="deep-window @container grid content-start gap-1.5 rounded-card p-2.5 sm:gap-3 not-compact:p-4 forced-color-adjust-none"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-base sm:text-xl">Exit {name}</h2>
        <p className="font-mono text-base tabular-nums sm:text-lg">{percent(probability)}</p>
      </div>
      <div
        role="img"
        aria-label={`Exit ${name}: path 0 brings ${spoken(parts[0])}, path 1 brings ${spoken(parts[1])}. ${meetingText(exit)} The sum is ${spoken(sum)}, the chance ${spokenPercent(probability)}.`}
        className="grid items-center gap-3 @3xs:grid-cols-[minmax(0,1fr)_5.5rem]"
      >
        <div className="grid gap-1">
          <WaveRow label="path 0" arrow={parts[0]} color="var(--color-deep-zero)" />
          <WaveRow label="path 1" arrow={parts[1]} color="var(--color-deep-one)" dashes="7 4" />
          <WaveRow label="sum" arrow={sum} color="var(--color-deep-points)" isBold />
        </div>
        <ArrowSum parts={parts} sum={sum} />
      </div>
      <p className="text-center font-mono text-sm leading-relaxed @max-3xs:sr-only">
        {arrowText(parts[0])} and {arrowText(parts[1])} make {arrowText(sum)}
      </p>
      <p className="text-center text-sm leading-snug text-deep-soft">{meetingText(exit)}</p>
    </section>
  );
}

const spoken = (arrow: Arrow) =>
  arrowText(arrow).replace('+', 'plus ').replace('−', 'minus ').replace('∠', 'at ');

interface WaveRowProps {
  readonly label: string;
  readonly arrow: Arrow;
  readonly color: string;
  readonly dashes?: string;
  readonly isBold?: boolean;
}

function WaveRow({ label, arrow, color, dashes, isBold = false }: WaveRowProps) {
  return (
    <div className="grid grid-cols-[2.75rem_minmax(0,1fr)] items-center gap-1 sm:grid-cols-[3.25rem_minmax(0,1fr)]">
      <span className="text-xs text-deep-soft sm:text-sm">{label}</span>
      <svg viewBox={`0 0 ${width} ${rowHeight}`} aria-hidden="true" className="w-full">
        <path d={`M0 ${rowHeight / 2}H${width}`} stroke="var(--color-deep-line)" />
        <path
          d={wavePath(arrow)}
          fill="none"
          stroke={color}
          strokeWidth={isBold ? 4 : 2.5}
          strokeDasharray={dashes}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}

/** A wave as high as the arrow is long, with the arrow's direction as its start: plus starts with a crest. */
function wavePath({ length, degrees }: Arrow): string {
  const points = Array.from({ length: width / 4 + 1 }, (_, at) => {
    const x = at * 4;
    const angle = (x / wavelength) * 2 * Math.PI - (degrees * Math.PI) / 180;
    return `${x} ${round(rowHeight / 2 - reach * length * Math.cos(angle))}`;
  });
  return `M${points.join('L')}`;
}

/** The two arrows tip to tail. The sum goes from the first tail to the last tip. Plus points right. */
function ArrowSum({ parts, sum }: { readonly parts: Exit['parts']; readonly sum: Arrow }) {
  const first = tip({ x: 0, y: 0 }, parts[0]);
  return (
    <svg viewBox="-50 -50 100 100" aria-hidden="true" className="w-full @max-3xs:hidden">
      <circle r="46" fill="none" stroke="var(--color-deep-line)" />
      <path d="M-46 0H46M0 -46V46" stroke="var(--color-deep-line)" />
      <ArrowLine from={{ x: 0, y: 0 }} arrow={sum} color="var(--color-deep-points)" wide={7} />
      <ArrowLine from={{ x: 0, y: 0 }} arrow={parts[0]} color="var(--color-deep-zero)" wide={3} />
      <ArrowLine from={first} arrow={parts[1]} color="var(--color-deep-one)" wide={3} />
      <circle r="2.5" fill="var(--color-deep-ink)" />
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface ArrowLineProps {
  readonly from: Point;
  readonly arrow: Arrow;
  readonly color: string;
  readonly wide: number;
}

function ArrowLine({ from, arrow, color, wide }: ArrowLineProps) {
  if (arrow.length === 0) return null;
  const end = tip(from, arrow);
  const barb = (turn: number) =>
    tip(end, { length: (4 + wide) / 46, degrees: arrow.degrees + turn });
  const [left, right] = [barb(150), barb(210)];
  return (
    <path
      d={`M${from.x} ${from.y}L${end.x} ${end.y}M${left.x} ${left.y}L${end.x} ${end.y}L${right.x} ${right.y}`}
      fill="none"
      stroke={color}
      strokeWidth={wide}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

function tip({ x, y }: Point, { length, degrees }: Arrow): Point {
  const angle = (degrees * Math.PI) / 180;
  return {
    x: round(x + 46 * length * Math.cos(angle)),
    y: round(y - 46 * length * Math.sin(angle)),
  };
}

const round = (value: number) => Math.round(value * 100) / 100;
