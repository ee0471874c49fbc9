/** Whether this person asked for less motion. Without an answer we keep still. */
export function wantsCalm(): boolean {
  try {
    if (document.documentElement.dataset['motion'] === 'calm') return true;
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  } catch {
    return true;
  }
}
