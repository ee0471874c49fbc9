/** Database access for the questions that a learner answered wrong the last time. */
import type { Choice, QuestionId, UserId } from '@qubloom/contract';
import { and, desc, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  courses,
  isLivingLesson,
  lessons,
  quizQuestions,
  quizzes,
  userFirstMisses,
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

/** Keeps the wrong answers of the first submission of a quiz. */
export async function keepFirstMisses(
  tx: Transaction,
  { id: userId }: LockedLearner,
  answers: readonly Answered[],
  missedAt: Date,
): Promise<void> {
  const missed = answers.filter(({ isCorrect }) => !isCorrect);
  if (missed.length === 0) return;
  await tx
    .insert(userFirstMisses)
    .values(missed.map(({ questionId, answer }) => ({ userId, questionId, answer, missedAt })))
    .onConflictDoNothing();
}

const question = quizQuestions;
const answers = [question.answerA, question.answerB, question.answerC, question.answerD] as const;
const reasons = [question.reasonA, question.reasonB, question.reasonC, question.reasonD] as const;

/** The reason of one of the four answers of a question. */
export const reasonOf = (choice: SQL) => textOf(choice, reasons);

/** Returns that text of the four which belongs to the choice. */
function textOf(
  choice: typeof userMissedQuestions.answer | typeof question.correctAnswer | SQL,
  [a, b, c, d]: typeof answers | typeof reasons,
) {
  return sql<string>`case ${choice} when 'A' then ${a} when 'B' then ${b} when 'C' then ${c} else ${d} end`;
}

/** Returns the newest first, without retired ones. */
export function listMissed(
  database: Database,
  userId: UserId,
  { most, since }: { readonly most: number; readonly since?: Date | undefined },
) {
  return database
    .select({
      course: { id: courses.id, title: courses.title },
      lesson: { id: lessons.id, title: lessons.title },
      section: question.section,
      question: question.question,
      answer: textOf(userMissedQuestions.answer, answers),
      reason: textOf(userMissedQuestions.answer, reasons),
      rightAnswer: textOf(question.correctAnswer, answers),
      rightReason: textOf(question.correctAnswer, reasons),
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
        since && gte(userMissedQuestions.missedAt, since),
        isNull(question.retiredAt),
        isLivingLesson,
      ),
    )
    .orderBy(desc(userMissedQuestions.missedAt), desc(userMissedQuestions.questionId))
    .limit(most);
}
