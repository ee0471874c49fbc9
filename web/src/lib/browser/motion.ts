/** Whether this person asked for less motion. Without an answer we keep still. */
export function wantsCalm(): boolean {
  try {
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  } catch {
    return true;
  }
}
