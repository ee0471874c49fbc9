import { useState } from 'react';
import { learnerStorage } from '../../../product/storage/learner-storage.ts';
import { useLastLearner } from '../../../product/storage/use-last-learner.ts';
import { useSavePlace } from '../../../product/places/places.ts';
import { type LessonMemory, readMemory, writeMemory } from './lesson-memory-state.ts';

export type UpdateMemory = (change: (memory: LessonMemory) => LessonMemory) => void;

/**
 * The learner's place in one lesson, saved in this browser and in the account. Use the lesson as key of the
 * component that calls it.
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
    // Another tab may have written in the meantime, so the change applies to what is saved now.
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

/** Returns true if the learner has seen every step of a lesson, according to this browser. */
export function isLessonRead(learner: number | undefined, lessonId: number): boolean {
  return readMemory(learnerStorage(learner).find('lesson', String(lessonId))?.text ?? null).isRead;
}
