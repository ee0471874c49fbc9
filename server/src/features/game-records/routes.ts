/** The endpoints for the signed-in learner's longest runs. */
import { gameRecords } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { gameRecordQueries } from './queries.ts';
import { saveRecord } from './service.ts';

export function gameRecordRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, gameRecords.list, ({ caller }) =>
    gameRecordQueries(context.database).list(caller.id),
  );
  serveSignedIn(scope, gameRecords.save, ({ caller, params, body }) =>
    saveRecord(context, caller, { ...params, ...body }),
  );
}
