import { type RefObject, useEffect, useRef } from 'react';
import { wantsCalm } from './motion.ts';

/** Pixels of a long text that show that it is there. */
const beginning = 96;

/**
 * Scrolls smoothly, and no further than needed, until an element is in the window and not covered by fixed bars.
 * Its subject stays in the window, too. If both do not fit, only the beginning of the element is shown.
 */
export function bringIntoView(element: Element, about?: Element | null): void {
  const bars = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const { top, bottom } = element.getBoundingClientRect();
  const edge = window.innerHeight - bars;
  const toTop = top - bars;
  const toEnd = bottom - edge;
  const toBeginning = Math.min(bottom, top + beginning) - edge;
  const spare = about ? about.getBoundingClientRect().top - bars : toTop;
  const down = Math.min(toEnd, toTop, Math.max(spare, toBeginning));
  const by = toTop < 0 ? toTop : Math.max(0, down);
  if (by === 0) return;
  window.scrollTo({ top: window.scrollY + by, behavior: wantsCalm() ? 'instant' : 'smooth' });
}

/** Focuses an element, after ending a smooth scroll that could carry it out of view. */
export function focusHere(element: HTMLElement): void {
  window.scrollTo({ top: window.scrollY, behavior: 'instant' });
  element.focus();
}

/** Brings an element into view whenever the request changes, and never without a request. */
export function useBroughtIntoView(
  element: RefObject<Element | null>,
  asked: unknown,
  about?: RefObject<Element | null>,
): void {
  const before = useRef(asked);
  useEffect(() => {
    const isNew = !Object.is(before.current, asked);
    before.current = asked;
    if (isNew && asked && element.current) bringIntoView(element.current, about?.current);
  }, [element, asked, about]);
}
