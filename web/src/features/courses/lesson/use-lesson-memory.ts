import { useState } from 'react';
import { learnerStorage } from '../../../lib/storage/learner-storage.ts';
import { useLastLearner } from '../../../lib/storage/use-last-learner.ts';
import { useSavePlace } from '../../../product/places/places.ts';
import { type LessonMemory, readMemory, writeMemory } from './lesson-memory-state.ts';

export type UpdateMemory = (change: (memory: LessonMemory) => LessonMemory) => void;

/**
 * Where a learner is in one lesson, saved in this browser and for the account. Give the component that uses it the lesson as key.
 */
export function useLessonMemory(
  learner: number | undefined,
  lessonId: number,
): [LessonMemory, UpdateMemory] {
  const owner = useLastLearner(learner);
  const savePlace = useSavePlace(owner, 'lesson', lessonId);
  const entry = ['lesson', String(lessonId)] as const;
  const saved = () => learnerStorage(owner).find(...entry)?.text;
  const [memory, setMemory] = useState(() => readMemory(saved() ?? null));
  const update: UpdateMemory = (change) => {
    // What another tab has written meanwhile stays: the change is made to what is saved now.
    const text = saved();
    const now = text === undefined ? memory : readMemory(text);
    const next = change({ ...now, at: memory.at });
    setMemory(next);
    const after = writeMemory(next);
    learnerStorage(owner).save(...entry, after);
    savePlace(after);
  };
  return [memory, update];
}

/** Whether the learner has seen every step of a lesson, as far as this browser knows. */
export function isLessonRead(learner: number | undefined, lessonId: number): boolean {
  return readMemory(learnerStorage(learner).find('lesson', String(lessonId))?.text ?? null).isRead;
}
