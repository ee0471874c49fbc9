import { type RefObject, useEffect } from 'react';

/** While on, nothing of the page but the element can be reached: it covers the rest. */
export function useInertAround(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !element.current) return undefined;
    const silenced: Element[] = [];
    // Up to what the frame of the site consists of; toasts stand beside that and stay in reach.
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
