import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface PageHeroProps {
  readonly kicker: string;
  readonly title: string;
  readonly lead: ReactNode;
  /** A `WaveFrame`. */
  readonly picture: ReactNode;
  /** Buttons for immediate actions. */
  readonly children?: ReactNode;
}

/** The subject of a page, with its picture. */
export function PageHero({ kicker, title, lead, picture, children }: PageHeroProps) {
  return (
    <div
      className={clsx(
        'page-width grid grid-cols-1 items-center gap-x-12 gap-y-7 pt-6 pb-10',
        'md:grid-cols-[1.3fr_1fr] md:pt-14 md:pb-16 low:pt-4 low:pb-8',
        'print:block print:pt-0 print:pb-4',
      )}
    >
      <div className="flex min-w-0 flex-col items-start gap-4 low:gap-2">
        <p className="font-heading text-lg font-semibold text-action-ink">{kicker}</p>
        <h1 className="max-w-full text-[min(2.5rem,12vw)] leading-[1.08] font-bold tracking-tight sm:text-5xl lg:text-[3.5rem] low:text-4xl!">
          {title}
        </h1>
        <div className="max-w-xl text-lg text-ink-soft low:text-base!">{lead}</div>
        {children}
      </div>
      <div className="mx-auto w-full max-w-md print:hidden">{picture}</div>
    </div>
  );
}
