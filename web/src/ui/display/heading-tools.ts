import { createContext, use } from 'react';

/**
 * A place beside a heading for the tools of what is below it, which then needs neither a bar nor a title of its
 * own. Null until the place is drawn; undefined where there is none.
 */
export const HeadingToolsContext = createContext<HTMLElement | null | undefined>(undefined);

export function useHeadingTools(): HTMLElement | null | undefined {
  return use(HeadingToolsContext);
}
