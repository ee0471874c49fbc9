/**
 * For what scrolls and holds no control: the keyboard has to reach it. The linter counts only controls as reachable,
 * so this is said once, here.
 */
export const reachedByKeys = { tabIndex: 0 } as const;
