/** Marks the sides on which a horizontal scroller has more content; see the `fade-…` utilities of the styles. */
import { type RefObject, useEffect } from 'react';

/** Pixels that count as a margin, not as content to scroll to. */
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
    // The observer also reports the initial sizes after layout. Reading them now would force another layout.
    const sizes = new ResizeObserver(mark);
    [element, ...element.children].forEach((each) => sizes.observe(each));
    return () => {
      element.removeEventListener('scroll', mark);
      sizes.disconnect();
    };
  }, [scroller]);
}
