import type { LessonId, LessonTasks } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { tasks } from '../../lib/api/endpoints.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useOutgoing } from '../../product/outgoing/outgoing.ts';
import { useSavedPass, type SavedPass } from '../../product/tasks/use-saved-pass.ts';
import { passedTasksQuery } from './queries.ts';

/** The pass of one task of a lesson. */
export function useLessonPass(lessonId: LessonId, task: string): SavedPass {
  const { user } = useAuth();
  const query = passedTasksQuery(lessonId);
  const { data } = useQuery({ ...query, enabled: user !== null });
  const { send, kept } = useOutgoing(tasks.attempt);
  // Passed here, and not saved yet.
  const waiting = kept.find(({ params, body }) => params.id === lessonId && body?.task === task);
  const saved = data?.passed.find((one) => one.task === task);
  return useSavedPass<LessonTasks>({
    circuit: saved?.circuit ?? waiting?.body?.circuit,
    queryKey: query.queryKey,
    withPass: (now, circuit) => {
      const others = (now?.passed ?? []).filter((one) => one.task !== task);
      return { passed: circuit === null ? others : [...others, { task, circuit }] };
    },
    send: (circuit) => send({ params: { id: lessonId }, body: { task, circuit } }),
  });
}
