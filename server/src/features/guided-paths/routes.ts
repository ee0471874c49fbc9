/** The endpoints of guided paths for everybody, and of learners' progress through them. */
import { guidedPaths } from '@qubloom/contract';
import type { Context } from '../../context.ts';
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
  listPaths,
  listSteps,
  showPath,
  startPath,
} from './service.ts';

export function guidedPathRoutes(scope: PublicScope, context: Context): void {
  serve(scope, guidedPaths.list, () => listPaths(context));
  serve(scope, guidedPaths.path, ({ params }) => showPath(context, params.id));
  serve(scope, guidedPaths.steps, ({ params, caller }) => listSteps(context, caller, params.id));
}

export function pathProgressRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, guidedPaths.mine, ({ caller }) => listMine(context, caller));
  serveSignedIn(scope, guidedPaths.start, ({ caller, params, act }) =>
    startPath(context, caller, params.id, act),
  );
  serveSignedIn(scope, guidedPaths.check, ({ caller, params, body, act }) =>
    checkStep(context, caller, params, body, act),
  );
  serveSignedIn(scope, guidedPaths.complete, ({ caller, params, body, act }) =>
    completeStep(context, caller, params, body, act),
  );
}
