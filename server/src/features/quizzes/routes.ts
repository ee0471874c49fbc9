/** Quizzes for whoever may open their lesson; handing one in is for learners. */
import { quizzes } from '@qubloom/contract';
import {
  serve,
  serveSignedIn,
  type PublicScope,
  type SignedInScope,
} from '../../platform/http/serve.ts';
import { listQuestions, showQuizOfLesson, submitQuiz, type QuizzesNeeds } from './service.ts';

export function quizRoutes(scope: PublicScope, needs: QuizzesNeeds): void {
  serve(scope, quizzes.lessonQuiz, ({ caller, params }) =>
    showQuizOfLesson(needs, caller, params.id),
  );
  serve(scope, quizzes.questions, ({ caller, params }) =>
    listQuestions(needs, caller, params.quizId),
  );
}

export function quizSubmissionRoutes(scope: SignedInScope, needs: QuizzesNeeds): void {
  serveSignedIn(scope, quizzes.submit, ({ caller, params, body, origin }) =>
    submitQuiz(needs, caller, params.quizId, body.answers, origin),
  );
}
