/** Answering a quiz: which choices are made, and whether the result is shown. */
import type {
  AnswerReview,
  Choice,
  Question,
  QuestionId,
  QuizResult,
  SubmitQuizBody,
} from '@qubloom/contract';

const choices: readonly Choice[] = ['A', 'B', 'C', 'D'];

export function isChoice(value: unknown): value is Choice {
  return choices.some((choice) => choice === value);
}

export interface QuizState {
  readonly answers: ReadonlyMap<QuestionId, Choice>;
  /** There once the answers have been scored. */
  readonly result: QuizResult | undefined;
}

export const unanswered: QuizState = { answers: new Map(), result: undefined };

/** After the result is shown, answers stay as they were. */
export function chooseAnswer(state: QuizState, question: QuestionId, answer: Choice): QuizState {
  if (state.result) return state;
  return { ...state, answers: new Map(state.answers).set(question, answer) };
}

export function showResult(state: QuizState, result: QuizResult): QuizState {
  return { ...state, result };
}

/** Numbers, from 1, of the questions without an answer. */
export function openNumbers(state: QuizState, questions: readonly Question[]): number[] {
  return questions.flatMap(({ id }, index) => (state.answers.has(id) ? [] : [index + 1]));
}

/** A question with its place in the quiz, from 1. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: Question;
}

/** Everything that is to be looked at again comes before what was right; each part keeps its order. */
export function inOrderOfReview(
  questions: readonly Question[],
  result: QuizResult,
): { readonly missed: readonly NumberedQuestion[]; readonly right: readonly NumberedQuestion[] } {
  const reviews = reviewsOf(result);
  const numbered = questions.map((question, index) => ({ number: index + 1, question }));
  const isRight = ({ question }: NumberedQuestion) => reviews.get(question.id)?.isCorrect === true;
  return {
    missed: numbered.filter((one) => !isRight(one)),
    right: numbered.filter(isRight),
  };
}

/** What to send: one answer for each question, or nothing while one is missing. */
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

export function isBelowHalf({ score, totalQuestions }: QuizResult): boolean {
  return score * 2 < totalQuestions;
}

/** The specification's message for a scored quiz. */
export function scoreToast(result: QuizResult): {
  readonly title: string;
  readonly variant: 'default' | 'destructive';
} {
  return {
    title: `You scored ${result.score} out of ${result.totalQuestions}!`,
    variant: isBelowHalf(result) ? 'destructive' : 'default',
  };
}

/** What was scored and what to do next, in neutral words. */
export function scoreSentence({ score, totalQuestions }: QuizResult): string {
  const missed = totalQuestions - score;
  const head = `${score} of ${totalQuestions}.`;
  return missed === 0 ? `${head} All of them right.` : `${head} ${againTitle(missed)}.`;
}

/** Over so many questions that were missed. */
export function againTitle(missed: number): string {
  return missed === 1 ? 'Look at this one again' : `Look at these ${spelledNumber(missed)} again`;
}

/** Over so many questions that were right, where others were not. */
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

/** What was paid, in words that never sound like a loss. */
export function pointsSentence({ score, pointsEarned }: QuizResult): string {
  if (pointsEarned === 1) return '1 point earned';
  if (pointsEarned > 0) return `${pointsEarned} points earned`;
  return score === 0
    ? 'No points yet. A retake can earn them.'
    : 'No new points this time. You have these already.';
}

/** The review of each question, by its id. */
export function reviewsOf(result: QuizResult): ReadonlyMap<QuestionId, AnswerReview> {
  return new Map(result.review.map((review) => [review.questionId, review]));
}
