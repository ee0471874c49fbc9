/** Milliseconds between what a page sends. Updates go at most eight times a second, where the server takes ten. */
export const pauses = { circuit: 125, cursor: 150, run: 100, again: 1500, rejoin: 1000 } as const;

const waitsBeforeReturn = [300, 1000, 2000, 4000, 8000];

/** Not the same for all, where a server stopped under a full room. */
export function waitBeforeReturn(attempts: number): number {
  const wait = waitsBeforeReturn[Math.min(attempts, waitsBeforeReturn.length - 1)] ?? 0;
  return wait * (0.75 + Math.random() / 2);
}
