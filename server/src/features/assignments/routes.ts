/** The endpoints of assignments, all for signed-in people. */
import { assignments } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import {
  changeAssignment,
  makeAssignment,
  makeWork,
  removeAssignment,
  showAssignments,
  showOwnAssignments,
} from './service.ts';
import { handIn, showHandedIn, showWork } from './work/work.ts';

export function assignmentRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, assignments.mine, ({ caller }) => showOwnAssignments(context, caller));
  serveSignedIn(scope, assignments.list, ({ caller, params }) =>
    showAssignments(context, caller, params.id),
  );
  serveSignedIn(scope, assignments.make, ({ caller, params, body }) =>
    makeAssignment(context, caller, params.id, body),
  );
  serveSignedIn(scope, assignments.makeWork, ({ caller, params, body }) =>
    makeWork(context, caller, params.id, body),
  );
  serveSignedIn(scope, assignments.work, ({ caller, params }) =>
    showWork(context, caller, params.assignmentId),
  );
  serveSignedIn(scope, assignments.handIn, ({ caller, params, body, act }) =>
    handIn(context, caller, params.assignmentId, body.work, act),
  );
  serveSignedIn(scope, assignments.handedIn, ({ caller, params }) =>
    showHandedIn(context, caller, params),
  );
  serveSignedIn(scope, assignments.change, ({ caller, params, body }) =>
    changeAssignment(context, caller, params, body),
  );
  serveSignedIn(scope, assignments.remove, async ({ caller, params }) => {
    await removeAssignment(context, caller, params);
    return {};
  });
}
