import type { ReactNode } from 'react';
import { Qubi } from '../../../ui/brand/qubi.tsx';

export interface ClosingProps {
  readonly title: string;
  readonly text: string;
  /** One or two buttons. */
  readonly children: ReactNode;
}

/** The end of a page: what to do next. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <div className="page-width pt-4 pb-8 print:hidden">
      <section
        aria-label={title}
        className="deep-window flex flex-col flex-wrap items-center gap-5 rounded-window px-6 py-10 text-center sm:px-10 lg:flex-row lg:text-left"
      >
        <Qubi mood="celebrating" className="size-24 shrink-0" />
        <div className="min-w-[min(100%,16rem)] flex-1">
          <h2 className="text-2xl sm:text-3xl">{title}</h2>
          <p className="mt-2 max-w-xl text-deep-soft">{text}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">{children}</div>
      </section>
    </div>
  );
}
