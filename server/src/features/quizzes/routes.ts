/** The endpoints of quizzes, for everyone who may open the lesson. Submitting is for learners. */
import { quizzes } from '@qubloom/contract';
import type { Context } from '../../context.ts';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { checkQuiz, listQuestions, showQuizOfLesson, submitQuiz } from './service.ts';

export function quizRoutes(scope: PublicScope, context: Context): void {
  serve(scope, quizzes.lessonQuiz, ({ caller, params }) =>
    showQuizOfLesson(context, caller, params.id),
  );
  serve(scope, quizzes.questions, ({ caller, params }) =>
    listQuestions(context, caller, params.quizId),
  );
  serve(scope, quizzes.check, (call) =>
    checkQuiz(context, call, call.params.quizId, call.body.answers),
  );
}

export function quizSubmissionRoutes(scope: SignedInScope, context: Context): void {
  serveSignedIn(scope, quizzes.submit, ({ caller, params, body, act }) =>
    submitQuiz(context, caller, params.quizId, body.answers, act),
  );
}
