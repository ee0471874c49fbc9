import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';

export interface WayRowProps {
  /** None where nothing is before. */
  readonly onBack: (() => void) | undefined;
  /** Where one is among the steps, from 1; none where that is not to be said. */
  readonly place: { readonly number: number; readonly count: number } | undefined;
  /** The row is full: on a phone the place is only heard. */
  readonly isFull: boolean;
  readonly start?: ReactNode;
  /** Said above the row, as soon as it is there. */
  readonly note?: ReactNode;
  /** The way on. */
  readonly children: ReactNode;
}

/** The way from step to step, at the lower edge where a thumb is. */
export function WayRow({ onBack, place, isFull, start, note, children }: WayRowProps) {
  return (
    <div className="sticky bottom-(--stuck) z-20 mt-auto border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] sideways:row-start-2 print:hidden">
      <div
        role="status"
        // Sideways the row is one with the bar and too narrow for words: they stand above both.
        className="page-width pt-2 text-base empty:hidden sideways:absolute sideways:right-0 sideways:bottom-full sideways:w-[100cqw] sideways:border-t sideways:border-line sideways:bg-ground"
      >
        {note}
      </div>
      <div className="page-width flex min-h-16 items-center gap-2 py-2 sm:gap-3 low:min-h-12 low:py-1 sideways:px-1.5">
        {start}
        {onBack && (
          <Button
            variant="secondary"
            className="shrink-0 max-sm:w-11 max-sm:px-0 sideways:w-11 sideways:px-0"
            onClick={onBack}
          >
            <ArrowLeft aria-hidden="true" />
            <span className="max-sm:sr-only sideways:sr-only">Back</span>
          </Button>
        )}
        {place && (
          <p
            className={clsx(
              'text-sm whitespace-nowrap text-ink-soft tabular-nums sideways:sr-only',
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
