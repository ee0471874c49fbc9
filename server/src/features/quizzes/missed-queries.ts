/** Database access for the questions that a learner answered wrong the last time. */
import type { Choice, QuestionId, UserId } from '@qubloom/contract';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  courses,
  lessons,
  quizQuestions,
  quizzes,
  userMissedQuestions,
} from '../../platform/database/schema/index.ts';
import type { LockedLearner } from '../accounts/index.ts';

interface Answered {
  readonly questionId: QuestionId;
  readonly answer: Choice;
  readonly isCorrect: boolean;
}

/** Keeps the wrong answers, and forgets the questions that are now right. */
export async function keepMissed(
  tx: Transaction,
  { id: userId }: LockedLearner,
  answers: readonly Answered[],
  missedAt: Date,
): Promise<void> {
  const right = answers.filter(({ isCorrect }) => isCorrect).map(({ questionId }) => questionId);
  const missed = answers.filter(({ isCorrect }) => !isCorrect);
  if (right.length > 0) {
    await tx
      .delete(userMissedQuestions)
      .where(
        and(eq(userMissedQuestions.userId, userId), inArray(userMissedQuestions.questionId, right)),
      );
  }
  if (missed.length > 0) {
    await tx
      .insert(userMissedQuestions)
      .values(missed.map(({ questionId, answer }) => ({ userId, questionId, answer, missedAt })))
      .onConflictDoUpdate({
        target: [userMissedQuestions.userId, userMissedQuestions.questionId],
        set: { answer: sql`excluded.answer`, missedAt },
      });
  }
}

const question = quizQuestions;
const answerOf = (choice: typeof userMissedQuestions.answer | typeof question.correctAnswer) =>
  sql<string>`case ${choice} when 'A' then ${question.answerA} when 'B' then ${question.answerB}
    when 'C' then ${question.answerC} else ${question.answerD} end`;
const reasonOf = (choice: typeof userMissedQuestions.answer | typeof question.correctAnswer) =>
  sql<string>`case ${choice} when 'A' then ${question.reasonA} when 'B' then ${question.reasonB}
    when 'C' then ${question.reasonC} else ${question.reasonD} end`;

/** Returns the newest first, without retired ones. */
export function listMissed(database: Database, userId: UserId, most: number) {
  return database
    .select({
      course: { id: courses.id, title: courses.title },
      lesson: { id: lessons.id, title: lessons.title },
      section: question.section,
      question: question.question,
      answer: answerOf(userMissedQuestions.answer),
      reason: reasonOf(userMissedQuestions.answer),
      rightAnswer: answerOf(question.correctAnswer),
      rightReason: reasonOf(question.correctAnswer),
      at: userMissedQuestions.missedAt,
    })
    .from(userMissedQuestions)
    .innerJoin(question, eq(question.id, userMissedQuestions.questionId))
    .innerJoin(quizzes, eq(quizzes.id, question.quizId))
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(userMissedQuestions.userId, userId),
        isNull(question.retiredAt),
        isNull(lessons.retiredAt),
        isNull(courses.retiredAt),
      ),
    )
    .orderBy(desc(userMissedQuestions.missedAt), desc(userMissedQuestions.questionId))
    .limit(most);
}
