/** Tasks of the lessons that are open to a learner: handing a circuit in, and what was passed. */
import { tasks } from '@qubloom/contract';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { attemptProgram, attemptTask, listPassed, type TasksOptions } from './service.ts';

export function taskRoutes(scope: SignedInScope, options: TasksOptions): void {
  serveSignedIn(scope, tasks.passed, ({ caller, params }) =>
    listPassed(options, caller, params.id),
  );
  serveSignedIn(scope, tasks.attempt, ({ caller, params, body, act }) =>
    attemptTask(options, caller, params.id, body, act),
  );
  serveSignedIn(scope, tasks.attemptProgram, ({ caller, params, body, act }) =>
    attemptProgram(options, caller, params.id, body, act),
  );
}
