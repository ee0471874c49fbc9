import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { LaneItem } from './message-stories.ts';
import { ArrowDial } from '../arrow/arrow-dial.tsx';

export interface MessageLaneProps {
  readonly who: string;
  readonly items: readonly LaneItem[];
  readonly isActive: boolean;
  readonly children?: ReactNode;
}

/** What one person holds now. */
export function MessageLane({ who, items, isActive, children }: MessageLaneProps) {
  return (
    <section
      aria-label={who}
      className={clsx(
        'rounded-card border-2 p-2 roomy:p-4',
        isActive ? 'border-action bg-surface' : 'border-line bg-sunken',
      )}
    >
      <p className="font-heading text-lg leading-tight font-semibold">{who}</p>
      {items.length === 0 && <p className="text-sm text-ink-soft">Nothing yet.</p>}
      <ul className="mt-1 flex flex-wrap gap-1.5 roomy:mt-2 roomy:gap-3">
        {items.map(({ name, note, arrow, bits }) => (
          <li
            key={name}
            className="flex min-w-0 flex-1 basis-64 items-center gap-2 rounded-control bg-ground p-1 roomy:gap-3 roomy:p-2"
          >
            {arrow && <ArrowDial arrow={arrow} name={name} className="w-14 shrink-0 roomy:w-25" />}
            {arrow === null && (
              <span
                aria-hidden
                className="grid size-14 shrink-0 roomy:size-25 place-items-center rounded-full border-2 border-dashed border-control text-2xl text-ink-soft"
              >
                –
              </span>
            )}
            {bits && (
              <span className="flex shrink-0 gap-1">
                {bits.map((bit, at) => (
                  <span
                    key={at}
                    className={clsx(
                      'grid size-10 place-items-center rounded-control font-mono text-xl font-semibold',
                      bit === 0 ? 'bg-zero-soft text-zero-ink' : 'bg-one-soft text-one-ink',
                    )}
                  >
                    {bit}
                  </span>
                ))}
              </span>
            )}
            <span className="min-w-0">
              <span className="block leading-tight font-medium">{name}</span>
              <span className="block text-sm leading-snug text-ink-soft">{note}</span>
            </span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
