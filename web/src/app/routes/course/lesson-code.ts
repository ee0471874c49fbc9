/**
 * The code of lessons, which their course's page fetches ahead. With it at once, the course's page would load 9 KB
 * more, 6% of its budget.
 */
import type { LessonBlock } from '@qubloom/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ShownLesson } from '../../../features/courses/course-page/course-parts.ts';
import { lessonQuery } from '../../../features/courses/queries.ts';
import { codeOf } from '../../../lib/code-loading/code-missing.ts';
import { lazyPart } from '../../../lib/code-loading/lazy-part.ts';

const load = codeOf(() => import('./lesson-page.tsx'));

export const LessonPage = lazyPart<ShownLesson>(async () => (await load()).LessonPage, null);

/** Fetches a lesson, its code, and the code that its first step needs. What fails is requested again later. */
export async function prepareLesson(queries: QueryClient, lessonId: number): Promise<void> {
  void LessonPage.preload();
  const parts = Promise.all([load(), queries.fetchQuery(lessonQuery(lessonId))]);
  await parts.then(
    ([{ preloadFirstStep }, { content }]) => preloadFirstStep(content),
    () => undefined,
  );
}

const later = (act: (code: Awaited<ReturnType<typeof load>>) => void) =>
  void load().then(act, () => undefined);

export const preloadWarmUp = () => later((code) => code.preloadWarmUp());

export const preloadForOffline = (block: LessonBlock) =>
  later((code) => code.preloadForOffline(block));
