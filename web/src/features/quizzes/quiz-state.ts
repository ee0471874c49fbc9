/** The state of answering a quiz: the choices, and whether the result is shown. */
import type {
  AnswerReview,
  CheckpointResult,
  Choice,
  Question,
  QuestionId,
  SubmitQuizBody,
} from '@qubloom/contract';

const choices: readonly Choice[] = ['A', 'B', 'C', 'D'];

export function isChoice(value: unknown): value is Choice {
  return choices.some((choice) => choice === value);
}

/** The review of one answer, with the lesson that teaches the subject of the question. */
export type ScoredAnswer = AnswerReview & {
  readonly lessonId: number;
  /** Set if the questions are from several courses. */
  readonly courseId?: number;
};

/** The result of a quiz or of a checkpoint. */
export interface ScoredAnswers extends Omit<CheckpointResult, 'review'> {
  readonly review: readonly ScoredAnswer[];
  /** Undefined if it gives no points. */
  readonly pointsEarned?: number;
}

export interface QuizState {
  readonly answers: ReadonlyMap<QuestionId, Choice>;
  /** Set once the answers have been scored. */
  readonly result: ScoredAnswers | undefined;
}

export const unanswered: QuizState = { answers: new Map(), result: undefined };

/** Once the result is shown, answers cannot change. */
export function chooseAnswer(state: QuizState, question: QuestionId, answer: Choice): QuizState {
  if (state.result) return state;
  return { ...state, answers: new Map(state.answers).set(question, answer) };
}

export function showResult(state: QuizState, result: ScoredAnswers): QuizState {
  return { ...state, result };
}

/** Numbers, from 1, of the unanswered questions. */
export function openNumbers(state: QuizState, questions: readonly Question[]): number[] {
  return questions.flatMap(({ id }, index) => (state.answers.has(id) ? [] : [index + 1]));
}

/** A question with its position in the quiz, from 1. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: Question;
}

/** Questions to look at again come before correct ones. Each part keeps its order. */
export function inOrderOfReview(
  questions: readonly Question[],
  result: ScoredAnswers,
): { readonly missed: readonly NumberedQuestion[]; readonly right: readonly NumberedQuestion[] } {
  const reviews = reviewsOf(result);
  const numbered = questions.map((question, index) => ({ number: index + 1, question }));
  const isRight = ({ question }: NumberedQuestion) => reviews.get(question.id)?.isCorrect === true;
  return {
    missed: numbered.filter((one) => !isRight(one)),
    right: numbered.filter(isRight),
  };
}

/** Returns one answer for each question, or undefined while one is missing. */
export function submissionOf(
  state: QuizState,
  questions: readonly Question[],
): SubmitQuizBody | undefined {
  const answers = questions.flatMap(({ id }) => {
    const answer = state.answers.get(id);
    return answer === undefined ? [] : [{ questionId: id, answer }];
  });
  return answers.length === questions.length && answers.length > 0 ? { answers } : undefined;
}

/** The four options of a question with their letters. */
export function optionsOf(
  question: Question,
): readonly { readonly choice: Choice; readonly text: string }[] {
  return choices.map((choice) => ({ choice, text: question[`answer${choice}`] }));
}

type Score = Pick<ScoredAnswers, 'score' | 'totalQuestions'>;

export function isBelowHalf({ score, totalQuestions }: Score): boolean {
  return score * 2 < totalQuestions;
}

/** The specification's message for a scored quiz. */
export function scoreToast(result: Score): {
  readonly title: string;
  readonly variant: 'default' | 'destructive';
} {
  return {
    title: `You scored ${result.score} out of ${result.totalQuestions}!`,
    variant: isBelowHalf(result) ? 'destructive' : 'default',
  };
}

/** The score and what to do next, in neutral words. */
export function scoreSentence({ score, totalQuestions }: Score): string {
  const missed = totalQuestions - score;
  const head = `${score} of ${totalQuestions}.`;
  return missed === 0 ? `${head} All of them right.` : `${head} ${againTitle(missed)}.`;
}

/** Heading above this many missed questions. */
export function againTitle(missed: number): string {
  return missed === 1 ? 'Look at this one again' : `Look at these ${spelledNumber(missed)} again`;
}

/** Heading above this many correct questions, if others were missed. */
export function rightTitle(right: number): string {
  return right === 1 ? 'You got this one' : `You got these ${spelledNumber(right)}`;
}

const spelledNumbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];

function spelledNumber(count: number): string {
  return spelledNumbers[count] ?? String(count);
}

/** The points that were given, in words that never sound like a loss. */
export function pointsSentence({
  score,
  pointsEarned,
}: {
  readonly score: number;
  readonly pointsEarned: number;
}): string {
  if (pointsEarned === 1) return '1 point earned for this quiz';
  if (pointsEarned > 0) return `${pointsEarned} points earned for this quiz`;
  return score === 0
    ? 'No points yet. A retake can earn them.'
    : 'No new points this time. You have these already.';
}

/** The review of each question, by its id. */
export function reviewsOf(result: ScoredAnswers): ReadonlyMap<QuestionId, ScoredAnswer> {
  return new Map(result.review.map((review) => [review.questionId, review]));
}
