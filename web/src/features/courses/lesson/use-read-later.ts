import type { LessonId } from '@qubloom/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { courses } from '../../../product/api/endpoints.ts';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';

export interface ReadLater {
  readonly isCompleted: boolean;
  /** Every step was opened. */
  readonly isRead: boolean;
}

/** Tells the server when a lesson that was completed unread has been read. Records and gradebooks say so. */
export function useReadLater(id: LessonId, { isCompleted, isRead }: ReadLater): void {
  const { send } = useOutgoing(courses.completeLesson);
  const wasRead = useRef(isRead);
  const tell = useEffectEvent(() => {
    if (!isCompleted || wasRead.current) return;
    // If it is refused, the lesson stays as it was, and the learner has asked for nothing.
    send({ params: { id }, body: { completedAs: 'read' } }).catch(() => undefined);
  });
  useEffect(() => {
    if (!isRead) return;
    tell();
    wasRead.current = true;
  }, [isRead]);
}
