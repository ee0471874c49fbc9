/** The endpoints of visualizations for everybody, and of learners' play. */
import { visualizations } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { interact, listPlays, listVisualizations, showVisualization } from './service.ts';

export function visualizationRoutes(scope: PublicScope, context: Context): void {
  serve(scope, visualizations.list, () => listVisualizations(context));
  serve(scope, visualizations.visualization, ({ params }) => showVisualization(context, params.id));
}

export function visualizationPlayRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, visualizations.mine, ({ caller }) => listPlays(context, caller));
  serveSignedIn(scope, visualizations.interact, ({ caller, params, body, act }) =>
    interact(context, caller, params.id, body, act),
  );
}
