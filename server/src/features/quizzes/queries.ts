/** Database access for quizzes, their questions, and learners' scores. Retired content is left out. */
import type {
  Choice,
  FlashcardId,
  LessonId,
  LessonStage,
  QuestionId,
  QuizId,
} from '@qubloom/contract';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { QuizStats } from '../progress/index.ts';
import type { LockedLearner } from '../accounts/index.ts';
import type { Database, Transaction } from '../../platform/database/client.ts';
import {
  quizQuestions,
  quizzes,
  userQuizResults,
  userQuizStats,
} from '../../platform/database/schema/index.ts';
import { oncePer } from '../../platform/once-per.ts';

export interface StoredQuiz {
  readonly id: QuizId;
  readonly lessonId: LessonId;
  readonly title: string;
  readonly description: string;
  readonly pointsAwarded: number;
}

/** The fields that everyone who may take the quiz may see. */
export interface StoredQuestion {
  readonly id: QuestionId;
  readonly question: string;
  readonly answerA: string;
  readonly answerB: string;
  readonly answerC: string;
  readonly answerD: string;
}

/** The fields that score a submission. They are never sent before one. */
export interface AnswerKey {
  readonly id: QuestionId;
  readonly correctAnswer: Choice;
  readonly reasonA: string;
  readonly reasonB: string;
  readonly reasonC: string;
  readonly reasonD: string;
  readonly section: LessonStage;
  /** The card that teaches it; null if there is none. */
  readonly flashcardId: FlashcardId | null;
}

export interface ScorableQuiz extends StoredQuiz {
  /** In the order of the questions. */
  readonly answerKeys: readonly AnswerKey[];
}

const quizColumns = {
  id: quizzes.id,
  lessonId: quizzes.lessonId,
  title: quizzes.title,
  description: quizzes.description,
  pointsAwarded: quizzes.pointsAwarded,
};

export const quizQueries = oncePer((database: Database) => {
  const ofLesson = database
    .select(quizColumns)
    .from(quizzes)
    .where(and(eq(quizzes.lessonId, sql.placeholder('lessonId')), isNull(quizzes.retiredAt)))
    .prepare('find_quiz_of_lesson');

  const inQuiz = and(
    eq(quizQuestions.quizId, sql.placeholder('quizId')),
    isNull(quizQuestions.retiredAt),
    eq(quizQuestions.forCheckpoint, false),
  );

  const questions = database
    .select({
      id: quizQuestions.id,
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

  const byId = database
    .select(quizColumns)
    .from(quizzes)
    .where(and(eq(quizzes.id, sql.placeholder('id')), isNull(quizzes.retiredAt)))
    .prepare('find_quiz');

  const withAnswerKeys = database
    .select({
      ...quizColumns,
      answerKeys: sql<AnswerKey[]>`(
        select coalesce(json_agg(json_build_object(
          'id', question.id, 'correctAnswer', question.correct_answer,
          'reasonA', question.reason_a, 'reasonB', question.reason_b,
          'reasonC', question.reason_c, 'reasonD', question.reason_d,
          'section', question.section, 'flashcardId', question.flashcard_id
        ) order by question."order"), '[]')
        from ${quizQuestions} question
        where question.quiz_id = ${quizzes}.id and question.retired_at is null
          and not question.for_checkpoint
      )`,
    })
    .from(quizzes)
    .where(and(eq(quizzes.id, sql.placeholder('id')), isNull(quizzes.retiredAt)))
    .prepare('find_quiz_with_answer_keys');

  return {
    async findQuizOfLesson(lessonId: LessonId): Promise<StoredQuiz | null> {
      return (await ofLesson.execute({ lessonId }))[0] ?? null;
    },
    async findQuiz(id: QuizId): Promise<StoredQuiz | null> {
      return (await byId.execute({ id }))[0] ?? null;
    },
    /** Returns the quiz with its answer keys, in one query. */
    async findScorableQuiz(id: QuizId): Promise<ScorableQuiz | null> {
      return (await withAnswerKeys.execute({ id }))[0] ?? null;
    },
    listQuestions: (quizId: QuizId): Promise<StoredQuestion[]> => questions.execute({ quizId }),
  };
});

export interface NewResult {
  readonly score: number;
  readonly totalQuestions: number;
  readonly completedAt: Date;
}

/** Inserts the submission and updates the sums of its quiz with one statement. Returns the submission's id. */
export async function insertSubmission(
  tx: Transaction,
  { id: userId }: LockedLearner,
  result: NewResult,
  stats: QuizStats,
): Promise<number> {
  const { quizId, hardAt, lastAt, ...sums } = stats;
  const row = {
    ...sums,
    hardAt: hardAt === null ? null : new Date(hardAt),
    lastAt: new Date(lastAt),
  };
  const inserted = tx
    .insert(userQuizResults)
    .values({ userId, quizId, ...result })
    .returning({ id: userQuizResults.id });
  const submission = tx.$with('submission').as(inserted);
  const [written] = await tx
    .with(submission)
    .insert(userQuizStats)
    .values({ userId, quizId, ...row })
    .onConflictDoUpdate({ target: [userQuizStats.userId, userQuizStats.quizId], set: row })
    .returning({ submissionId: sql<number>`(select ${submission.id} from ${submission})` });
  if (!written) throw new Error('an insert gives its row back');
  return written.submissionId;
}
