/** The page that stands in for the payment provider's. */
import { sandbox } from '@qubloom/contract';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { NotFound } from '../../platform/errors.ts';

const noSession = () => Promise.reject(new NotFound('That session does not exist.'));

export function sandboxRoutes(scope: SignedInScope): void {
  serveSignedIn(scope, sandbox.session, noSession);
  serveSignedIn(scope, sandbox.pay, noSession);
  serveSignedIn(scope, sandbox.passDays, noSession);
}
