import { clsx } from 'clsx';

export interface BitTokenProps {
  /** Null if nothing has been seen yet. */
  readonly bit: 0 | 1 | null;
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

const sizes = {
  small: 'size-6 text-sm',
  medium: 'size-9 text-xl',
  large: 'size-14 text-3xl',
} as const;

/** A 0 in teal or a 1 in coral. */
export function BitToken({ bit, size = 'medium', className }: BitTokenProps) {
  return (
    <span
      className={clsx(
        'inline-grid shrink-0 place-items-center rounded-full border-2 font-mono leading-none font-semibold',
        sizes[size],
        bit === 0 && 'border-zero bg-zero-soft text-zero-ink',
        bit === 1 && 'border-one bg-one-soft text-one-ink',
        bit === null && 'border-dashed border-control text-ink-soft',
        className,
      )}
    >
      {bit ?? '?'}
    </span>
  );
}

export interface BitDotProps {
  readonly bit: 0 | 1 | null;
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
  readonly className?: string;
}

/** The same inside a drawing. */
export function BitDot({ bit, x, y, radius = 13, className }: BitDotProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={clsx(className)}>
        <circle
          r={radius}
          strokeWidth="2"
          strokeDasharray={bit === null ? '3 3' : undefined}
          className={clsx(
            bit === 0 && 'fill-zero-soft stroke-zero',
            bit === 1 && 'fill-one-soft stroke-one',
            bit === null && 'fill-none stroke-control',
          )}
        />
        <text
          y={radius * 0.38}
          textAnchor="middle"
          fontSize={radius * 1.15}
          className={clsx(
            'font-mono font-semibold',
            bit === 0 && 'fill-zero-ink',
            bit === 1 && 'fill-one-ink',
            bit === null && 'fill-ink-soft',
          )}
        >
          {bit ?? '?'}
        </text>
      </g>
    </g>
  );
}
