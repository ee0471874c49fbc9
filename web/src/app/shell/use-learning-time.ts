import { longestLearningReport } from '@qubloom/contract';
import { useMatches } from '@tanstack/react-router';
import { call } from '../../product/api/api.ts';
import { progress } from '../../product/api/endpoints.ts';
import { useUsageReports } from '../../lib/browser/use-usage-reports.ts';
import { useAuth } from '../../product/learner/auth.tsx';

/** Milliseconds without activity after which time does not count as learning. */
const idleAfter = 2 * 60_000;

/** Reports to the server for how long a learner actively uses a learning screen. */
export function useLearningTime(): void {
  const { user } = useAuth();
  const isLearning = useMatches({
    select: (matches) => matches.at(-1)?.staticData.isLearning === true,
  });
  useUsageReports({
    isOn: isLearning && Boolean(user),
    idleAfter,
    longest: longestLearningReport,
    report,
  });
}

/** Time that cannot be reported, as without a network, is lost. */
function report(seconds: number): void {
  call(progress.learningTime, { body: { seconds }, outlivesPage: true }).catch(() => undefined);
}
