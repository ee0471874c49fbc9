import { type Lesson, parseLessonContent } from '@qubloom/contract';
import { useMemo, useState } from 'react';
import {
  furthestPart,
  glossaryOf,
  lessonPartsOf,
  repliesByBlock,
  seenPartsOf,
} from './lesson-parts-state.ts';
import { useLessonMemory } from './use-lesson-memory.ts';

/** The way of one learner through one lesson: its parts, where they are, what they may see. */
export function useLessonWalk(lesson: Lesson, learner: number | undefined, isCompleted: boolean) {
  const { parts, glossary, replies } = useMemo(() => {
    const blocks = parseLessonContent(lesson.content);
    const found = lessonPartsOf(blocks);
    return { parts: found, glossary: glossaryOf(blocks), replies: repliesByBlock(found) };
  }, [lesson.content]);
  const [memory, update] = useLessonMemory(learner, lesson.id);

  // In a completed lesson nothing waits for a guess any more.
  const seen = isCompleted
    ? parts.map((part) => ({ ...part, isWaiting: false }))
    : seenPartsOf(parts, memory.guesses);
  const reachable = furthestPart(seen);
  const current = Math.max(0, Math.min(memory.part, reachable));

  // A part that was open once stays on the page, so that what was done in it stays too.
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([current]));
  const go = (part: number) => {
    setVisited(new Set(visited).add(part));
    update((now) => ({ ...now, part }));
  };

  const [isWhole, setWhole] = useState(false);
  return {
    lessonId: lesson.id,
    parts: seen,
    glossary,
    replies,
    memory,
    update,
    current,
    reachable,
    /** Nothing more is left to open. */
    isAtEnd: isWhole ? reachable === seen.length - 1 : current >= seen.length - 1,
    visited,
    go,
    /** The lesson shows a simulator in its own text. */
    hasSimulator: parts.some((part) => part.blocks.some(({ kind }) => kind === 'simulator')),
    /** All parts are shown at once. */
    isWhole,
    setWhole,
  };
}

export type LessonWalk = ReturnType<typeof useLessonWalk>;
