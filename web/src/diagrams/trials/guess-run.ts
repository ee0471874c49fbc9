/** How something that can be run stands to a guess that was locked before it. */
import { createContext, useContext, useEffect, useEffectEvent } from 'react';

/** A guess about a chart: percent by outcome, e.g. `{ 0: 25, 1: 75 }`. */
export type Ghost = Readonly<Record<string, number>>;

export interface GuessRun {
  /** A locked guess waits for this run: until then nothing tells how it comes out. */
  readonly isAwaited: boolean;
  /** Stays on the chart behind what is counted. */
  readonly ghost?: Ghost | undefined;
  readonly onRun: () => void;
}

const noGuess: GuessRun = { isAwaited: false, onRun: () => undefined };

/** None where no lesson is around. */
export const GuessRunContext = createContext<GuessRun | undefined>(undefined);

export function useGuessRun(): GuessRun {
  return useContext(GuessRunContext) ?? noGuess;
}

/** Says that it was run, as soon as it was. */
export function useReportRun(hasRun: boolean): void {
  const { onRun } = useGuessRun();
  const report = useEffectEvent(onRun);
  useEffect(() => {
    if (hasRun) report();
  }, [hasRun]);
}

/** `0:25,1:75`, as it stands in the address of a frame. */
export function formatGhost(ghost: Ghost): string {
  return Object.entries(ghost)
    .map(([outcome, percent]) => `${outcome}:${percent}`)
    .join(',');
}

/** None for anything else. */
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
