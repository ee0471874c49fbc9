import { useEffect, useEffectEvent, useState } from 'react';
import { openArea } from '../../../lib/storage/storage-area.ts';
import type { LessonWalk } from '../lesson/use-lesson-walk.ts';
import { readSitting, type ReasonToStop, type Step, stepped } from './sitting-state.ts';

/** Lasts as long as the browser's tab; nobody else's work is in it. */
const key = 'qubloom.sitting';

export interface Pause {
  /** Why the step that comes next waits behind a good place to stop; none where it does not. */
  readonly reason: ReasonToStop | undefined;
  /** Call it as the learner goes on to a screen. */
  readonly onStep: (screen: number) => void;
  readonly close: () => void;
}

/** A good place to stop is offered between two steps: in front of the next one, before anything in it has begun. */
export function usePause(walk: LessonWalk, learner: number | undefined): Pause {
  const { current, screens, isWhole } = walk;
  const [waiting, setWaiting] = useState<{
    readonly reason: ReasonToStop;
    readonly screen: number;
    readonly wasShown: boolean;
  }>();
  const note = (step: Pick<Step, 'isOn' | 'isPlace'>) => {
    const area = openArea('session');
    const { sitting, reason } = stepped(readSitting(area?.get(key) ?? null), {
      ...step,
      learner: learner ?? null,
      now: Date.now(),
    });
    area?.set(key, JSON.stringify(sitting));
    return reason;
  };
  const arrive = useEffectEvent(() => note({ isOn: false, isPlace: false }));
  useEffect(() => void arrive(), []);
  const isHere = waiting?.screen === current;
  if (waiting && isHere && !waiting.wasShown) setWaiting({ ...waiting, wasShown: true });
  // A learner who leaves by another way has seen it.
  if (waiting?.wasShown && !isHere) setWaiting(undefined);
  return {
    reason: isHere && !isWhole ? waiting.reason : undefined,
    onStep: (screen) => {
      const isPlace = screens[screen]?.isAfterStop === true;
      const reason = note({ isOn: screen === current + 1 && !isWhole, isPlace });
      setWaiting(reason && { reason, screen, wasShown: false });
    },
    close: () => setWaiting(undefined),
  };
}
