import type { ReactNode } from 'react';
import { Details } from './details.tsx';

export interface FoldProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Folds content that is not the thing to do. */
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
