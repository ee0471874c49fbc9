/** The endpoints of the daily challenges. */
import { dailyPuzzles } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import { answerPuzzle, showDay, showOverview } from './service.ts';

export function dailyPuzzleRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, dailyPuzzles.overview, ({ caller }) => showOverview(context, caller));
  serveSignedIn(scope, dailyPuzzles.day, ({ caller, params }) =>
    showDay(context, caller, params.day),
  );
  serveSignedIn(scope, dailyPuzzles.answer, ({ caller, params, body, act }) =>
    answerPuzzle(context, caller, { ...params, ...body }, act),
  );
}
