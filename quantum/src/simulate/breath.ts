/** Work goes on for so long, in milliseconds, before the host gets a turn: most of a frame at 60 Hz. */
const STRETCH = 12;

/**
 * Lets a long computation give way now and then, so that a page stays alive and an abort can arrive.
 * Timers are no part of the language; where the host has none, the work goes on without a break.
 */
export interface Breath {
  isDue(): boolean;
  take(): Promise<void>;
}

export function createBreath(): Breath {
  let last = Date.now();
  return {
    isDue: () => Date.now() - last >= STRETCH,
    async take() {
      await nextTurn();
      last = Date.now();
    },
  };
}

interface Timers {
  setTimeout(callback: () => void, milliseconds: number): unknown;
}

function nextTurn(): Promise<void> {
  const host = globalThis as typeof globalThis & Partial<Timers>;
  return new Promise((resolve) => {
    if (host.setTimeout) host.setTimeout(resolve, 0);
    else resolve();
  });
}
