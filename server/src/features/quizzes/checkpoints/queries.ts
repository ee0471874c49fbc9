/**
 * Database access for the questions of checkpoints, what a learner remembers of them, and which checkpoints were done.
 */
import type { CourseId, LessonId, QuestionId, UserId } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import type { LockedLearner } from '../../accounts/index.ts';
import type { Database, Transaction } from '../../../platform/database/client.ts';
import {
  courses,
  flashcards,
  lessons,
  progress,
  quizQuestions,
  quizzes,
  userCheckpoints,
  userFlashcardProgress,
  userQuizStats,
} from '../../../platform/database/schema/index.ts';
import type { AnswerKey, StoredQuestion } from '../queries.ts';
import type { DrawnFrom } from './draw.ts';
import { oncePer } from '../../../platform/once-per.ts';

export interface LessonSoFar {
  readonly id: LessonId;
  /** From 1. */
  readonly number: number;
  readonly isCompleted: boolean;
}

/** Everything about a question. Only the fields of `StoredQuestion` may be sent before an answer. */
export interface PoolQuestion extends StoredQuestion, AnswerKey, DrawnFrom {
  readonly lessonId: LessonId;
}

export const checkpointQueries = oncePer((database: Database) => {
  return {
    lessonsSoFar: (courseId: CourseId, afterLesson: number, userId: UserId) =>
      lessonsSoFar(database, courseId, afterLesson, userId),
    questionsOf: (lessonIds: readonly LessonId[], userId: UserId) =>
      questionsOf(database, lessonIds, userId),
    askedBefore: (courseId: CourseId, afterLesson: number, userId: UserId) =>
      askedBefore(database, courseId, afterLesson, userId),
  };
});

/** Returns the first lessons of the course, in order. */
async function lessonsSoFar(
  database: Database,
  courseId: CourseId,
  count: number,
  userId: UserId,
): Promise<LessonSoFar[]> {
  const { rows } = await database.execute<Record<keyof LessonSoFar, unknown>>(sql`
    select lesson.id, row_number() over (order by lesson."order")::int as number,
      exists (
        select from ${progress} done
        where done.user_id = ${userId} and done.lesson_id = lesson.id and done.completed
      ) as "isCompleted"
    from ${lessons} lesson
    join ${courses} course on course.id = lesson.course_id and course.retired_at is null
    where lesson.course_id = ${courseId} and lesson.retired_at is null
    order by lesson."order"
    limit ${count}
  `);
  return rows as unknown as LessonSoFar[]; // the select above names its columns this way
}

/** Returns the questions of these lessons, numbered by their place in the list. */
async function questionsOf(
  database: Database,
  lessonIds: readonly LessonId[],
  userId: UserId,
): Promise<PoolQuestion[]> {
  const { rows } = await database.execute<Record<string, unknown>>(sql`
    select question.id, question.question, question.answer_a as "answerA",
      question.answer_b as "answerB", question.answer_c as "answerC",
      question.answer_d as "answerD", question.correct_answer as "correctAnswer",
      question.reason_a as "reasonA", question.reason_b as "reasonB",
      question.reason_c as "reasonC", question.reason_d as "reasonD", question.section,
      question."order", card.id as "flashcardId", asked.lesson_id as "lessonId",
      asked.number::int as lesson, coalesce(memory.lapses, 0) as lapses,
      question.for_checkpoint as "forCheckpoint",
      extract(epoch from memory.next_review_date) * 1000 as due,
      extract(epoch from greatest(
        case when not question.for_checkpoint then taken.last_at end,
        (select max(done.done_at) from ${userCheckpoints} done
          where done.user_id = ${userId} and question.id = any(done.questions))
      )) * 1000 as "askedAt"
    from unnest(${sql.param([...lessonIds])}::int[]) with ordinality asked (lesson_id, number)
    join ${quizzes} quiz on quiz.lesson_id = asked.lesson_id and quiz.retired_at is null
    join ${quizQuestions} question on question.quiz_id = quiz.id and question.retired_at is null
    left join ${flashcards} card on card.id = question.flashcard_id and card.retired_at is null
    left join ${userFlashcardProgress} memory
      on memory.flashcard_id = card.id and memory.user_id = ${userId}
    left join ${userQuizStats} taken on taken.quiz_id = quiz.id and taken.user_id = ${userId}
    order by asked.number, question."order"
  `);
  // Times arrive as milliseconds since 1970.
  const momentOf = (value: unknown) => (value === null ? null : new Date(Number(value)));
  return rows.map(
    ({ due, askedAt, ...row }) =>
      // The select above names its columns this way.
      ({ ...row, due: momentOf(due), askedAt: momentOf(askedAt) }) as unknown as PoolQuestion,
  );
}

/** Returns all questions that it has asked, newest first. */
async function askedBefore(
  database: Database,
  courseId: CourseId,
  afterLesson: number,
  userId: UserId,
): Promise<readonly QuestionId[]> {
  const { rows } = await database.execute<{ questions: QuestionId[] }>(sql`
    select questions from ${userCheckpoints}
    where user_id = ${userId} and course_id = ${courseId} and after_lesson = ${afterLesson}
  `);
  return rows[0]?.questions ?? [];
}

export interface DoneCheckpoint {
  readonly courseId: CourseId;
  readonly afterLesson: number;
  /** All questions that it has asked, newest first. */
  readonly questions: readonly QuestionId[];
  readonly doneAt: Date;
}

export async function saveCheckpoint(
  tx: Transaction,
  { id: userId }: LockedLearner,
  { questions, doneAt, ...place }: DoneCheckpoint,
): Promise<void> {
  const row = { questions: [...questions], doneAt };
  await tx
    .insert(userCheckpoints)
    .values({ userId, ...place, ...row, firstDoneAt: doneAt })
    .onConflictDoUpdate({
      target: [userCheckpoints.userId, userCheckpoints.courseId, userCheckpoints.afterLesson],
      set: row,
    });
}
