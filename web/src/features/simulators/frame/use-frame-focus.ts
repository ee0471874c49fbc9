import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true if the user is inside the frame. The page gets no events from there, but its focus has moved into the
 * frame.
 */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const checkFocus = () =>
      setInside(frame.current !== null && document.activeElement === frame.current);
    window.addEventListener('blur', checkFocus);
    window.addEventListener('focus', checkFocus);
    document.addEventListener('focusin', checkFocus);
    return () => {
      window.removeEventListener('blur', checkFocus);
      window.removeEventListener('focus', checkFocus);
      document.removeEventListener('focusin', checkFocus);
    };
  }, [frame]);
  return isInside;
}
