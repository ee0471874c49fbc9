/** Guided paths for everybody; the way through them for learners. */
import { guidedPaths } from '@qubloom/contract';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import {
  checkStep,
  completeStep,
  listMine,
  listSteps,
  showPath,
  startPath,
  type GuidedPathsOptions,
} from './service.ts';

export function guidedPathRoutes(scope: PublicScope, options: GuidedPathsOptions): void {
  serve(scope, guidedPaths.list, () => options.queries.listPaths());
  serve(scope, guidedPaths.path, ({ params }) => showPath(options, params.id));
  serve(scope, guidedPaths.steps, ({ params, caller }) => listSteps(options, caller, params.id));
}

export function pathProgressRoutes(scope: SignedInScope, options: GuidedPathsOptions): void {
  serveSignedIn(scope, guidedPaths.mine, ({ caller }) => listMine(options, caller));
  serveSignedIn(scope, guidedPaths.start, ({ caller, params, act }) =>
    startPath(options, caller, params.id, act),
  );
  serveSignedIn(scope, guidedPaths.check, ({ caller, params, body, act }) =>
    checkStep(options, caller, params, body, act),
  );
  serveSignedIn(scope, guidedPaths.complete, ({ caller, params, body, act }) =>
    completeStep(options, caller, params, body, act),
  );
}
