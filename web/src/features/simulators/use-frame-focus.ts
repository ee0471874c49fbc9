import { type RefObject, useEffect, useState } from 'react';

/** Whether somebody is inside the frame: a page hears of nothing there, but the focus has left it. */
export function useFrameFocus(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    const look = () =>
      setInside(frame.current !== null && document.activeElement === frame.current);
    window.addEventListener('blur', look);
    window.addEventListener('focus', look);
    document.addEventListener('focusin', look);
    return () => {
      window.removeEventListener('blur', look);
      window.removeEventListener('focus', look);
      document.removeEventListener('focusin', look);
    };
  }, [frame]);
  return isInside;
}
