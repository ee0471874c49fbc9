/** A page whose title is known only with its data (a course's name) says it here; the shell shows it. */
import { createContext, use, useEffect } from 'react';

export const ScreenTitleContext = createContext<(title: string | null) => void>(() => undefined);

export function useScreenTitle(title: string | undefined): void {
  const show = use(ScreenTitleContext);
  useEffect(() => {
    if (title === undefined) return undefined;
    show(title);
    return () => show(null);
  }, [title, show]);
}
