import {
  routes,
  type AwardedAchievement,
  type CompletedStep,
  type InteractBody,
  type QuizResult,
  type Route,
} from '@qubloom/contract';
import { earnedSentence } from '../../features/guided-paths/path-state.ts';
import { pointsSentence, scoreToast } from '../../features/quizzes/quiz-state.ts';
import type { Entry } from '../../product/outgoing/entries.ts';
import type { Answered } from '../../product/outgoing/outgoing.ts';
import { achievementToast } from '../../product/rewards/achievement-toast.ts';
import type { ToastMessage } from '../../ui/feedback/toast.ts';

const is = (one: Route, other: Route) => one.method === other.method && one.path === other.path;

/** A report of time alone needs no toast. */
function isTimeAlone({ route, body }: Entry): boolean {
  if (is(route, routes.visualizations.interact)) return !(body as InteractBody).completed;
  return is(route, routes.simulators.use);
}

const dailyRoutes: readonly Route[] = [routes.dailyPuzzles.answer, routes.dailyPuzzles.submitQuiz];

/** One toast for everything that is saved now, then the points of each thing, then the badges with theirs. */
export function toastsOf(answered: readonly Answered[]): readonly ToastMessage[] {
  const news = answered.filter(({ entry }) => !isTimeAlone(entry));
  if (news.length === 0) return [];
  return [
    { title: 'Progress Saved', description: `What you did ${when(news)} is saved now.` },
    ...news
      .filter(({ entry }) => is(entry.route, routes.quizzes.submit))
      .map(({ reply }) => reply as QuizResult)
      .map((result) => ({ ...scoreToast(result), description: pointsSentence(result) })),
    ...news
      .filter(({ entry }) => is(entry.route, routes.guidedPaths.complete))
      .map(({ reply }) => (reply as CompletedStep).pointsEarned)
      .filter((points) => points > 0)
      .map((points) => ({ title: 'Step Completed', description: earnedSentence(points) })),
    ...news
      .filter(({ entry }) => dailyRoutes.some((route) => is(entry.route, route)))
      .map(({ reply }) => (reply as { readonly pointsEarned: number }).pointsEarned)
      .filter((points) => points > 0)
      .map((points) => ({ title: 'Daily Challenge', description: `You earned ${points} points!` })),
    ...news.flatMap(({ reply }) => badgesOf(reply)).map(achievementToast),
  ];
}

function when(news: readonly Answered[]): string {
  return news.some(({ entry }) => entry.isVisitors) ? 'before' : 'offline';
}

function badgesOf(reply: unknown): readonly AwardedAchievement[] {
  return (
    (reply as { readonly newAchievements?: readonly AwardedAchievement[] } | null)
      ?.newAchievements ?? []
  );
}

const names: readonly (readonly [Route, string])[] = [
  [routes.courses.completeLesson, 'The lesson that you completed'],
  [routes.quizzes.submit, 'The quiz that you submitted'],
  [routes.checkpoints.submit, 'The checkpoint that you submitted'],
  [routes.tasks.attempt, 'The task that you solved'],
  [routes.tasks.attemptProgram, 'The program that you wrote'],
  [routes.guidedPaths.check, 'The challenge that you solved'],
  [routes.guidedPaths.complete, 'The step that you completed'],
  [routes.visualizations.interact, 'The visualization that you played with'],
  [routes.dailyPuzzles.answer, 'The daily challenge that you answered'],
  [routes.dailyPuzzles.submitQuiz, 'The daily quiz that you submitted'],
  [routes.flashcards.saveSitting, 'The cards that you studied'],
  [routes.flashcards.review, 'The card that you answered'],
];

/** `why` is the server's own sentence. */
export function refusalToast(
  { route, isVisitors }: Pick<Entry, 'route' | 'isVisitors'>,
  why: string,
): ToastMessage {
  const what = names.find(([known]) => is(known, route))?.[1] ?? 'Something that you did';
  const then = isVisitors ? 'before you signed in' : 'while you were offline';
  return {
    title: 'Not Saved',
    description: [`${what} ${then} could not be saved.`, why].join(' ').trim(),
    variant: 'destructive',
  };
}
