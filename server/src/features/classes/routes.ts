/** The endpoints of classes, all for signed-in people. */
import { classes, classPayments } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { paperFor } from '../resources/index.ts';
import {
  addLearners,
  endYear,
  printClassSlips,
  removeLearner,
  resetPassword,
} from './class-accounts.ts';
import { endOfOwnChild, showClassesOf } from './grown-ups.ts';
import {
  buyPlan,
  cancelBoughtPlan,
  openPlanPortal,
  resumeBoughtPlan,
  showClassPlan,
} from './payments.ts';
import {
  agree,
  joinClass,
  leaveClass,
  makeClass,
  makeCode,
  changeOneClass,
  showClass,
  showClasses,
  showRecordOf,
} from './service.ts';

export function classRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, classes.mine, ({ caller }) => showClasses(context, caller));
  serveSignedIn(scope, classes.make, ({ caller, body }) => makeClass(context, caller, body));
  serveSignedIn(scope, classes.one, ({ caller, params }) => showClass(context, caller, params.id));
  serveSignedIn(scope, classes.change, ({ caller, params, body }) =>
    changeOneClass(context, caller, params.id, body),
  );
  serveSignedIn(scope, classes.agree, ({ caller, params, body }) =>
    agree(context, caller, params.id, body),
  );
  serveSignedIn(scope, classes.makeCode, ({ caller, params, body }) =>
    makeCode(context, caller, params.id, body.kind),
  );
  serveSignedIn(scope, classes.join, ({ caller, body: { code, name }, household }) =>
    joinClass(context, caller, { code, name, household }),
  );
  serveSignedIn(scope, classes.leave, async ({ caller, params }) => {
    await leaveClass(context, caller, params.id);
    return {};
  });
  serveSignedIn(scope, classes.addLearners, ({ caller, params, body }) =>
    addLearners(context, caller, params.id, body),
  );
  serveSignedIn(scope, classes.slips, ({ caller, params, body, languages }) =>
    printClassSlips(context, caller, params.id, { ...body, paper: paperFor(languages) }),
  );
  serveSignedIn(scope, classes.resetPassword, ({ caller, params }) =>
    resetPassword(context, caller, params.id, params.userId),
  );
  serveSignedIn(scope, classes.removeLearner, async ({ caller, params, body: { password } }) => {
    const { id: classId, userId: learnerId } = params;
    await removeLearner(context, caller, { classId, learnerId, password });
    return {};
  });
  serveSignedIn(scope, classes.endYear, ({ caller, params, body: { password } }) =>
    endYear(context, caller, params.id, password),
  );
  serveSignedIn(scope, classes.record, ({ caller, params }) =>
    showRecordOf(context, caller, params.id, params.userId),
  );
  linkedClassRoutes(scope, context);
}

/** For grown-ups who are linked to a learner. */
function linkedClassRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, classes.ofLinked, ({ caller, params }) =>
    showClassesOf(context, caller, params.id),
  );
  serveSignedIn(scope, classes.endOfChild, async ({ caller, params: { id, classId } }) => {
    await endOfOwnChild(context, caller, { childId: id, classId });
    return {};
  });
}

export function classPaymentRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, classPayments.status, ({ caller, params }) =>
    showClassPlan(context, caller, params.id),
  );
  serveSignedIn(scope, classPayments.checkout, ({ caller, params, body }) =>
    buyPlan(context, caller, params.id, body.billingCycle),
  );
  serveSignedIn(scope, classPayments.cancel, ({ caller, params }) =>
    cancelBoughtPlan(context, caller, params.id),
  );
  serveSignedIn(scope, classPayments.resume, ({ caller, params }) =>
    resumeBoughtPlan(context, caller, params.id),
  );
  serveSignedIn(scope, classPayments.portal, ({ caller, params }) =>
    openPlanPortal(context, caller, params.id),
  );
}
