/** The simulator of a lesson, and how long learners use it. */
import { simulators } from '@qubloom/contract';
import { NotFound } from '../../platform/errors.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import type { LearningRecord } from '../../platform/learning.ts';
import type { OpenLessonFor } from '../../platform/open-lesson.ts';
import { recommendedSimulator } from './recommendation.ts';

export interface SimulatorsNeeds {
  readonly openLesson: OpenLessonFor;
  readonly learning: LearningRecord;
}

export function simulatorRoutes(scope: PublicScope, { openLesson }: SimulatorsNeeds): void {
  serve(scope, simulators.recommended, async ({ caller, params }) => {
    const url = recommendedSimulator(await openLesson(caller, params.id));
    if (url === null) throw new NotFound('This lesson has no simulator.');
    return { url };
  });
}

export function simulatorUseRoutes(scope: SignedInScope, needs: SimulatorsNeeds): void {
  const { openLesson, learning } = needs;
  serveSignedIn(scope, simulators.use, async ({ caller, params, body, origin }) => {
    const lesson = await openLesson(caller, params.id);
    const use = { lessonId: lesson.id, seconds: body.seconds };
    return { seconds: await learning.recordSimulatorUse(caller, use, origin) };
  });
}
