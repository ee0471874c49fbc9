/** The endpoint that searches all content, for everybody. */
import { search } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serve, type PublicScope } from '../../platform/http/serve.ts';
import { find } from './service.ts';
import { searches } from './throttles.ts';

export function searchRoutes(scope: PublicScope, context: Context): void {
  serve(scope, search.find, async ({ caller, query, throttleKey }) => {
    await searches.take(context, throttleKey);
    return find(context, caller, query.q);
  });
}
