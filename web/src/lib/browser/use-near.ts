import { type RefObject, useEffect, useState } from 'react';

/** Distance below or above the screen within which an element counts as near. */
const margin = '400px 0px';

/** Returns true if the element has come near the screen. It stays true. */
export function useNear(element: RefObject<Element | null>): boolean {
  // Without an observer, everything is shown at once.
  const [isNear, setNear] = useState(typeof IntersectionObserver !== 'function');
  useEffect(() => {
    const target = element.current;
    if (isNear || !target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
