import type { VisualizationConcept, VisualizationSummary } from '@qubloom/contract';
import { seeded } from '../../../ui/brand/seed.ts';

const size = { width: 160, height: 160 };
const colors = { zero: '#3fe0cd', one: '#ff8f75', sum: '#ffe3a3', ground: '#1f1750' };

type Draw = (next: () => number) => {
  readonly zero: string;
  readonly one: string;
  readonly sum: string;
};

/** The drawing of each idea: lines of the wave for 0, of the wave for 1, and of their result. */
const drawings: Readonly<Record<VisualizationConcept, Draw>> = {
  'Bits and chance': (next) => {
    const [zero, one] = [steps(next, 45), steps(next, 85)];
    return { zero, one, sum: dots(12, () => [16 + next() * 128, 115 + next() * 35]) };
  },
  'One qubit': (next) => {
    const form = Math.floor(next() * 3);
    const angle = next() * 2 * Math.PI;
    const [x, y] = [80 + 48 * Math.cos(angle), 80 + 48 * Math.sin(angle)];
    const flat = `M32 80a48 ${round(8 + next() * 12)} 0 1 0 96 0a48 ${round(8 + next() * 12)} 0 1 0 -96 0`;
    const inner = [flat, ring(80, 80, 16 + next() * 20), ring(104, 80, 48)][form] ?? flat;
    return {
      zero: form === 2 ? ring(56, 80, 48) : ring(80, 80, 48) + inner,
      one:
        form === 2
          ? inner
          : wave(form === 0 ? 140 : 80, 8 + next() * 10, 1 + Math.floor(next() * 4), 0),
      sum:
        form === 2
          ? dots(7, () => [72 + next() * 16, 50 + next() * 60])
          : `M80 80L${point(x, y)}${ring(x, y, 6)}`,
    };
  },
  Looking: (next) => {
    const at = 40 + next() * 80;
    const open = 15 + next() * 35;
    return {
      zero: wave(80, 26, 2 + Math.floor(next() * 4), next() * 6, 0, at),
      one: `M${point(at, 80)}H160`,
      sum:
        `M${point(at, 80 - open)}Q${point(at + open, 80)} ${point(at, 80 + open)}Q${point(at - open, 80)} ${point(at, 80 - open)}` +
        ring(at, 80, 7),
    };
  },
  'Linked qubits': (next) => {
    const [a, b] = [30 + next() * 20, 110 + next() * 20];
    const [left, right] = [35 + next() * 90, 35 + next() * 90];
    const around = (x: number, y: number) =>
      Array.from({ length: 1 + Math.floor(next() * 3) }, (_, i) => ring(x, y, 11 + 9 * i)).join('');
    const bend = next() * 160 - 40;
    return {
      zero: around(a, left),
      one: around(b, right),
      sum: `M${point(a, left)}C${point(a + 30, bend)} ${point(b - 30, 160 - bend)} ${point(b, right)}`,
    };
  },
  Messages: (next) => {
    const count = 1 + Math.floor(next() * 3);
    const isAbove = next() < 0.5;
    const slope = next() * 60 - 30;
    const arrows = Array.from({ length: count }, (_, i) => {
      const y = (isAbove ? 50 : 80) + (i - (count - 1) / 2) * 34;
      return `M20 ${round(y)}L134 ${round(y + slope)}l-14 -9m14 9l-14 9`;
    });
    const turns = 1 + Math.floor(next() * 7);
    return {
      zero: wave(isAbove ? 130 : 24, 8 + next() * 12, turns, next() * 6),
      one: count < 3 ? wave(isAbove ? 112 : 140, 8 + next() * 12, 8 - turns, next() * 6) : '',
      sum: arrows.join(''),
    };
  },
  'Secrets and games': (next) => {
    const turn = next() * 6;
    const corners = 3 + Math.floor(next() * 3);
    const at = (i: number, radius: number) =>
      point(
        80 + radius * Math.cos(turn + (2 * Math.PI * i) / corners),
        80 + radius * Math.sin(turn + (2 * Math.PI * i) / corners),
      );
    const polygon = (radius: number) =>
      `M${Array.from({ length: corners }, (_, i) => at(i, radius)).join('L')}Z`;
    return {
      zero: polygon(58),
      one: ring(80, 80, 20 + next() * 24),
      sum: polygon(14 + next() * 16),
    };
  },
  Algorithms: (next) => {
    const count = 3 + Math.floor(next() * 7);
    const step = 128 / count;
    const tall = Math.floor(next() * count);
    const bars = Array.from(
      { length: count },
      (_, i) => [16 + step * (i + 0.5), 14 + next() * 50] as const,
    );
    const [at] = bars[tall] ?? [80];
    const curve =
      next() < 0.5 ? wave(34, 6 + next() * 16, 1 + Math.floor(next() * 6), next() * 6) : '';
    return {
      zero: bars
        .map(([x, bar], i) => (i === tall ? '' : `M${round(x)} 140v${round(-bar)}`))
        .join(''),
      one:
        curve === ''
          ? `M12 ${round(70 + next() * 20)}Q${point(at, -10)} 148 ${round(70 + next() * 20)}`
          : curve,
      sum: `M${round(at)} 140V${round(40 + next() * 25)}`,
    };
  },
  Errors: (next) => {
    const count = 1 + Math.floor(next() * 3);
    const at = 45 + next() * 70;
    const height = 18 + next() * 22;
    const turns = 2 + Math.floor(next() * 4);
    const y = 60 + next() * 50;
    const cross = (i: number) => `M${point(at - 9, y - 9 + 34 * i)}l18 18m0 -18l-18 18`;
    return {
      zero: wave(y, height, turns, 0, 0, at - 14),
      one: Array.from({ length: count }, (_, i) => cross(i - Math.floor(count / 2))).join(''),
      sum: wave(y, height * (0.2 + next() * 0.5), turns, 0, at + 14, 160),
    };
  },
};

/** The picture of a visualization in a list: its idea as waves, all different. */
export function VisualizationPicture({
  title,
  concept,
  className,
}: Pick<VisualizationSummary, 'title' | 'concept'> & { readonly className?: string }) {
  const { zero, one, sum } = drawings[concept](seeded(title));
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      <rect {...size} fill={colors.ground} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={zero} stroke={colors.zero} strokeWidth="4" />
        <path d={one} stroke={colors.one} strokeWidth="4" />
        <path d={sum} stroke={colors.sum} strokeWidth="6" />
      </g>
    </svg>
  );
}

/** A sine around `y` with this many periods over the whole width. */
function wave(y: number, height: number, turns: number, phase: number, from = 0, to = 160): string {
  const points = Array.from({ length: 41 }, (_, i) => {
    const x = from + ((to - from) * i) / 40;
    return point(x, y + height * Math.sin(phase + (2 * Math.PI * turns * x) / size.width));
  });
  return `M${points.join('L')}`;
}

/** A line that is high or low, in eight steps. */
function steps(next: () => number, y: number): string {
  const levels = Array.from({ length: 8 }, () => (next() < 0.5 ? y : y - 26));
  return levels.map((level, i) => `${i === 0 ? 'M0 ' : 'V'}${level}H${20 * (i + 1)}`).join('');
}

function dots(count: number, place: () => readonly [number, number]): string {
  return Array.from({ length: count }, () => `M${point(...place())}h0`).join('');
}

function ring(x: number, y: number, radius: number): string {
  return `M${point(x - radius, y)}a${round(radius)} ${round(radius)} 0 1 0 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-2 * radius)} 0`;
}

function point(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
