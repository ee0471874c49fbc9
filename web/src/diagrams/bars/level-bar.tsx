import { clsx } from 'clsx';

export interface LevelBarProps {
  /** From 0 to 1. */
  readonly share: number;
  /** Teal for `0`, coral for `1`, and violet for all others. */
  readonly outcome?: string;
  /** A class that replaces the color of the outcome. */
  readonly fill?: string | undefined;
  /** A dashed outline of the expected share, from 0 to 1. */
  readonly ghost?: number | undefined;
  /** Height and width of the area that it fills from the left. */
  readonly className: string;
}

const fillOf: Readonly<Record<string, string>> = {
  0: 'bg-zero forced-color-adjust-none',
  1: 'bg-one forced-color-adjust-none',
};
const otherFill = 'bg-action forced-colors:bg-[CanvasText]';

/**
 * A horizontal bar for a share, such as the share of tries or a chance. Decoration, because the number beside it
 * is announced.
 */
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
