import { type RefObject, useEffect, useState } from 'react';

/** Whether somebody is inside the frame: a page hears of nothing there, but the focus has left it. */
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
