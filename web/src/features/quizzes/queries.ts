/** A lesson's quiz and its questions. */
import { queryOptions } from '@tanstack/react-query';
import { call, nullOnStatus } from '../../product/api/api.ts';
import { checkpoints, quizzes } from '../../product/api/endpoints.ts';
import { queryKeys } from '../../product/api/query-keys.ts';
import type { CheckpointPlace } from './answers-call.ts';

/** Returns null if the lesson has no quiz. */
export const lessonQuizQuery = (lessonId: number) =>
  queryOptions({
    queryKey: queryKeys.lessonQuiz(lessonId),
    queryFn: ({ signal }) =>
      nullOnStatus(404, call(quizzes.lessonQuiz, { params: { id: lessonId }, signal })),
  });

export const questionsQuery = (quizId: number) =>
  queryOptions({
    queryKey: queryKeys.quizQuestions(quizId),
    queryFn: ({ signal }) => call(quizzes.questions, { params: { quizId }, signal }),
  });

/** Each round draws new questions, so nothing of an earlier one is cached. */
export const checkpointQuery = (place: CheckpointPlace, round: number) =>
  queryOptions({
    queryKey: [...queryKeys.checkpoint(place.id, place.afterLesson), round],
    queryFn: ({ signal }) => call(checkpoints.questions, { params: place, signal }),
    gcTime: 0,
  });
