/** Lets a page whose title depends on its data (such as a course's name) set it for the shell. */
import { createContext, use, useEffect } from 'react';

export interface ScreenHead {
  readonly title: string;
  /** Path and search of the target of the small header's Back button, if it differs from the route's. */
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
