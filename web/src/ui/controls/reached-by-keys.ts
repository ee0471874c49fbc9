/**
 * Props for elements that scroll and hold no control, because the keyboard has to reach them. The linter counts
 * only controls as reachable, so the exception is made once, here.
 */
export const reachedByKeys = { tabIndex: 0 } as const;
