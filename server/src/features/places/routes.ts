/** Where the signed-in learner is. */
import { places } from '@qubloom/contract';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { findPlace, savePlace, type PlacesOptions } from './service.ts';

export function placeRoutes(scope: SignedInScope, options: PlacesOptions): void {
  serveSignedIn(scope, places.find, ({ caller, params }) => findPlace(options, caller, params));
  serveSignedIn(scope, places.save, ({ caller, params, body }) =>
    savePlace(options, caller, params, body),
  );
}
