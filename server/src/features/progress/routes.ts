/** The dashboard and the badges of the signed-in learner. */
import { progress } from '@qubloom/contract';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { showDashboard, type ProgressNeeds } from './service.ts';

export function progressRoutes(scope: SignedInScope, needs: ProgressNeeds): void {
  serveSignedIn(scope, progress.dashboard, ({ caller }) => showDashboard(needs, caller));
  serveSignedIn(scope, progress.achievements, ({ caller }) =>
    needs.queries.listAchievements(caller.id),
  );
}
