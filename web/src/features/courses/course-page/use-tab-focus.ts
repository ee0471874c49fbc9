import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a button (not a tab itself) has turned to another tab, the focus goes to that tab's panel, and
 * the tabs are in sight again. Where another lesson came with it, its heading has the focus already.
 */
export function useTabFocus(
  root: RefObject<HTMLElement | null>,
  tab: string,
  lesson: number,
): void {
  const shown = useRef({ tab, lesson });
  useEffect(() => {
    const before = shown.current;
    shown.current = { tab, lesson };
    if (before.tab === tab || before.lesson !== lesson) return;
    if (document.activeElement?.closest('[role="tab"]')) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    find('[role="tabpanel"][data-state="active"]')?.focus({ preventScroll: true });
    find('[role="tablist"]')?.scrollIntoView({ block: 'nearest' });
  }, [root, tab, lesson]);
}
