/** The endpoint for the signed-in learner's badges. */
import { progress } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import { achievementQueries } from './queries.ts';

export function achievementRoutes(scope: SignedInScope, { database }: Context): void {
  serveSignedIn(scope, progress.achievements, ({ caller }) =>
    achievementQueries(database).listAchievements(caller.id),
  );
}
