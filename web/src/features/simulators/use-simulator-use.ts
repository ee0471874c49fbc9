import { type LessonId, longestSimulatorReport } from '@qubloom/contract';
import { useCallback } from 'react';
import { simulators } from '../../product/api/endpoints.ts';
import { useUsageReports } from '../../lib/browser/use-usage-reports.ts';
import { useOutgoing } from '../../product/outgoing/use-outgoing.ts';

/** The time without input after which a learner counts as idle, in milliseconds. */
const idleAfter = 10 * 60_000;

/** Reports to the server that a learner uses the lesson's simulator, while it is on the page and `isOn`. */
export function useSimulatorUse(lesson: LessonId | undefined, isOn: boolean): void {
  const { send } = useOutgoing(simulators.use);
  const report = useCallback(
    (seconds: number) => {
      if (lesson === undefined) return;
      // Nothing on the page depends on it. A refused report is missing in the statistics.
      send({ params: { id: lesson }, body: { seconds } }).catch(() => undefined);
    },
    [lesson, send],
  );
  useUsageReports({
    isOn: isOn && lesson !== undefined,
    idleAfter,
    longest: longestSimulatorReport,
    report,
  });
}
