/** Leads to a page of another site in this tab, and handles the return. */
import { useEffect } from 'react';

export function leaveFor(url: string): void {
  // Only web pages are allowed, no other kinds of address.
  if (/^https?:$/.test(new URL(url).protocol)) thisTab.goTo(url);
}

/** Tests replace this to see where a page leads, because their window cannot navigate. */
export const thisTab = { goTo: (url: string) => window.location.assign(url) };

/** When the learner comes back, the browser may show this page exactly as it was left. */
export function useComeBack(onBack: () => void): void {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [onBack]);
}
