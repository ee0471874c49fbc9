/**
 * Milliseconds between messages of a page. Updates are sent at most eight times a second, and the server accepts
 * ten.
 */
export const pauses = { circuit: 125, cursor: 150, run: 100, again: 1500, rejoin: 1000 } as const;

const waitsBeforeReturn = [300, 1000, 2000, 4000, 8000];

/** Varies the wait randomly, because many pages may lose their connections at once when a server stops. */
export function waitBeforeReturn(attempts: number): number {
  const wait = waitsBeforeReturn[Math.min(attempts, waitsBeforeReturn.length - 1)] ?? 0;
  return wait * (0.75 + Math.random() / 2);
}
