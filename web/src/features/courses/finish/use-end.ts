import type { CompletedAs } from '@qubloom/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CourseAddress } from '../course-page/course-address.ts';
import type { CourseParts } from '../course-page/course-parts.ts';
import type { Finish } from './use-finish.ts';

export interface End {
  /** Completes the lesson, and shows its end before the given place. */
  readonly open: (before: CourseAddress, completedAs: CompletedAs) => void;
  readonly close: () => void;
  /** How to continue, because Back must not lead to the end of a lesson. */
  readonly how: 'page' | 'instead';
}

type EndParts = Pick<CourseParts, 'address' | 'onGo' | 'onUndo'>;

/** The end of a lesson has its own history entry: Back leads from it to the lesson, and Forward to it again. */
export function useEnd(finish: Finish, { address, onGo, onUndo }: EndParts): End {
  const isEnd = address.isEnd === true;
  const wasEnd = useRef(isEnd);
  /** Set if Back leads elsewhere than to the place behind the end. */
  const behind = useRef<CourseAddress>(undefined);
  const leave = () => {
    if (behind.current) onGo(behind.current, 'correction');
    else onUndo();
  };
  const turn = useEffectEvent(() => (isEnd ? finish.reopen() : finish.close()));
  useEffect(() => {
    if (wasEnd.current === isEnd) return;
    wasEnd.current = isEnd;
    turn();
  }, [isEnd]);
  const leaveFailed = useEffectEvent(leave);
  const { isOver } = finish;
  useEffect(() => {
    if (isOver && isEnd) leaveFailed();
  }, [isOver, isEnd]);
  return {
    open: (before, completedAs) => {
      const isElsewhere = before.lesson !== address.lesson || before.tab !== address.tab;
      behind.current = isElsewhere ? before : undefined;
      finish.complete(completedAs);
      onGo({ ...before, isEnd: true }, 'page');
    },
    close: () => {
      finish.close();
      if (isEnd) leave();
    },
    how: isEnd && finish.isOpen ? 'instead' : 'page',
  };
}
