import type { LiveLesson, LiveServerMessage } from '@qubloom/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../product/api/api.ts';
import { liveLessons } from '../../../product/api/endpoints.ts';
import { openLiveSocket } from '../connection/live-socket.ts';
import { liveLessonQuery, taughtLessonQuery } from '../queries.ts';
import { afterMessage, emptyBoard, stepsOf } from './board-state.ts';

interface Steering {
  readonly step?: string;
  readonly isLooking?: boolean;
}

/** The live lesson of a class, its content, and its board, for a teacher's window. */
export function useLiveClass(classId: string, view: 'board' | 'projector') {
  const { data, error, refetch } = useQuery(liveLessonQuery(classId));
  const live = data?.live;
  const lesson = useQuery({ ...taughtLessonQuery(live?.lessonId ?? 0), enabled: Boolean(live) });
  const steering = useSteering(classId);
  const { board, isConnected } = useBoard(classId, view, {
    lessonId: live?.lessonId,
    onSteered: steering.hear,
  });
  return {
    /** Undefined while it loads, null if there is none. */
    live,
    error: error ?? lesson.error,
    retry: () => {
      void refetch();
      void lesson.refetch();
    },
    lesson: lesson.data,
    steps: lesson.data ? stepsOf(lesson.data.content) : [],
    board,
    isConnected,
    steer: steering.steer,
    steerError: steering.error,
  };
}

export type LiveClass = ReturnType<typeof useLiveClass>;

/** Moves the class. The windows of a teacher show a step before the server has stored it. */
function useSteering(classId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = liveLessonQuery(classId);
  const change = (steering: Steering) =>
    queryClient.setQueryData<{ readonly live: LiveLesson | null }>(queryKey, (before) =>
      before?.live ? { live: { ...before.live, ...steering } } : before,
    );
  const { mutate, isPending, error } = useMutation({
    // One after the other, so that the last one counts.
    scope: { id: `steer-${classId}` },
    mutationFn: (steering: Steering) =>
      call(liveLessons.steer, { params: { id: classId }, body: steering }),
    onMutate: change,
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return {
    steer: (steering: Steering) => mutate(steering),
    /** Another window has moved the class. While this one does, its own order counts. */
    hear: (steering: Steering) => {
      if (!isPending) change(steering);
    },
    error,
  };
}

interface BoardOptions {
  readonly lessonId: number | undefined;
  readonly onSteered: (steering: Steering) => void;
}

function useBoard(
  classId: string,
  view: 'board' | 'projector',
  { lessonId, onSteered }: BoardOptions,
) {
  const queryClient = useQueryClient();
  const [board, setBoard] = useState(emptyBoard);
  const [isConnected, setConnected] = useState(false);
  const hear = useEffectEvent((message: LiveServerMessage) => {
    setBoard((now) => afterMessage(now, message));
    onSteered({ step: message.step, isLooking: message.isLooking });
  });
  const end = useEffectEvent(() => {
    // The board stays as it was for the summary. The first message of another lesson replaces it.
    void queryClient.invalidateQueries({ queryKey: liveLessonQuery(classId).queryKey });
  });
  useEffect(() => {
    if (lessonId === undefined) return undefined;
    const socket = openLiveSocket({
      // The server checks whose class it is.
      enter: () => ({ type: 'WATCH', classId: Number(classId) as LiveLesson['classId'], view }),
      onMessage: hear,
      onConnected: setConnected,
      onOver: end,
    });
    return () => socket.close();
  }, [classId, view, lessonId]);
  return { board, isConnected };
}
