/** What a report of play comes to. The server's clock is the judge. Pure. */
import type { InteractBody } from '@qubloom/contract';

export interface Play {
  readonly completed: boolean;
  /** Seconds. */
  readonly timeSpent: number;
  readonly interactionCount: number;
}

export const noPlay: Play = { completed: false, timeSpent: 0, interactionCount: 0 };

/** More than anybody's hands do in a second. */
const maxInteractionsPerSecond = 10;

/**
 * Adds a report to what was there before: no more seconds than have gone by since the learner's last report of any
 * visualization, so that a report which is sent twice, or from two tabs, adds nothing. Completed stays completed.
 * @param since When that was.
 */
export function playAfter(before: Play, report: InteractBody, since: Date, now: Date): Play {
  const passed = Math.max(0, (now.getTime() - since.getTime()) / 1000);
  const seconds = Math.min(report.timeSpent, Math.floor(passed));
  const interactions = Math.min(
    report.interactionCount,
    Math.floor(passed * maxInteractionsPerSecond),
  );
  return {
    completed: before.completed || report.completed,
    timeSpent: before.timeSpent + seconds,
    interactionCount: before.interactionCount + interactions,
  };
}
