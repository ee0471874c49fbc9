import type { ReactNode } from 'react';
import { Details } from './details.tsx';

export interface FoldProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** What is not the thing to do: opens on a press. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <Details>
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-sm text-action-ink underline underline-offset-4">
        {summary}
      </summary>
      {children}
    </Details>
  );
}
