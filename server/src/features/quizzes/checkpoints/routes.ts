/** The endpoints of checkpoints. They are for learners, because the questions depend on what each one remembers. */
import { checkpoints } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import { drawCheckpoint, submitCheckpoint } from './service.ts';

export function checkpointRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, checkpoints.questions, ({ caller, params }) =>
    drawCheckpoint(context, caller, params),
  );
  serveSignedIn(scope, checkpoints.submit, ({ caller, params, body, act }) =>
    submitCheckpoint(context, caller, params, body.answers, act),
  );
}
