import { clsx } from 'clsx';

/** Teal for 0, coral for 1, and violet for neither. */
export type BarTone = 'zero' | 'one' | 'action' | 'points';

export interface SignedBarProps {
  /** From -1 to 1. If the phase makes the bar shorter than its amplitude, this is the bar's length. */
  readonly amplitude: number;
  readonly tone: BarTone;
  /** Written on the opposite side of the middle. */
  readonly number?: string;
  /** Size and position of its box. */
  readonly className?: string;
  /** Class of the bar itself. */
  readonly barClassName?: string;
}

const tones: Record<BarTone, string> = {
  zero: 'bg-zero forced-color-adjust-none',
  one: 'bg-one forced-color-adjust-none',
  action: 'bg-action forced-colors:bg-[CanvasText]',
  points: 'bg-points forced-colors:bg-[CanvasText]',
};

/** Percentage of the box's height from the middle to the end of a full bar. */
export const barReach = 46;

/** One amplitude as a bar: up for plus, down for minus. */
export function SignedBar(props: SignedBarProps) {
  const { amplitude, tone, number, className, barClassName = 'inset-x-1' } = props;
  const isDown = amplitude < 0;
  const height = Math.abs(amplitude) * barReach;
  return (
    <div className={clsx('relative rounded-control bg-surface', className)}>
      <div className="absolute inset-x-0 top-1/2 h-px bg-control" />
      <div
        className={clsx(
          'rejoices absolute rounded-md transition-[height,top] duration-200',
          tones[tone],
          barClassName,
        )}
        style={{ height: `${height}%`, top: `${isDown ? 50 : 50 - height}%` }}
      />
      {number !== undefined && (
        <span
          className={clsx(
            'absolute -inset-x-0.5 text-center font-mono whitespace-nowrap text-[11px] leading-5 tracking-tighter @5xl/scene:tracking-normal tabular-nums @5xl/scene:text-sm',
            isDown ? 'bottom-1/2' : 'top-1/2',
          )}
        >
          {number}
        </span>
      )}
    </div>
  );
}
