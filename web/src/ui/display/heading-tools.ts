import { createContext, use } from 'react';

/**
 * A place beside a heading for the buttons of the content below, which then needs no bar or title of its own. Null
 * until the place is rendered; undefined if there is none.
 */
export const HeadingToolsContext = createContext<HTMLElement | null | undefined>(undefined);

export function useHeadingTools(): HTMLElement | null | undefined {
  return use(HeadingToolsContext);
}
