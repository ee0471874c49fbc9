/** Endpoints: links, records, and goals for signed-in people, and the end of the Sunday mail for anybody with its link. */
import { families, familyPayments } from '@qubloom/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { apiHeaders } from '../../platform/http/api-headers.ts';
import {
  serveAuth,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { exampleFor, unsubscribePath } from './mails.ts';
import { buyPlan, cancelPlan, openPlanPortal, resumePlan, showPlan } from './payments.ts';
import { storeGetsReports } from './queries.ts';
import { endReports } from './reports.ts';
import {
  addByCode,
  endLink,
  makeCode,
  setGoalOf,
  setOwnGoal,
  showFamily,
  showRecordOf,
} from './service.ts';

export function familyRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, families.mine, ({ caller }) => showFamily(context, caller));
  serveSignedIn(scope, families.record, ({ caller, params }) =>
    showRecordOf(context, caller, params.id),
  );
  serveSignedIn(scope, families.makeCode, ({ caller }) => makeCode(context, caller));
  serveSignedIn(scope, families.addByCode, ({ caller, body, household }) =>
    addByCode(context, caller, { code: body.code, household }),
  );
  serveSignedIn(scope, families.end, async ({ caller, params }) => {
    await endLink(context, caller, params.id);
    return {};
  });
  serveSignedIn(scope, families.setOwnGoal, ({ caller, body }) =>
    setOwnGoal(context, caller, body.days),
  );
  serveSignedIn(scope, families.setGoal, ({ caller, params, body }) =>
    setGoalOf(context, caller, { learnerId: params.id, days: body.days }),
  );
  serveSignedIn(scope, families.setReports, async ({ caller, body }) => {
    await storeGetsReports(context.database, caller.id, body.getsReports);
    return {};
  });
  serveSignedIn(scope, families.exampleReport, async ({ caller }) => ({
    mail: await exampleFor(context, caller),
  }));
}

export function familyPaymentRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, familyPayments.status, ({ caller, params }) =>
    showPlan(context, caller, params.id),
  );
  serveSignedIn(scope, familyPayments.checkout, ({ caller, params, body }) =>
    buyPlan(context, caller, params.id, body),
  );
  serveSignedIn(scope, familyPayments.cancel, ({ caller, params }) =>
    cancelPlan(context, caller, params.id),
  );
  serveSignedIn(scope, familyPayments.resume, ({ caller, params }) =>
    resumePlan(context, caller, params.id),
  );
  serveSignedIn(scope, familyPayments.portal, ({ caller, params }) =>
    openPlanPortal(context, caller, params.id),
  );
}

export function reportRoutes(scope: PublicScope, context: Context): void {
  serveAuth(scope, families.endReports, async ({ body }) => {
    await endReports(context, body.token);
    return {};
  });
}

const largestForm = 1024;

/**
 * The address in the headers of the Sunday mail (RFC 8058). Mail providers post a form to it, from elsewhere and
 * without a session. A person who opens it, or a scanner of links, only gets to the page.
 */
export function endReportsRoute(app: FastifyInstance, context: Context): void {
  const tokenOf = (query: unknown) => String((query as { token?: unknown }).token ?? '');
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    const options = { bodyLimit: largestForm, schema: { hide: true } };
    scope.get(unsubscribePath, options, (request, reply) => {
      const token = encodeURIComponent(tokenOf(request.query));
      return reply.headers(apiHeaders).redirect(`/family/reports#${token}`, 303);
    });
    scope.post(unsubscribePath, options, async (request, reply) => {
      await endReports(context, tokenOf(request.query));
      return reply.headers(apiHeaders).send({});
    });
    done();
  });
}
