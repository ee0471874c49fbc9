/** What the page tells of a learner's time. */
import { progress } from '@qubloom/contract';
import type { WithLearner } from '../../domain/learner-lock.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { recordLearningTime } from './learning-time.ts';

export interface ActivityOptions {
  readonly withLearner: WithLearner;
  readonly reports: Throttle;
  readonly now: () => Date;
}

export function learningTimeRoutes(scope: SignedInScope, options: ActivityOptions): void {
  const { withLearner, reports, now } = options;
  serveSignedIn(scope, progress.learningTime, async ({ caller, body }) => {
    await reports.take(String(caller.id));
    return withLearner(caller.id, (tx, learner) =>
      recordLearningTime(tx, learner, body.seconds, now()),
    );
  });
}
