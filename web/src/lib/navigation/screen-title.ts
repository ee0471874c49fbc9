/** A page whose title is known only with its data (a course's name) says it here; the shell shows it. */
import { createContext, use, useEffect } from 'react';

export interface ScreenHead {
  readonly title: string;
  /** Path and search of where the small header's back button leads, if not where the route says. */
  readonly back?: string | undefined;
}

export const ScreenTitleContext = createContext<(head: ScreenHead | null) => void>(() => undefined);

export function useScreenTitle(title: string | undefined, back?: string): void {
  const show = use(ScreenTitleContext);
  useEffect(() => {
    if (title === undefined) return undefined;
    show({ title, back });
    return () => show(null);
  }, [title, back, show]);
}
