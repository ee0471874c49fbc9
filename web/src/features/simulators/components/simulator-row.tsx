import type { ReactNode } from 'react';

export interface SimulatorRowProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** Replaces a simulator, with an explanation and something to do. */
export function SimulatorRow({ title, action, children }: SimulatorRowProps) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card border border-line bg-sunken p-4 max-sm:[&>a]:px-3 sm:p-5"
    >
      <div className="min-w-[min(100%,13rem)] flex-1">
        <p className="font-heading text-lg font-semibold">{title}</p>
        <div className="text-ink-soft">{children}</div>
      </div>
      {action}
    </section>
  );
}
