import type { ReactNode } from 'react';
import { useScreenTitle } from '../../../lib/navigation/screen-title.ts';

/** On a small screen, which has no tabs, a page of its own, so that cancelling is as easy to find as buying. */
export function SmallSubscription({ children }: { readonly children: ReactNode }) {
  useScreenTitle('Subscription', '/dashboard');
  return (
    <div className="page-width flex flex-col gap-5 py-5">
      <h1 className="text-2xl">Subscription</h1>
      {children}
    </div>
  );
}
