/** The endpoint for the signed-in learner's dashboard. */
import { progress } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { showDashboard } from './service.ts';

export function dashboardRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, progress.dashboard, ({ caller }) => showDashboard(context, caller));
}
