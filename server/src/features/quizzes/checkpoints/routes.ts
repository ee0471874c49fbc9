/** Checkpoints are for learners: what they ask depends on what each remembers. */
import { checkpoints } from '@qubloom/contract';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import { drawCheckpoint, submitCheckpoint, type CheckpointsOptions } from './service.ts';

export function checkpointRoutes(scope: SignedInScope, options: CheckpointsOptions): void {
  serveSignedIn(scope, checkpoints.questions, ({ caller, params }) =>
    drawCheckpoint(options, caller, params),
  );
  serveSignedIn(scope, checkpoints.submit, ({ caller, params, body, act }) =>
    submitCheckpoint(options, caller, params, body.answers, act),
  );
}
