import type { LessonId, LessonTasks, ProgramAttempt, TaskVerdict } from '@qubloom/contract';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { tasks } from '../../product/api/endpoints.ts';
import type { Sent } from '../../product/outgoing/outgoing.ts';
import { useAuth } from '../../product/learner/auth.tsx';
import { useOutgoing } from '../../product/outgoing/use-outgoing.ts';
import { type Disagree, useSavedPass, type SavedPass } from '../../product/tasks/use-saved-pass.ts';
import { passedTasksQuery } from './queries.ts';

export interface TaskPlace {
  readonly lessonId: LessonId;
  readonly task: string;
  /** The learner has not reached the lesson yet, so the pass lasts only as long as the page, and is not sent. */
  readonly isPreview: boolean;
}

/** The pass of one task of a lesson. */
export function useLessonPass({ lessonId, task, isPreview }: TaskPlace): SavedPass {
  const { send, kept } = useOutgoing(tasks.attempt);
  // Passed here, but not saved yet.
  const waiting = kept.find(({ params, body }) => params.id === lessonId && body?.task === task);
  return usePass({ lessonId, task, isPreview }, waiting?.body?.circuit, (circuit) =>
    send({ params: { id: lessonId }, body: { task, circuit } }),
  );
}

export interface ProgramPass extends Omit<SavedPass, 'save'> {
  /** `returned`: the program's results for each case. */
  readonly save: (
    program: string,
    returned: ProgramAttempt['returned'],
    onDisagree: Disagree,
  ) => void;
}

/** The pass of a task that a program solves. */
export function useProgramPass({ lessonId, task, isPreview }: TaskPlace): ProgramPass {
  const { send, kept } = useOutgoing(tasks.attemptProgram);
  const waiting = kept.find(({ params, body }) => params.id === lessonId && body?.task === task);
  /** Keyed by the program's text. */
  const returnedBy = useRef(new Map<string, ProgramAttempt['returned']>());
  const pass = usePass({ lessonId, task, isPreview }, waiting?.body?.program, (program) =>
    send({
      params: { id: lessonId },
      body: { task, program, returned: returnedBy.current.get(program) ?? [] },
    }),
  );
  return {
    ...pass,
    save: (program, returned, onDisagree) => {
      returnedBy.current.set(program, returned);
      pass.save(program, onDisagree);
    },
  };
}

function usePass(
  { lessonId, task, isPreview }: TaskPlace,
  waiting: string | undefined,
  send: (answer: string) => Promise<Sent<TaskVerdict>>,
): SavedPass {
  const { user } = useAuth();
  const query = passedTasksQuery(lessonId);
  const { data } = useQuery({ ...query, enabled: user !== null && !isPreview });
  const [tried, setTried] = useState<string>();
  const saved = data?.passed.find((one) => one.task === task);
  const pass = useSavedPass<LessonTasks>({
    circuit: saved?.circuit ?? waiting,
    queryKey: query.queryKey,
    withPass: (now, circuit) => {
      const others = (now?.passed ?? []).filter((one) => one.task !== task);
      return { passed: circuit === null ? others : [...others, { task, circuit }] };
    },
    send,
  });
  if (!isPreview) return pass;
  return { circuit: tried, isSignedIn: true, retry: undefined, save: (answer) => setTried(answer) };
}
