import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenIdle } from '../../lib/code-loading/when-idle.ts';
import type { KeepLessonParts } from './keep-lesson.ts';

export interface KeptLesson {
  readonly courseId: string;
  /** None while the course is shown. */
  readonly lessonId: number | undefined;
  readonly learner: number | undefined;
  readonly preload: KeepLessonParts['preload'];
}

/** A lesson that has been opened works without a network from then on. */
export function useKeepLesson({ courseId, lessonId, learner, preload }: KeptLesson): void {
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    if (lessonId === undefined || savesData()) return undefined;
    const keep = async () => {
      // Ready when there is a worker that keeps it; where there can be none, never.
      await workerIsReady();
      const { keepLesson } = await import('./keep-lesson.ts');
      const opened = { courseId, lessonId, isSignedIn: learner !== undefined };
      await keepLesson(opened, {
        queryClient,
        preload,
        preloadPages: async () => {
          await router.preloadRoute({ to: '/simulator/$id', params: { id: String(lessonId) } });
          if (learner === undefined) return;
          await router.preloadRoute({ to: '/flashcards/today' });
          await router.preloadRoute({ to: '/dashboard' });
        },
      });
    };
    // What could not be had now is tried with the next opening.
    return whenIdle(() => void keep().catch(() => undefined));
  }, [courseId, lessonId, learner, preload, queryClient, router]);
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

async function workerIsReady(): Promise<void> {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker) throw new Error('This browser has no service worker');
  await serviceWorker.ready;
}
