import { useEffect, type RefObject } from 'react';
import { wantsCalm } from '../../../lib/browser/motion.ts';

/** Seconds for one wavelength. */
const period = 3.2;
/** Milliseconds before the animation starts. */
const calmStart = 1500;
/** Milliseconds between two frames: thirty per second are smooth enough and save battery. */
const pace = 1000 / 31;

/** Calls `draw` with the wavelengths traveled, while the element is on screen and motion is allowed. */
export function useWaveClock(
  element: RefObject<Element | null>,
  draw: (traveled: number) => void,
): void {
  useEffect(() => {
    const target = element.current;
    if (!target || wantsCalm()) return undefined;
    let frame = 0;
    let last = 0;
    const tick = (now: number) => {
      frame = requestAnimationFrame(tick);
      if (now - last < pace) return;
      last = now;
      draw(now / 1000 / period);
    };
    const observer = new IntersectionObserver(([entry]) => {
      cancelAnimationFrame(frame);
      if (entry?.isIntersecting) frame = requestAnimationFrame(tick);
    });
    // Waits until the page has finished loading.
    const start = setTimeout(() => observer.observe(target), calmStart);
    return () => {
      clearTimeout(start);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [element, draw]);
}
