/** Marks what scrolls sideways with the sides where there is more: see the `fade-…` utilities of the styles. */
import { type RefObject, useEffect } from 'react';

/** Pixels that are a margin and nothing to scroll to. */
const margin = 24;

/** Keeps `data-more` on the element: `left`, `right`, both, or neither. */
export function useScrollEdges(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const more = [
        ...(scrollLeft > margin ? ['left'] : []),
        ...(scrollWidth - clientWidth - scrollLeft > margin ? ['right'] : []),
      ];
      element.dataset['more'] = more.join(' ');
    };
    element.addEventListener('scroll', mark, { passive: true });
    // It also tells the sizes that there are, once the page is laid out: asked for now, that would be done twice.
    const sizes = new ResizeObserver(mark);
    [element, ...element.children].forEach((each) => sizes.observe(each));
    return () => {
      element.removeEventListener('scroll', mark);
      sizes.disconnect();
    };
  }, [scroller]);
}
