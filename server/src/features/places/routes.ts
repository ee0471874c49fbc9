/** The endpoints for the signed-in learner's place. */
import { places } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { findPlace, savePlace } from './service.ts';

export function placeRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, places.find, ({ caller, params }) => findPlace(context, caller, params));
  serveSignedIn(scope, places.save, ({ caller, params, body }) =>
    savePlace(context, caller, params, body),
  );
}
