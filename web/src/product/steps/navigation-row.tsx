import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';

export interface NavigationRowProps {
  /** Undefined on the first step. */
  readonly onBack: (() => void) | undefined;
  /** Position among the steps, from 1; undefined if it is not shown. */
  readonly place: { readonly number: number; readonly count: number } | undefined;
  /** The row is full, so that on a phone only screen readers announce the position. */
  readonly isFull: boolean;
  readonly start?: ReactNode;
  /** Shown above the row as soon as it exists. */
  readonly note?: ReactNode;
  /** The button that leads on. */
  readonly children: ReactNode;
}

/** The buttons that lead from step to step, at the lower edge, near the thumb. */
export function NavigationRow({
  onBack,
  place,
  isFull,
  start,
  note,
  children,
}: NavigationRowProps) {
  return (
    <div className="sticky bottom-(--stuck) z-20 mt-auto border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] one-bar:row-start-2 print:hidden">
      <div
        role="status"
        // In a sideways window, the row shares its place with the bar and is too narrow for words, so they are
        // above both.
        className={clsx(
          'page-width pt-2 text-base empty:hidden',
          'one-bar:absolute one-bar:right-0 one-bar:bottom-full one-bar:w-[100cqw] one-bar:border-t',
          'one-bar:border-line one-bar:bg-ground',
        )}
      >
        {note}
      </div>
      <div className="page-width flex min-h-16 items-center gap-2 py-2 sm:gap-3 low:min-h-12 low:py-1 one-bar:px-1.5">
        {start}
        {onBack && (
          <Button
            variant="secondary"
            className="shrink-0 max-sm:w-11 max-sm:px-0 one-bar:w-11 one-bar:px-0"
            onClick={onBack}
          >
            <ArrowLeft aria-hidden="true" />
            <span className="max-sm:sr-only one-bar:sr-only">Back</span>
          </Button>
        )}
        {place && (
          <p
            className={clsx(
              'text-sm whitespace-nowrap text-ink-soft tabular-nums one-bar:sr-only',
              isFull && 'max-sm:sr-only',
            )}
          >
            <span className="sr-only">Step </span>
            {place.number} <span aria-hidden="true">/</span>
            <span className="sr-only">of</span> {place.count}
          </p>
        )}
        <div className="ml-auto flex min-w-0 flex-wrap justify-end gap-2 sm:gap-3">{children}</div>
      </div>
    </div>
  );
}
