import { type ReactNode, Suspense } from 'react';
import { Loading, Skeleton } from '../ui/feedback/skeleton.tsx';

export interface PartProps {
  readonly label: string;
  /** Pixels reserved until the part is loaded. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A part of a page that loads after the page around it. */
export function Part({ label, height, children }: PartProps) {
  const shape = (
    <Loading label={label}>
      <div className="grid" style={{ height }}>
        <Skeleton className="rounded-card" />
      </div>
    </Loading>
  );
  return <Suspense fallback={shape}>{children}</Suspense>;
}
