/** Animates the arrow's tip along the trail of a move. */
import { useEffect, useState } from 'react';
import { wantsCalm } from '../../lib/browser/motion.ts';
import type { Point } from '../../diagrams/bloch/view.ts';

const milliseconds = 250;

/** The current position of the tip; null once it has arrived, without a trail, and under reduced motion. */
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
