/** A lesson's quiz and its questions. */
import { queryOptions } from '@tanstack/react-query';
import { call, nullOn } from '../../lib/api/api.ts';
import { quizzes } from '../../lib/api/endpoints.ts';
import { queryKeys } from '../../lib/api/query-keys.ts';

/** Null where the lesson has no quiz. */
export const lessonQuizQuery = (lessonId: number) =>
  queryOptions({
    queryKey: queryKeys.lessonQuiz(lessonId),
    queryFn: ({ signal }) =>
      nullOn(404, call(quizzes.lessonQuiz, { params: { id: lessonId }, signal })),
  });

export const questionsQuery = (quizId: number) =>
  queryOptions({
    queryKey: queryKeys.quizQuestions(quizId),
    queryFn: ({ signal }) => call(quizzes.questions, { params: { quizId }, signal }),
  });
