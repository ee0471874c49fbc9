import type { ReactNode } from 'react';
import { Ripples } from '../../../ui/brand/ripples.tsx';

export interface BigCardProps {
  /** The id of its heading. */
  readonly labelledBy: string;
  /** Equal seeds have equal pictures. */
  readonly seed: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The dashboard's one big thing to do, with its buttons at the lower edge. */
export function BigCard({ labelledBy, seed, actions, children }: BigCardProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className="deep-window relative isolate flex h-full flex-col gap-5 overflow-hidden rounded-card p-5 shadow-card sm:p-7 low:p-5 sm:low:flex-row sm:low:items-center"
    >
      <Ripples
        seed={seed}
        className="absolute inset-y-0 right-0 -z-10 h-full w-1/2 forced-colors:hidden [mask-image:linear-gradient(to_left,rgb(0_0_0/0.45),transparent)]"
      />
      <div className="flex flex-col gap-5 low:min-w-0 low:flex-1 low:gap-2">{children}</div>
      <div className="mt-auto flex min-h-12 flex-wrap items-center gap-3 sm:low:my-auto sm:low:flex-col sm:low:items-stretch max-sm:flex-col max-sm:items-stretch">
        {actions}
      </div>
    </section>
  );
}

export interface BigInvitationProps {
  readonly id: string;
  readonly title: string;
  readonly picture: ReactNode;
  readonly children: ReactNode;
}

/** Words of a big card beside a picture. */
export function BigInvitation({ id, title, picture, children }: BigInvitationProps) {
  return (
    <div className="flex flex-wrap items-center gap-5">
      {picture}
      <div className="min-w-[min(100%,10rem)] flex-1">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[34ch] text-deep-soft">{children}</p>
      </div>
    </div>
  );
}
