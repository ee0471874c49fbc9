/** The endpoints for submitting solutions of tasks, and for listing passed tasks. */
import { tasks } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { attemptProgram, attemptTask, listPassed } from './service.ts';

export function taskRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, tasks.passed, ({ caller, params }) =>
    listPassed(context, caller, params.id),
  );
  serveSignedIn(scope, tasks.attempt, ({ caller, params, body, act }) =>
    attemptTask(context, caller, params.id, body, act),
  );
  serveSignedIn(scope, tasks.attemptProgram, ({ caller, params, body, act }) =>
    attemptProgram(context, caller, params.id, body, act),
  );
}
