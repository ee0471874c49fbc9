import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the panel of a tab that something else has opened, such as a button elsewhere on the page. */
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
