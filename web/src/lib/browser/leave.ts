/** The way to a page of another site, in this tab, and back from it. */
import { useEffect } from 'react';

export function leaveFor(url: string): void {
  // Of all that an address can be, only a page.
  if (/^https?:$/.test(new URL(url).protocol)) thisTab.goTo(url);
}

/** Tests look here for where a page leads: their own window cannot be left. */
export const thisTab = { goTo: (url: string) => window.location.assign(url) };

/** Back from there the browser may show this page just as it was left. */
export function useComeBack(onBack: () => void): void {
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && onBack();
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [onBack]);
}
