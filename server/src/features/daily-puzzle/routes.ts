/** The endpoints of the daily challenges. Anybody may see the questions of a quiz, and results are for learners. */
import { dailyPuzzles } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { checkQuiz, drawQuiz, submitQuiz } from './quiz/service.ts';
import { answerPuzzle, showDay, showOverview } from './service.ts';

export function dailyQuizRoutes(scope: PublicScope, context: Context): void {
  serve(scope, dailyPuzzles.questions, ({ caller, params }) =>
    drawQuiz(context, caller, params.day),
  );
  serve(scope, dailyPuzzles.checkQuiz, (call) =>
    checkQuiz(context, call, call.params.day, call.body.answers),
  );
}

export function dailyPuzzleRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, dailyPuzzles.overview, ({ caller }) => showOverview(context, caller));
  serveSignedIn(scope, dailyPuzzles.day, ({ caller, params }) =>
    showDay(context, caller, params.day),
  );
  serveSignedIn(scope, dailyPuzzles.answer, ({ caller, params, body, act }) =>
    answerPuzzle(context, caller, { ...params, ...body }, act),
  );
  serveSignedIn(scope, dailyPuzzles.submitQuiz, ({ caller, params, body, act }) =>
    submitQuiz(context, caller, params.day, body.answers, act),
  );
}
