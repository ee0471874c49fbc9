/** Fetches what an opened lesson will need without a network: its quiz, its simulators, and today's cards. */
import { type Lesson, type LessonBlock, parseLessonContent } from '@qubloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import { LessonFinish } from '../../features/courses/finish/finish-code.ts';
import { courseLessonsQuery, lessonQuery } from '../../features/courses/queries.ts';
import { lessonQuizQuery, questionsQuery } from '../../features/quizzes/queries.ts';
import { recommendedSimulatorQuery } from '../../features/simulators/queries.ts';
import { whenIdle } from '../../lib/code-loading/when-idle.ts';
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
}

export async function keepLesson(opened: OpenedLesson, parts: KeepLessonParts): Promise<void> {
  const { queryClient, preloadPages, preload } = parts;
  const lesson = await queryClient.ensureQueryData(lessonQuery(opened.lessonId));
  const blocks = parseLessonContent(lesson.content);
  // One at a time, because all at once would block a phone for a third of a second.
  for (const block of blocks) {
    await idle();
    preload(block);
  }
  void LessonFinish.preload();
  keepFiles(await simulatorsOf(lesson, blocks, queryClient));
  await preloadPages();
  if (!opened.isSignedIn || lesson.isPreview) return;
  await keepQuiz(opened, queryClient);
  await queryClient.prefetchQuery(dueQuery);
  await queryClient.prefetchQuery(dashboardQuery);
  // The toasts that are shown once it has been sent.
  await import('../connection/late-news-toasts.ts');
}

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

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
