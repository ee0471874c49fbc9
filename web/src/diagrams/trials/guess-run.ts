/** Connects a run with the guess that was locked before it. */
import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** A guess about a chart: percent by outcome, such as `{ 0: 25, 1: 75 }`. */
export type Ghost = Readonly<Record<string, number>>;

export interface GuessRun {
  /** A locked guess waits for this run. Until then, nothing reveals its result. */
  readonly isAwaited: boolean;
  /** Stays on the chart behind the counts. */
  readonly ghost?: Ghost | undefined;
  readonly onRun: () => void;
}

const noGuess: GuessRun = { isAwaited: false, onRun: () => undefined };

/** Undefined outside lessons. */
export const GuessRunContext = createContext<GuessRun | undefined>(undefined);

export function useGuessRun(): GuessRun {
  return useContext(GuessRunContext) ?? noGuess;
}

/** Reports a run as soon as it has ended. */
export function useReportRun(hasRun: boolean): void {
  const { onRun } = useGuessRun();
  const report = useEffectEvent(onRun);
  useEffect(() => {
    if (hasRun) report();
  }, [hasRun]);
}

/** Returns, for example, `0:25,1:75`, as in the address of a frame. */
export function formatGhost(ghost: Ghost): string {
  return Object.entries(ghost)
    .map(([outcome, percent]) => `${outcome}:${percent}`)
    .join(',');
}

/** Returns undefined for a text that is not a guess. */
export function parseGhost(text: string): Ghost | undefined {
  const entries = text.split(',').map((entry) => /^([01]{1,3}):(\d{1,3})$/.exec(entry));
  const ghost: Record<string, number> = {};
  for (const entry of entries) {
    const [, outcome = '', percent = ''] = entry ?? [];
    if (outcome === '' || Number(percent) > 100) return undefined;
    ghost[outcome] = Number(percent);
  }
  return ghost;
}
