/** The simulator of a lesson, and how long learners use it. */
import { simulators, type LessonId } from '@qubloom/contract';
import { NotFound } from '../../platform/errors.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import type { Act, Learner } from '../../platform/caller.ts';
import type { OpenLessonFor } from '../../domain/open-lesson.ts';
import { recommendedSimulator } from './recommendation.ts';

export interface SimulatorsOptions {
  readonly openLesson: OpenLessonFor;
  /** Counts the use as far as the clock allows, and gives the seconds that this use has come to. */
  readonly recordUse: (
    learner: Learner,
    use: { readonly lessonId: LessonId; readonly seconds: number },
    act: Act,
  ) => Promise<{ seconds: number }>;
}

export function simulatorRoutes(scope: PublicScope, { openLesson }: SimulatorsOptions): void {
  serve(scope, simulators.recommended, async ({ caller, params }) => {
    const url = recommendedSimulator(await openLesson(caller, params.id));
    if (url === null) throw new NotFound('This lesson has no simulator.');
    return { url };
  });
}

export function simulatorUseRoutes(scope: SignedInScope, options: SimulatorsOptions): void {
  const { openLesson, recordUse } = options;
  serveSignedIn(scope, simulators.use, async ({ caller, params, body, act }) => {
    const lesson = await openLesson(caller, params.id);
    const use = { lessonId: lesson.id, seconds: body.seconds };
    return recordUse(caller, use, act);
  });
}
