/** The simulator of a lesson, how long learners use it, and real machines for the lab's noise. */
import { simulators, type LessonId } from '@qubloom/contract';
import { NotFound } from '../../platform/errors.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import type { Act, Learner } from '../../platform/caller.ts';
import type { OpenLessonFor, ReadLessonFor } from '../../domain/open-lesson.ts';
import { listDevicePresets } from './device-presets.ts';
import { recommendedSimulator } from './recommendation.ts';

export interface SimulatorsOptions {
  readonly openLesson: OpenLessonFor;
  readonly readLesson: ReadLessonFor;
  /** Counts the use as far as the clock allows, and gives the seconds that this use has come to. */
  readonly recordUse: (
    learner: Learner,
    use: { readonly lessonId: LessonId; readonly seconds: number },
    act: Act,
  ) => Promise<{ seconds: number }>;
}

export function simulatorRoutes(scope: PublicScope, { readLesson }: SimulatorsOptions): void {
  serve(scope, simulators.recommended, async ({ caller, params }) => {
    const url = recommendedSimulator(await readLesson(caller, params.id));
    if (url === null) throw new NotFound('This lesson has no simulator.');
    return { url };
  });
  serve(scope, simulators.devicePresets, ({ caller }) =>
    Promise.resolve(listDevicePresets(caller)),
  );
}

export function simulatorUseRoutes(scope: SignedInScope, options: SimulatorsOptions): void {
  const { openLesson, recordUse } = options;
  serveSignedIn(scope, simulators.use, async ({ caller, params, body, act }) => {
    const lesson = await openLesson(caller, params.id);
    const use = { lessonId: lesson.id, seconds: body.seconds };
    return recordUse(caller, use, act);
  });
}
