/** Returns true if the user has asked for less motion. If unknown, nothing moves. */
export function wantsCalm(): boolean {
  try {
    if (document.documentElement.dataset['motion'] === 'calm') return true;
    return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  } catch {
    return true;
  }
}
