import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly intro?: ReactNode;
  /** On a background of its own, across the page. */
  readonly isSunken?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with its heading. */
export function Section({ id, title, intro, isSunken = false, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={clsx('py-10 md:py-14 print:py-4', isSunken && 'bg-sunken print:bg-transparent')}
    >
      <div className="page-width flex flex-col gap-7">
        <div className="flex max-w-2xl flex-col gap-2">
          <h2 id={id} className="text-[1.75rem] sm:text-4xl">
            {title}
          </h2>
          {intro && <p className="text-lg text-ink-soft">{intro}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
