import { useEffect, useEffectEvent, useState } from 'react';
import { openArea } from '../../../lib/storage/storage-area.ts';
import type { LessonWalk } from '../lesson/use-lesson-walk.ts';
import { readSitting, type ReasonToStop, type Step, sittingAfterStep } from './sitting-state.ts';

/** Lasts as long as the browser tab, and holds no other learner's work. */
const key = 'qubloom.sitting';

export interface Pause {
  /** The reason why the next step waits behind a good place to stop; undefined if it does not wait. */
  readonly reason: ReasonToStop | undefined;
  /** Call it when the learner continues to a screen. */
  readonly onStep: (screen: number) => void;
  readonly close: () => void;
}

/** Offers a good place to stop between two steps, before anything in the next step has begun. */
export function usePause(walk: LessonWalk, learner: number | undefined): Pause {
  const { current, screens, isWhole } = walk;
  const [waiting, setWaiting] = useState<{
    readonly reason: ReasonToStop;
    readonly screen: number;
    readonly wasShown: boolean;
  }>();
  const note = (step: Pick<Step, 'isOn' | 'isPlace'>) => {
    const area = openArea('session');
    const { sitting, reason } = sittingAfterStep(readSitting(area?.get(key) ?? null), {
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
  // If the learner leaves in another way, the offer counts as seen.
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
