/** Adds up reports of play, limited by the server's clock. Pure. */
import type { InteractBody } from '@qubloom/contract';

export interface Play {
  readonly completed: boolean;
  /** The time of play in seconds. */
  readonly timeSpent: number;
  readonly interactionCount: number;
}

export const noPlay: Play = { completed: false, timeSpent: 0, interactionCount: 0 };

/** More than anybody can do by hand in a second. */
const maxInteractionsPerSecond = 10;

/**
 * Adds a report to the earlier play. It never adds more seconds than have passed since the learner's last report of any
 * visualization, so a report sent twice or from two tabs adds nothing. Completed stays completed.
 * @param since the time of that last report
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
