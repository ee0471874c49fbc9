import { type RefObject, useEffect, useRef } from 'react';

/** If a button, not a tab, switches the tab, focuses that tab's panel. */
export function useTabFocus(root: RefObject<HTMLElement | null>, tab: string): void {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    const panel = root.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([hidden])');
    const { activeElement } = document;
    if (!panel || activeElement?.closest('[role="tab"]') || panel.contains(activeElement)) return;
    panel.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [root, tab]);
}
