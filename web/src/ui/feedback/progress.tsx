import { clsx } from 'clsx';

export interface ProgressProps {
  /** The progress in percent. */
  readonly value: number;
  /** Name for screen readers. */
  readonly label: string;
  readonly className?: string;
}

export function Progress({ value, label, className }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, Math.round(value)));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={clsx(
        'h-2.5 overflow-hidden rounded-full bg-action-soft forced-colors:border',
        className,
      )}
    >
      <div
        className="h-full w-full origin-left rounded-full bg-action transition-transform duration-250 ease-calm"
        style={{ transform: `translateX(${percent - 100}%)` }}
      />
    </div>
  );
}
