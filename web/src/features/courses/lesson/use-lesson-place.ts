import { learnerStorage } from '../../../product/storage/learner-storage.ts';
import { type FoundPlace, useFoundPlace } from '../../../product/places/places.ts';
import { mergeMemories, readMemory, writeMemory } from './lesson-memory-state.ts';

/** Updates this browser's memory of a lesson with the learner's latest place on any device. */
export function useLessonPlace(learner: number | undefined, lessonId: number): FoundPlace {
  return useFoundPlace(learner, { kind: 'lesson', subject: lessonId }, (owner, state) => {
    const storage = learnerStorage(owner);
    const entry = ['lesson', String(lessonId)] as const;
    const here = readMemory(storage.find(...entry)?.text ?? null);
    storage.save(...entry, writeMemory(mergeMemories(here, readMemory(state))));
  });
}
