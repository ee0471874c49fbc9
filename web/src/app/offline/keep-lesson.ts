/** Fetches what an opened lesson will need without a network: its quiz, its simulators, and today's cards. */
import { type Lesson, type LessonBlock, parseLessonContent } from '@qubloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { LessonFinish } from '../../features/courses/finish/finish-code.ts';
import { lessonQuery } from '../../features/courses/queries.ts';
import { courseLessonsQuery } from '../../product/courses/course-queries.ts';
import { lessonQuizQuery, questionsQuery } from '../../features/quizzes/queries.ts';
import { recommendedSimulatorQuery } from '../../features/simulators/queries.ts';
import { keepFiles } from '../../lib/offline/keep-files.ts';
import { dueQuery } from '../../product/flashcards/due-query.ts';
import { dashboardQuery } from '../../product/rewards/dashboard-query.ts';

export interface OpenedLesson {
  readonly courseId: string;
  readonly lessonId: number;
  readonly isSignedIn: boolean;
}

export interface KeepLessonParts {
  readonly queryClient: QueryClient;
  /** Fetches the code of the pages that a lesson leads to. */
  readonly preloadPages: () => Promise<void>;
  /** Fetches the code that a block needs. */
  readonly preload: (block: LessonBlock) => void;
  readonly untilIdle: () => Promise<void>;
}

export async function keepLesson(opened: OpenedLesson, parts: KeepLessonParts): Promise<void> {
  const { queryClient, preloadPages, preload, untilIdle } = parts;
  const lesson = await queryClient.ensureQueryData(lessonQuery(opened.lessonId));
  // The data comes first because it is small, and a busy phone fetches the code much later.
  const keepsWork = opened.isSignedIn && !lesson.isPreview;
  if (keepsWork) {
    await keepQuiz(opened, queryClient);
    await queryClient.prefetchQuery(dueQuery);
    await queryClient.prefetchQuery(dashboardQuery);
  }
  const blocks = parseLessonContent(lesson.content);
  // One at a time, because all at once would block a phone for a third of a second.
  for (const block of oneForEachPart(blocks)) {
    await untilIdle();
    preload(block);
  }
  void LessonFinish.preload();
  keepFiles(await simulatorsOf(lesson, blocks, queryClient));
  await preloadPages();
  // The toasts that are shown once the kept answers have been sent.
  if (keepsWork) await import('../connection/late-news-toasts.ts');
}

/** Blocks of one kind are drawn by the same code, except that each interactive has its own. */
function oneForEachPart(blocks: readonly LessonBlock[]): readonly LessonBlock[] {
  const partOf = (block: LessonBlock) => (block.kind === 'picture' ? block.name : block.kind);
  return [...new Map(blocks.map((block) => [partOf(block), block])).values()];
}

async function keepQuiz({ courseId, lessonId }: OpenedLesson, queries: QueryClient): Promise<void> {
  const lessons = await queries.ensureQueryData(courseLessonsQuery(courseId));
  if (!lessons.find(({ id }) => id === lessonId)?.hasQuiz) return;
  const quiz = await queries.ensureQueryData(lessonQuizQuery(lessonId));
  if (quiz) await queries.prefetchQuery(questionsQuery(quiz.id));
}

/** The lab is beside them on the lesson's simulator page. */
async function simulatorsOf(
  lesson: Lesson,
  blocks: readonly LessonBlock[],
  queries: QueryClient,
): Promise<readonly string[]> {
  const own = lesson.simulatorUrl ? [lesson.simulatorUrl] : [];
  const query = recommendedSimulatorQuery(lesson.id);
  const recommended =
    own.length > 0 ? null : await queries.ensureQueryData(query).catch(() => null);
  const shown = blocks.flatMap((block) => (block.kind === 'simulator' ? [block.url] : []));
  return ['/simulators/circuit-lab', ...own, ...(recommended ? [recommended.url] : []), ...shown]
    .filter((url) => url.startsWith('/simulators/'))
    .map((url) => url.replace(/[?#].*$/, ''));
}
