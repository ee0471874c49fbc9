/** Lets the arrow's tip walk along the trail of a move instead of jumping to its end. */
import { useEffect, useState } from 'react';
import { wantsCalm } from '../../lib/browser/motion.ts';
import type { Point } from '../../diagrams/bloch/view.ts';

const milliseconds = 250;

/** Where the tip is by now; null once it has arrived, without a trail, and where motion is unwanted. */
export function useSweep(trail: readonly Point[] | null): Point | null {
  const [walked, setWalked] = useState<{ trail: readonly Point[] | null; share: number }>({
    trail,
    share: 1,
  });
  useEffect(() => {
    if (trail === null || wantsCalm()) return undefined;
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, (now - start) / milliseconds));
      setWalked({ trail, share });
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [trail]);
  if (trail === null || wantsCalm()) return null;
  const share = walked.trail === trail ? walked.share : 0;
  return share < 1 ? (trail[Math.floor(share * (trail.length - 1))] ?? null) : null;
}
