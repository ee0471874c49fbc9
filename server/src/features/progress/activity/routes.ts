/** The endpoint for learning time that a page reports. */
import { progress } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import { withLearner } from '../../accounts/index.ts';
import { recordLearningTime } from './learning-time.ts';
import { timeReports } from './throttles.ts';

export function learningTimeRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, progress.learningTime, async ({ caller, body }) => {
    await timeReports.take(context, String(caller.id));
    return withLearner(context, caller.id, (tx, learner) =>
      recordLearningTime(tx, learner, body.seconds, context.now()),
    );
  });
}
