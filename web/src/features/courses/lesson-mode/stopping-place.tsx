import { Coffee, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReasonToStop } from './sitting-state.ts';

export interface StoppingPlaceProps {
  readonly reason: ReasonToStop;
  readonly onClose: () => void;
}

/** Shown between two steps, when nothing is running that it could cover. */
export function StoppingPlace({ reason, onClose }: StoppingPlaceProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <section
      aria-labelledby="stopping-place"
      className="flex max-w-[65ch] items-start gap-3 rounded-card bg-zero-soft p-4 text-zero-ink"
    >
      <Coffee aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2
          ref={heading}
          id="stopping-place"
          tabIndex={-1}
          className="text-xl leading-snug outline-none"
        >
          Good place to stop
        </h2>
        <p>
          {reason === 'long' && 'You started more than 25 minutes ago. '}
          Take a break if you like. The lesson opens again here.
        </p>
      </div>
      <button
        type="button"
        aria-label="Close this note"
        onClick={onClose}
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-control"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}
