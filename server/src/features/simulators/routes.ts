/** The simulator that a lesson's block shows. */
import { simulators } from '@qubloom/contract';
import { NotFound } from '../../platform/errors.ts';
import { serve, type PublicScope } from '../../platform/http/serve.ts';
import type { OpenLessonFor } from '../../platform/open-lesson.ts';
import { recommendedSimulator } from './recommendation.ts';

export interface SimulatorsNeeds {
  readonly openLesson: OpenLessonFor;
}

export function simulatorRoutes(scope: PublicScope, { openLesson }: SimulatorsNeeds): void {
  serve(scope, simulators.recommended, async ({ caller, params }) => {
    const url = recommendedSimulator(await openLesson(caller, params.id));
    if (url === null) throw new NotFound('This lesson has no simulator.');
    return { url };
  });
}
