import { type RefObject, useEffect } from 'react';

/** While on, only the element is reachable, because it covers the rest of the page. */
export function useInertAround(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !element.current) return undefined;
    const silenced: Element[] = [];
    // Stops at the frame of the site. Toasts are outside it and stay reachable.
    const end = element.current.closest('main')?.parentElement ?? document.body;
    for (let node: Element = element.current; node !== end && node.parentElement;) {
      for (const sibling of node.parentElement.children) {
        if (sibling === node || sibling.hasAttribute('inert')) continue;
        sibling.setAttribute('inert', '');
        silenced.push(sibling);
      }
      node = node.parentElement;
    }
    return () => silenced.forEach((one) => one.removeAttribute('inert'));
  }, [element, isOn]);
}
