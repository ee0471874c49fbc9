/** The endpoint for the signed-in learner's badges. */
import { progress } from '@qubloom/contract';
import type { Context } from '../../../context.ts';
import { serveSignedIn, type SignedInScope } from '../../../platform/http/serve.ts';
import { showAchievements } from './service.ts';

export function achievementRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, progress.achievements, ({ caller }) => showAchievements(context, caller));
}
