import type { ReactNode } from 'react';

/** Size of every page's picture, in its units. */
export const frame = { width: 320, height: 200 } as const;

/** The night-blue window around a page's picture. Decoration. */
export function WaveFrame({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox={`0 0 ${String(frame.width)} ${String(frame.height)}`}
      aria-hidden="true"
      className="deep-window block w-full rounded-window shadow-card"
    >
      {children}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;

export interface SineOptions {
  readonly from?: number;
  readonly to?: number;
  /** Height of its center line. */
  readonly y: number;
  readonly amplitude: number;
  readonly wavelength: number;
  /** Phase lead, in turns. */
  readonly ahead?: number;
  /** Factor for the amplitude along the way; `share` runs from 0 to 1. */
  readonly envelope?: (share: number) => number;
}

/** Returns a wave as the `d` of a path. */
export function sine({
  from = 0,
  to = frame.width,
  y,
  amplitude,
  wavelength,
  ahead = 0,
  envelope = () => 1,
}: SineOptions): string {
  const steps = Math.ceil((to - from) / 4);
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const x = from + (to - from) * share;
    const swing = Math.sin(2 * Math.PI * ((x - from) / wavelength + ahead));
    return `${String(round(x))} ${String(round(y - amplitude * envelope(share) * swing))}`;
  });
  return `M${points.join('L')}`;
}

export interface RingsProps {
  readonly x: number;
  readonly y: number;
  readonly radii: readonly number[];
  readonly stroke: string;
  readonly width?: number;
}

/** Rings around a point, each fainter than the one inside it. */
export function Rings({ x, y, radii, stroke, width = 2 }: RingsProps) {
  return (
    <g fill="none" stroke={stroke} strokeWidth={width}>
      {radii.map((radius, at) => (
        <circle
          key={radius}
          cx={x}
          cy={y}
          r={radius}
          strokeOpacity={round(0.95 - (0.75 * at) / radii.length)}
        />
      ))}
    </g>
  );
}

/** The colors of the picture, which are the same in light and dark mode. */
export const ink = {
  zero: 'var(--color-deep-zero)',
  one: 'var(--color-deep-one)',
  points: 'var(--color-deep-points)',
  line: 'var(--color-deep-line)',
  soft: 'var(--color-deep-soft)',
  raised: 'var(--color-deep-raised)',
  ground: 'var(--color-deep)',
} as const;
