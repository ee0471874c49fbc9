import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/code-loading/when-idle.ts';
import type { KeepLessonParts } from './keep-lesson.ts';

export interface KeptLesson {
  readonly courseId: string;
  /** Undefined while the course is shown. */
  readonly lessonId: number | undefined;
  readonly learner: number | undefined;
  readonly preload: KeepLessonParts['preload'];
}

/** Makes an opened lesson work without a network from then on. */
export function useKeepLesson({ courseId, lessonId, learner, preload }: KeptLesson): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    if (lessonId === undefined || savesData()) return undefined;
    const keep = async () => {
      // Resolves when there is a worker to store it; never, if workers are not available.
      await workerIsReady();
      const { keepLesson } = await import('./keep-lesson.ts');
      const opened = { courseId, lessonId, isSignedIn: learner !== undefined };
      await keepLesson(opened, {
        queryClient,
        preload,
        untilIdle,
        preloadPages: async () => {
          await router.preloadRoute({ to: '/simulator/$id', params: { id: String(lessonId) } });
          if (learner === undefined) return;
          await router.preloadRoute({ to: '/flashcards/today' });
          await router.preloadRoute({ to: '/dashboard' });
        },
      });
    };
    let takeBack: (() => void) | undefined;
    const timer = setTimeout(() => {
      // A call that fails now is tried again when the lesson is opened the next time.
      takeBack = whenIdle(() => void keep().catch(() => undefined));
    }, firstMoments);
    return () => {
      clearTimeout(timer);
      takeBack?.();
    };
  }, [courseId, lessonId, learner, preload, queryClient, router]);
}

/** Milliseconds in which a learner begins with the lesson. Storing it must not slow down the first taps. */
const firstMoments = 3000;

const untilIdle = () => new Promise<void>((resolve) => void whenIdle(resolve));

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

async function workerIsReady(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) throw new Error('This browser has no service worker');
  await serviceWorker.ready;
}
