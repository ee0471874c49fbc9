/** Results of quizzes and tasks in the words of gradebooks and records. */
import { z } from 'zod';

export const QuizScore = z.object({ score: z.number().int(), totalQuestions: z.number().int() });
export type QuizScore = z.infer<typeof QuizScore>;

/** The checked tasks of a lesson; guesses are not among them. */
export const SolvedTasks = z.object({ solved: z.number().int(), total: z.number().int() });
export type SolvedTasks = z.infer<typeof SolvedTasks>;

export interface QuizTries {
  readonly first: QuizScore;
  readonly best: QuizScore;
  readonly tries: number;
}

/** @returns `1, then 6 of 6 (2 tries)`, or only the best result if no later try was better than the first */
export const quizText = (quiz: QuizTries): string => quizTexts(quiz).join(' ');

/** @returns `1, then 6 of 6` and `(2 tries)` */
export function quizTexts({ first, best, tries }: QuizTries): [string, string] {
  const isBetter = best.score / best.totalQuestions > first.score / first.totalQuestions;
  const before = first.totalQuestions === best.totalQuestions ? String(first.score) : ofAll(first);
  return [
    `${isBetter ? `${before}, then ` : ''}${ofAll(best)}`,
    `(${counted(tries, 'try', 'tries')})`,
  ];
}

/** @returns `2 of 3 tasks` */
export const tasksText = ({ solved, total }: SolvedTasks): string =>
  `${String(solved)} of ${counted(total, 'task', 'tasks')}`;

/** @returns `5 of 6` */
export const ofAll = ({ score, totalQuestions }: QuizScore): string =>
  `${String(score)} of ${String(totalQuestions)}`;

/** @returns `1 try` or `2 tries` */
export const counted = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`;
