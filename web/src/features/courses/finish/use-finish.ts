import type { CompletedAs, LessonCompletion, LessonId } from '@qubloom/contract';
import { useState } from 'react';
import type { Sent } from '../../../product/outgoing/outgoing.ts';
import { courses } from '../../../product/api/endpoints.ts';
import { useOutgoing } from '../../../product/outgoing/use-outgoing.ts';
import { useCompleteLesson } from '../course-page/use-complete-lesson.ts';

export type SavedLesson =
  | { readonly state: 'saving' }
  /** There is no connection: it is sent later. */
  | { readonly state: 'kept' }
  /** The rewards that the server gave for it. */
  | { readonly state: 'saved'; readonly completion: LessonCompletion };

export interface Finish {
  readonly isOpen: boolean;
  /** Was open before, so the focus returns to the lesson. */
  readonly wasOpen: boolean;
  /** Closed by the result of the completion. */
  readonly isOver: boolean;
  readonly saved: SavedLesson;
  readonly complete: (completedAs: CompletedAs) => void;
  readonly close: () => void;
  /** Opens it again after it was closed. */
  readonly reopen: () => void;
}

/**
 * The end of one lesson. It opens at once, and closes if the completion is refused, or when the learner closes it.
 */
export function useFinish(courseId: string, lesson: LessonId): Finish {
  const { mutate, data, isError } = useCompleteLesson(courseId, { hasToasts: false });
  const { kept } = useOutgoing(courses.completeLesson);
  const [state, setState] = useState<'before' | 'open' | 'closed'>('before');
  // A stored completion got its answer, and a toast reports it. The lesson shows the result.
  const isAnsweredLater = data?.isKept === true && !kept.some(({ params }) => params.id === lesson);
  const isOver = isError || isAnsweredLater;
  return {
    isOpen: state === 'open' && !isOver,
    wasOpen: state === 'closed' || (state === 'open' && isOver),
    isOver: state === 'open' && isOver,
    saved: savedOf(data),
    complete: (completedAs) => {
      setState('open');
      mutate({ id: lesson, completedAs });
    },
    close: () => setState((now) => (now === 'open' ? 'closed' : now)),
    reopen: () => setState((now) => (now === 'closed' ? 'open' : now)),
  };
}

function savedOf(sent: Sent<LessonCompletion> | undefined): SavedLesson {
  if (!sent) return { state: 'saving' };
  return sent.isKept ? { state: 'kept' } : { state: 'saved', completion: sent.reply };
}
