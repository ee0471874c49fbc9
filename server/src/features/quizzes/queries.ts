/** Quizzes, their questions and what learners scored. What is retired is not there. */
import type { Choice, LessonId, QuestionId, QuizId } from '@qubloom/contract';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  pointsLedger,
  quizQuestions,
  quizzes,
  userQuizResults,
} from '../../platform/database/schema/index.ts';
import type { LockedLearner } from '../../platform/learning.ts';

export interface StoredQuiz {
  readonly id: QuizId;
  readonly lessonId: LessonId;
  readonly title: string;
  readonly description: string;
  readonly pointsAwarded: number;
}

/** What everyone who may take the quiz may see. */
export interface StoredQuestion {
  readonly id: QuestionId;
  readonly question: string;
  readonly answerA: string;
  readonly answerB: string;
  readonly answerC: string;
  readonly answerD: string;
}

/** What scores a submission; never sent before one. */
export interface AnswerKey {
  readonly id: QuestionId;
  readonly correctAnswer: Choice;
  readonly reasonA: string;
  readonly reasonB: string;
  readonly reasonC: string;
  readonly reasonD: string;
}

const quizColumns = {
  id: sql<QuizId>`${quizzes.id}`,
  lessonId: sql<LessonId>`${quizzes.lessonId}`,
  title: quizzes.title,
  description: quizzes.description,
  pointsAwarded: quizzes.pointsAwarded,
};

export type QuizQueries = ReturnType<typeof quizQueries>;

export function quizQueries(database: Database) {
  const ofLesson = database
    .select(quizColumns)
    .from(quizzes)
    .where(and(eq(quizzes.lessonId, sql.placeholder('lessonId')), isNull(quizzes.retiredAt)))
    .prepare('find_quiz_of_lesson');

  const byId = database
    .select(quizColumns)
    .from(quizzes)
    .where(and(eq(quizzes.id, sql.placeholder('id')), isNull(quizzes.retiredAt)))
    .prepare('find_quiz');

  const inQuiz = and(
    eq(quizQuestions.quizId, sql.placeholder('quizId')),
    isNull(quizQuestions.retiredAt),
  );

  const questions = database
    .select({
      id: sql<QuestionId>`${quizQuestions.id}`,
      question: quizQuestions.question,
      answerA: quizQuestions.answerA,
      answerB: quizQuestions.answerB,
      answerC: quizQuestions.answerC,
      answerD: quizQuestions.answerD,
    })
    .from(quizQuestions)
    .where(inQuiz)
    .orderBy(asc(quizQuestions.order))
    .prepare('list_questions');

  const answerKeys = database
    .select({
      id: sql<QuestionId>`${quizQuestions.id}`,
      correctAnswer: quizQuestions.correctAnswer,
      reasonA: quizQuestions.reasonA,
      reasonB: quizQuestions.reasonB,
      reasonC: quizQuestions.reasonC,
      reasonD: quizQuestions.reasonD,
    })
    .from(quizQuestions)
    .where(inQuiz)
    .orderBy(asc(quizQuestions.order))
    .prepare('list_answer_keys');

  return {
    async findQuizOfLesson(lessonId: LessonId): Promise<StoredQuiz | null> {
      return (await ofLesson.execute({ lessonId }))[0] ?? null;
    },
    async findQuiz(id: QuizId): Promise<StoredQuiz | null> {
      return (await byId.execute({ id }))[0] ?? null;
    },
    listQuestions: (quizId: QuizId): Promise<StoredQuestion[]> => questions.execute({ quizId }),
    listAnswerKeys: (quizId: QuizId): Promise<AnswerKey[]> => answerKeys.execute({ quizId }),
  };
}

export interface NewResult {
  readonly quizId: QuizId;
  readonly score: number;
  readonly totalQuestions: number;
  readonly completedAt: Date;
}

/** Gives the new row's id. */
export async function insertResult(
  tx: Transaction,
  learner: LockedLearner,
  result: NewResult,
): Promise<number> {
  const [row] = await tx
    .insert(userQuizResults)
    .values({ userId: learner.id, ...result })
    .returning({ id: userQuizResults.id });
  if (!row) throw new Error('an insert gave no row back');
  return row.id;
}

/** What the quiz has paid this learner so far. */
export async function pointsPaidBy(
  tx: Transaction,
  learner: LockedLearner,
  quizId: QuizId,
): Promise<number> {
  const results = tx
    .select({ id: userQuizResults.id })
    .from(userQuizResults)
    .where(and(eq(userQuizResults.userId, learner.id), eq(userQuizResults.quizId, quizId)));
  const [row] = await tx
    .select({ paid: sql<number>`coalesce(sum(${pointsLedger.points}), 0)::int` })
    .from(pointsLedger)
    .where(
      and(
        eq(pointsLedger.userId, learner.id),
        eq(pointsLedger.source, 'quiz-result'),
        inArray(pointsLedger.sourceId, results),
      ),
    );
  return row?.paid ?? 0;
}
