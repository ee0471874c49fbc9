/** The dashboard of the signed-in learner. */
import { progress } from '@qubloom/contract';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { showDashboard, type DashboardOptions } from './service.ts';

export function dashboardRoutes(scope: SignedInScope, options: DashboardOptions): void {
  serveSignedIn(scope, progress.dashboard, ({ caller }) => showDashboard(options, caller));
}
