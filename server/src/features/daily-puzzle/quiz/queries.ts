/** Database access for the questions that a daily quiz may ask. */
import type { CourseId, LessonId, QuestionId, UserId } from '@qubloom/contract';
import { sql } from 'drizzle-orm';
import type { LocalDay } from '../../../domain/local-day.ts';
import type { Database } from '../../../platform/database/client.ts';
import {
  courses,
  flashcards,
  lessons,
  progress,
  quizQuestions,
  quizzes,
} from '../../../platform/database/schema/index.ts';
import type { AnswerKey, StoredQuestion } from '../../quizzes/index.ts';

/** Everything about a question. Only the fields of `StoredQuestion` may be sent before an answer. */
export interface DailyQuestion extends StoredQuestion, AnswerKey {
  readonly lessonId: LessonId;
  readonly courseId: CourseId;
}

/**
 * Returns the questions of a day: from the lessons that the learner has completed, at first one of each lesson, in an
 * order that the day decides. If these are too few, questions of first lessons that everybody may open follow.
 * @param userId null for a visitor
 */
export function drawQuestions(
  database: Database,
  userId: UserId | null,
  day: LocalDay,
  count: number,
): Promise<DailyQuestion[]> {
  return selectQuestions(
    database,
    userId,
    sql`order by "isLearned" desc,
      row_number() over (partition by "lessonId" order by md5(${day} || '/' || id)),
      md5(${day} || '/' || id)
    limit ${count}`,
  );
}

/** Returns those of the questions that may be asked. */
export function findQuestions(
  database: Database,
  userId: UserId | null,
  ids: readonly QuestionId[],
): Promise<DailyQuestion[]> {
  return selectQuestions(database, userId, sql`where id = any(${sql.param([...ids])}::int[])`);
}

async function selectQuestions(
  database: Database,
  userId: UserId | null,
  which: ReturnType<typeof sql>,
): Promise<DailyQuestion[]> {
  const { rows } = await database.execute<Record<keyof DailyQuestion, unknown>>(sql`
    select id, question, "answerA", "answerB", "answerC", "answerD", "correctAnswer", "reasonA",
      "reasonB", "reasonC", "reasonD", section, "flashcardId", "lessonId", "courseId"
    from (
      select question.id, question.question, question.answer_a as "answerA",
        question.answer_b as "answerB", question.answer_c as "answerC",
        question.answer_d as "answerD", question.correct_answer as "correctAnswer",
        question.reason_a as "reasonA", question.reason_b as "reasonB",
        question.reason_c as "reasonC", question.reason_d as "reasonD", question.section,
        card.id as "flashcardId", lesson.id as "lessonId", lesson.course_id as "courseId",
        done.id is not null as "isLearned"
      from ${quizQuestions} question
      join ${quizzes} quiz on quiz.id = question.quiz_id and quiz.retired_at is null
      join ${lessons} lesson on lesson.id = quiz.lesson_id and lesson.retired_at is null
      join ${courses} course on course.id = lesson.course_id and course.retired_at is null
      left join ${flashcards} card on card.id = question.flashcard_id and card.retired_at is null
      left join ${progress} done
        on done.lesson_id = lesson.id and done.user_id = ${userId}::int and done.completed
      where question.retired_at is null and not question.for_checkpoint
        and (done.id is not null or course.requires_subscription = 'free' and not exists (
          select from ${lessons} earlier
          where earlier.course_id = course.id and earlier.retired_at is null
            and earlier."order" < lesson."order"
        ))
    ) asked ${which}
  `);
  return rows as unknown as DailyQuestion[]; // the select above names its columns this way
}
