import { useState } from 'react';
import { findRecord, visitor } from '../../lib/visitor-records.ts';
import { type LessonMemory, memoryKey, readMemory, writeMemory } from './lesson-memory-state.ts';

export type UpdateMemory = (change: (memory: LessonMemory) => LessonMemory) => void;

/** A learner's way through one lesson, kept in this browser. Give the component that uses it the lesson as key. */
export function useLessonMemory(learner: string, lessonId: number): [LessonMemory, UpdateMemory] {
  const key = memoryKey(learner, lessonId);
  const [memory, setMemory] = useState(() =>
    readMemory(findRecord(key, memoryKey(visitor, lessonId))?.text ?? null),
  );
  const update: UpdateMemory = (change) => {
    // What another tab has written meanwhile is kept: the change is made to what is stored now.
    const next = change({ ...load(key, memory), part: memory.part });
    setMemory(next);
    store(key, next);
  };
  return [memory, update];
}

/** Where storage is closed to us, what this page knows itself. */
function load(key: string, otherwise: LessonMemory): LessonMemory {
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
