import { longestLearningReport } from '@qubloom/contract';
import { useMatches } from '@tanstack/react-router';
import { call } from '../../lib/api/api.ts';
import { progress } from '../../lib/api/endpoints.ts';
import { useUsageReports } from '../../lib/browser/use-usage-reports.ts';
import { useAuth } from '../../product/learner/auth.tsx';

/** Milliseconds: who does nothing for longer is not learning. */
const idleAfter = 2 * 60_000;

/** Tells the server for how long a learner has a learning screen in front and does something there. */
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

/** Time that can't be told, as without a network, is not counted. */
function report(seconds: number): void {
  call(progress.learningTime, { body: { seconds }, outlivesPage: true }).catch(() => undefined);
}
