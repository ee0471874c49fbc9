/** The badges of the signed-in learner. */
import { progress } from '@qubloom/contract';
import { serveSignedIn, type SignedInScope } from '../../platform/http/serve.ts';
import type { AchievementQueries } from './queries.ts';

export function achievementRoutes(scope: SignedInScope, queries: AchievementQueries): void {
  serveSignedIn(scope, progress.achievements, ({ caller }) => queries.listAchievements(caller.id));
}
