/**
 * Does something once what is drawn now is on the screen, so that what it fetches takes nothing of a slow line before;
 * gives what takes that back. A frame's callback comes before its frame is painted: the next one comes after.
 */
export function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
