import { type RefObject, useEffect, useRef } from 'react';

/**
 * After a button (not a tab itself) has turned to another tab, the focus goes to that tab's panel, and
 * the tabs are in sight again.
 */
export function useTabFocus(root: RefObject<HTMLElement | null>, tab: string): void {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (document.activeElement?.closest('[role="tab"]')) return;
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    find('[role="tabpanel"][data-state="active"]')?.focus({ preventScroll: true });
    find('[role="tablist"]')?.scrollIntoView({ block: 'nearest' });
  }, [root, tab]);
}
