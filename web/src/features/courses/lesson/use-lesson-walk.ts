import { type Lesson, parseLessonContent } from '@qubloom/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { glossaryOf } from '../../../product/blocks/glossary.ts';
import {
  furthestScreen,
  lessonPartsOf,
  lessonScreensOf,
  repliesByBlock,
  screenIndexOf,
  seenScreensOf,
} from './lesson-parts-state.ts';
import { useLessonMemory } from './use-lesson-memory.ts';

export interface WalkOptions {
  /** Undefined for a visitor. */
  readonly learner: number | undefined;
  readonly isCompleted: boolean;
  /** The step that the address names, from 1; without one the lesson opens where it was left. */
  readonly step: number | undefined;
  /** The part that the address names instead, by its stage. */
  readonly section: string | undefined;
}

/** The way of one learner through one lesson: its screens, where they are, what they may see. */
export function useLessonWalk(lesson: Lesson, options: WalkOptions) {
  const { parts, screens, glossary, replies } = useMemo(() => {
    const blocks = parseLessonContent(lesson.content);
    const found = lessonPartsOf(blocks);
    const split = lessonScreensOf(found);
    return {
      parts: found,
      screens: split,
      glossary: glossaryOf(blocks),
      replies: repliesByBlock(split),
    };
  }, [lesson.content]);
  const [memory, update] = useLessonMemory(options.learner, lesson.id);

  // In a completed lesson nothing waits for a guess any more.
  const seen = options.isCompleted
    ? screens.map((screen) => ({ ...screen, isWaiting: false }))
    : seenScreensOf(screens, memory.guesses);
  const reachable = Math.max(0, furthestScreen(seen));
  const current = Math.min(askedScreen(), reachable);

  function askedScreen(): number {
    if (options.step !== undefined) return options.step - 1;
    const part = parts.findIndex(({ stage }) => stage === options.section);
    return screenIndexOf(screens, options.section !== undefined && part >= 0 ? part : memory.at);
  }

  // A screen that was open once stays on the page, so that what was done in it stays too.
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([current]));
  if (!visited.has(current)) setVisited(new Set(visited).add(current));

  const at = screens[current]?.key;
  const remember = useEffectEvent((key: string) => {
    const isFresh = memory.at === undefined && current === 0;
    if (!isFresh && memory.at !== key) update((now) => ({ ...now, at: key }));
  });
  useEffect(() => {
    if (at !== undefined) remember(at);
  }, [at]);

  const [isWhole, setWhole] = useState(false);
  return {
    lessonId: lesson.id,
    screens: seen,
    glossary,
    replies,
    memory,
    update,
    current,
    reachable,
    isLast: current >= seen.length - 1,
    visited,
    /** All screens are shown at once. */
    isWhole,
    setWhole,
  };
}

export type LessonWalk = ReturnType<typeof useLessonWalk>;
