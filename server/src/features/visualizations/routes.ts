/** Visualizations for everybody; what is kept of the play of learners. */
import { visualizations } from '@qubloom/contract';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { interact, showVisualization, type VisualizationsOptions } from './service.ts';

export function visualizationRoutes(scope: PublicScope, options: VisualizationsOptions): void {
  serve(scope, visualizations.list, () => options.queries.listAll());
  serve(scope, visualizations.visualization, ({ params }) => showVisualization(options, params.id));
}

export function visualizationPlayRoutes(
  scope: SignedInScope,
  options: VisualizationsOptions,
): void {
  serveSignedIn(scope, visualizations.mine, ({ caller }) => options.queries.listPlays(caller.id));
  serveSignedIn(scope, visualizations.interact, ({ caller, params, body, act }) =>
    interact(options, caller, params.id, body, act),
  );
}
