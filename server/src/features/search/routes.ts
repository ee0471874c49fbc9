/** One search over all content, for everybody. */
import { search } from '@qubloom/contract';
import { serve, type PublicScope } from '../../platform/http/serve.ts';
import { find, type SearchOptions } from './service.ts';

export function searchRoutes(scope: PublicScope, options: SearchOptions): void {
  serve(scope, search.find, async ({ caller, query, throttleKey }) => {
    await options.searches.take(throttleKey);
    return find(options, caller, query.q);
  });
}
