import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** The next thing to do, at the lower edge of a small screen, near the thumb. */
export function QuizRow({ children }: { readonly children: ReactNode }) {
  return (
    <div
      className={clsx(
        'sticky bottom-(--stuck) z-20 mx-[calc(-1*clamp(1rem,4vw,2.5rem))] mt-auto -mb-3 border-t border-line',
        'bg-ground px-[clamp(1rem,4vw,2.5rem)] @container pb-[env(safe-area-inset-bottom)]',
        'sm:-mb-5',
      )}
    >
      <div className="flex min-h-16 flex-wrap items-center justify-end gap-2 py-2 @max-[15rem]:[&_button]:px-3">
        {children}
      </div>
    </div>
  );
}
