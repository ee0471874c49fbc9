import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A placeholder for content that is still loading. Set its size with classes. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div
      aria-hidden="true"
      data-skeleton=""
      className={clsx(
        'animate-pulse forced-colors:border [:where(&)]:rounded-lg [:where(&)]:bg-line',
        className,
      )}
    />
  );
}

/** Skeletons with one announcement for all of them. */
export function Loading({
  label = 'Loading',
  className,
  children,
}: {
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <div className={className} aria-busy="true">
      <span role="status" className="sr-only">
        {label}
      </span>
      {children}
    </div>
  );
}
