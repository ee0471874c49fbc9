/** The endpoints for a lesson's simulator, for its use by learners, and for real machines in the lab's noise. */
import { simulators } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import { NotFound } from '../../platform/errors.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { openLesson, readLesson } from '../courses/index.ts';
import { recordSimulatorUse } from '../progress/index.ts';
import { listDevicePresets } from './device-presets.ts';
import { recommendedSimulator } from './recommendation.ts';

export function simulatorRoutes(scope: PublicScope, context: Context): void {
  serve(scope, simulators.recommended, async ({ caller, params }) => {
    const url = recommendedSimulator(await readLesson(context, caller, params.id));
    if (url === null) throw new NotFound('This lesson has no simulator.');
    return { url };
  });
  serve(scope, simulators.devicePresets, ({ caller }) =>
    Promise.resolve(listDevicePresets(caller)),
  );
}

export function simulatorUseRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, simulators.use, async ({ caller, params, body, act }) => {
    const lesson = await openLesson(context, caller, params.id);
    const use = { lessonId: lesson.id, seconds: body.seconds };
    return recordSimulatorUse(context, caller, use, act);
  });
}
