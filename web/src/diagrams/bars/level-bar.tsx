import { clsx } from 'clsx';

export interface LevelBarProps {
  /** From 0 to 1. */
  readonly share: number;
  /** Teal for `0`, coral for `1`, violet for everything else. */
  readonly outcome?: string;
  /** Looks of its own in place of the color of an outcome. */
  readonly fill?: string | undefined;
  /** A dashed outline of what was expected, from 0 to 1. */
  readonly ghost?: number | undefined;
  /** Height and width of the place that it fills from the left. */
  readonly className: string;
}

const fillOf: Readonly<Record<string, string>> = {
  0: 'bg-zero forced-color-adjust-none',
  1: 'bg-one forced-color-adjust-none',
};
const otherFill = 'bg-action forced-colors:bg-[CanvasText]';

/** A share as a bar that lies: of tries, of chances. The number beside it is heard, the bar is not. */
export function LevelBar({ share, outcome = '', fill, ghost, className }: LevelBarProps) {
  return (
    <span aria-hidden className={clsx('relative block rounded-md', className)}>
      <span
        className={clsx(
          'block h-full rounded-md transition-[width] duration-200',
          fill ?? fillOf[outcome] ?? otherFill,
        )}
        style={{ width: `${share * 100}%` }}
      />
      {ghost !== undefined && ghost > 0 && (
        <span
          className="absolute inset-y-0 left-0 rounded-md border-2 border-dashed border-ink"
          style={{ width: `${ghost * 100}%` }}
        />
      )}
    </span>
  );
}
