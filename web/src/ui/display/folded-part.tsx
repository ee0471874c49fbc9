import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Details } from './details.tsx';

export interface FoldedPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a page that is closed until somebody asks for it. */
export function FoldedPart({ title, children }: FoldedPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Details className="group">
        <summary
          className={clsx(
            'flex min-h-14 cursor-pointer items-center justify-between gap-3 px-5 py-3 sm:px-6',
            'list-none [&::-webkit-details-marker]:hidden',
            'rounded-card border border-line bg-surface hover:text-action-ink',
          )}
        >
          <h2 id={id} className="min-w-0 text-lg leading-snug break-words">
            {title}
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-action-ink transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <div className="flex flex-col gap-4 pt-4">{children}</div>
      </Details>
    </section>
  );
}
