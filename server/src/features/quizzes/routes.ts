/** Quizzes for whoever may open their lesson; handing one in is for learners. */
import { quizzes } from '@qubloom/contract';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import {
  checkQuiz,
  listQuestions,
  showQuizOfLesson,
  submitQuiz,
  type QuizzesOptions,
} from './service.ts';

export function quizRoutes(scope: PublicScope, options: QuizzesOptions): void {
  serve(scope, quizzes.lessonQuiz, ({ caller, params }) =>
    showQuizOfLesson(options, caller, params.id),
  );
  serve(scope, quizzes.questions, ({ caller, params }) =>
    listQuestions(options, caller, params.quizId),
  );
  serve(scope, quizzes.check, (call) =>
    checkQuiz(options, call, call.params.quizId, call.body.answers),
  );
}

export function quizSubmissionRoutes(scope: SignedInScope, options: QuizzesOptions): void {
  serveSignedIn(scope, quizzes.submit, ({ caller, params, body, act }) =>
    submitQuiz(options, caller, params.quizId, body.answers, act),
  );
}
