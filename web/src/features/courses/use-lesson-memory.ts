import { useState } from 'react';
import {
  type LessonMemory,
  memoryKey,
  nothingRemembered,
  readMemory,
  writeMemory,
} from './lesson-memory-state.ts';

/** In a learner's place, where nobody is signed in. */
export const visitor = 'visitor';

export type UpdateMemory = (change: (memory: LessonMemory) => LessonMemory) => void;

/** A learner's way through one lesson, kept in this browser. Give the component that uses it the lesson as key. */
export function useLessonMemory(learner: string, lessonId: number): [LessonMemory, UpdateMemory] {
  const key = memoryKey(learner, lessonId);
  // What a visitor did is still there after signing in to keep it.
  const [memory, setMemory] = useState(() => load(key, load(memoryKey(visitor, lessonId))));
  const update: UpdateMemory = (change) => {
    // What another tab has written meanwhile is kept: the change is made to what is stored now.
    const next = change({ ...load(key, memory), part: memory.part });
    setMemory(next);
    store(key, next);
  };
  return [memory, update];
}

/** Where storage is closed to us, what this page knows itself. */
function load(key: string, otherwise: LessonMemory = nothingRemembered): LessonMemory {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? otherwise : readMemory(stored);
  } catch {
    return otherwise;
  }
}

function store(key: string, memory: LessonMemory): void {
  try {
    localStorage.setItem(key, writeMemory(memory));
  } catch {
    // Storage is closed to us or full: it is remembered until the page is left.
  }
}
