/** The endpoints of gradebooks, all for teachers. */
import { gradebook } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { listMisconceptions } from './misconceptions.ts';
import { showGradebook, writeGradebook } from './service.ts';

export function gradebookRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, gradebook.show, ({ caller, params, query }) =>
    showGradebook(context, caller, params.id, query),
  );
  serveSignedIn(scope, gradebook.file, ({ caller, params, query }) =>
    writeGradebook(context, caller, params.id, query),
  );
  serveSignedIn(scope, gradebook.misconceptions, ({ caller, params }) =>
    listMisconceptions(context, caller, params.id),
  );
}
