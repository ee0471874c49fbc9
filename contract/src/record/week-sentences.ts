/** Two plain sentences about a learner's week. The learner's page, the family page, and the mail use the same ones. */
import type { CompletedAs } from '../lessons/lesson-completions.ts';
import type { LearnerRecord } from './learner-record.ts';
import { ofAll, type QuizScore } from './results.ts';

const numberWords = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];
const counted = (count: number, one: string, many: string) =>
  `${numberWords[count] ?? String(count)} ${count === 1 ? one : many}`;

/** @returns `one day` or `three days` */
export const daysInWords = (days: number): string => counted(days, 'day', 'days');

/** @returns one sentence about days and lessons, and one about quizzes and the week's goal */
export function weekSentences({
  firstName,
  week,
  goal,
}: Pick<LearnerRecord, 'firstName' | 'week' | 'goal'>): readonly [string, string] {
  const days = week.days.filter(({ hasLearned }) => hasLearned).length;
  const visits = week.days.filter(({ time }) => time !== 'none').length;
  if (days === 0 && visits > 0) {
    return [
      `${firstName} was here on ${daysInWords(visits)} this week and has not finished a lesson since Monday.`,
      `The goal is ${daysInWords(goal.days)} a week, and a day with a finished lesson counts.`,
    ];
  }
  if (days === 0) {
    return [
      `${firstName} has not learned this week.`,
      `The goal is ${daysInWords(goal.days)} a week, and any day is a good one to begin.`,
    ];
  }
  const deeds = [`learned on ${daysInWords(days)} this week`, ...lessonParts(week.lessons)];
  return [
    `${firstName} ${new Intl.ListFormat('en').format(deeds)}.`,
    withCapital(`${quizPart(week.quizzes)}${goalPart(days, goal.days)}`),
  ];
}

type FinishedLessons = LearnerRecord['week']['lessons'];

/** Lessons that were only marked are told apart from those that were done. */
function lessonParts(lessons: FinishedLessons): string[] {
  const those = (kind: CompletedAs) =>
    lessons.filter(({ completedAs = 'read' }) => completedAs === kind);
  return [
    ...finishedPart(those('read')),
    ...markedPart(those('marked'), 'done'),
    ...markedPart(those('known'), 'known'),
  ];
}

function finishedPart(lessons: FinishedLessons): string[] {
  const [first, second] = lessons;
  if (first === undefined) return [];
  if (lessons.length === 1) return [`finished the lesson “${first.title}”`];
  if (second !== undefined && lessons.length === 2)
    return [`finished the lessons “${first.title}” and “${second.title}”`];
  return [
    `finished ${counted(lessons.length, 'lesson', 'lessons')}, the latest one “${lessons.at(-1)?.title ?? ''}”`,
  ];
}

function markedPart(lessons: FinishedLessons, word: 'done' | 'known'): string[] {
  const [first] = lessons;
  if (first === undefined) return [];
  const what =
    lessons.length === 1
      ? `the lesson “${first.title}”`
      : counted(lessons.length, 'lesson', 'lessons');
  return [`marked ${what} as ${word}`];
}

function quizPart(quizzes: LearnerRecord['week']['quizzes']): string {
  if (quizzes.length === 0) return '';
  const best = sumOf(quizzes);
  const first = sumOf(quizzes.map((quiz) => quiz.first ?? quiz));
  const where =
    quizzes.length === 1 ? 'In the quiz' : `In ${counted(quizzes.length, 'quiz', 'quizzes')}`;
  const isBetter = best.score / best.totalQuestions > first.score / first.totalQuestions;
  const scores = isBetter
    ? `${ofAll(first)} answers were right at first and ${ofAll(best)} at best`
    : `${ofAll(best)} answers were right`;
  return `${where}, ${scores}, and `;
}

const sumOf = (scores: readonly QuizScore[]): QuizScore => ({
  score: scores.reduce((sum, { score }) => sum + score, 0),
  totalQuestions: scores.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0),
});

function goalPart(days: number, goal: number): string {
  return days >= goal
    ? `the goal of ${daysInWords(goal)} is reached.`
    : `${counted(goal - days, 'more day reaches', 'more days reach')} the goal.`;
}

const withCapital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
