import type { LessonCompletion, LessonId } from '@qubloom/contract';
import { useState } from 'react';
import type { Sent } from '../../../lib/outgoing/outgoing.ts';
import { courses } from '../../../lib/api/endpoints.ts';
import { useOutgoing } from '../../../product/outgoing/outgoing.ts';
import { useCompleteLesson } from '../course-page/use-complete-lesson.ts';

export type SavedLesson =
  | { readonly state: 'saving' }
  /** There is no connection: it is sent later. */
  | { readonly state: 'kept' }
  /** What the server gave for it. */
  | { readonly state: 'saved'; readonly completion: LessonCompletion };

export interface Finish {
  readonly isOpen: boolean;
  /** It was open before: what the lesson shows again takes the focus that the finish had. */
  readonly wasOpen: boolean;
  /** It was closed by what became of the completion. */
  readonly isOver: boolean;
  readonly saved: SavedLesson;
  readonly complete: () => void;
  readonly close: () => void;
  /** Again after it was closed. */
  readonly reopen: () => void;
}

/** The end of one lesson: it opens at once, and is closed again when the completion is not saved, or later. */
export function useFinish(courseId: string, lesson: LessonId): Finish {
  const { mutate, data, isError } = useCompleteLesson(courseId, { hasToasts: false });
  const { kept } = useOutgoing(courses.completeLesson);
  const [state, setState] = useState<'before' | 'open' | 'closed'>('before');
  // What was kept has its answer now, which is said in a toast: the lesson shows what became of it.
  const isAnsweredLater = data?.isKept === true && !kept.some(({ params }) => params.id === lesson);
  const isOver = isError || isAnsweredLater;
  return {
    isOpen: state === 'open' && !isOver,
    wasOpen: state === 'closed' || (state === 'open' && isOver),
    isOver: state === 'open' && isOver,
    saved: savedOf(data),
    complete: () => {
      setState('open');
      mutate(lesson);
    },
    close: () => setState((now) => (now === 'open' ? 'closed' : now)),
    reopen: () => setState((now) => (now === 'closed' ? 'open' : now)),
  };
}

function savedOf(sent: Sent<LessonCompletion> | undefined): SavedLesson {
  if (!sent) return { state: 'saving' };
  return sent.isKept ? { state: 'kept' } : { state: 'saved', completion: sent.reply };
}
