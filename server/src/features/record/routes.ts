/** The endpoint for the signed-in learner's own record. */
import { record } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { showRecord } from './service.ts';

export function recordRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, record.mine, ({ caller }) => showRecord(context, caller));
}
