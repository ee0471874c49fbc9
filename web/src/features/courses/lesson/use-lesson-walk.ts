import {
  type Lesson,
  parseLessonContent,
  type LessonScreen,
  lessonPartsOf,
  lessonScreensOf,
} from '@qubloom/contract';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { glossaryOf } from '../../../product/blocks/glossary.ts';
import {
  furthestScreen,
  repliesByBlock,
  screenIndexOf,
  seenScreensOf,
} from './lesson-parts-state.ts';
import { type LessonMemory, withSeenScreens } from './lesson-memory-state.ts';
import { useLessonMemory } from './use-lesson-memory.ts';

export interface WalkOptions {
  /** Undefined for a visitor. */
  readonly learner: number | undefined;
  readonly isCompleted: boolean;
  /** The step that the address names, from 1. If undefined, the lesson opens where the learner left it. */
  readonly step: number | undefined;
  /** Stage of the part that the address names instead of a step. */
  readonly section: string | undefined;
}

/** One learner's way through one lesson: its screens, the current one, and which ones the learner may see. */
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

  // In a completed lesson, nothing waits for a guess.
  const walked = options.isCompleted
    ? screens.map((screen) => ({ ...screen, isWaiting: false }))
    : seenScreensOf(screens, memory);
  const reachable = Math.max(0, furthestScreen(walked));
  // A link opens its step even if a guess before it is still open. The Continue button still leads from guess to guess.
  const linked =
    options.step === undefined ? undefined : Math.min(options.step, screens.length) - 1;
  const current = linked ?? Math.min(placeToOpen(), reachable);
  const isAhead = current > reachable;
  const seen = isAhead
    ? walked.map((screen, index) =>
        index === current ? { ...screen, ...screens[current], isWaiting: false } : screen,
      )
    : walked;

  function placeToOpen(): number {
    const part = parts.findIndex(({ stage }) => stage === options.section);
    return screenIndexOf(screens, options.section !== undefined && part >= 0 ? part : memory.at);
  }

  // A screen that was open once stays mounted, so that its state is kept.
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([current]));
  if (!visited.has(current)) setVisited(new Set(visited).add(current));

  const [isWhole, setWhole] = useState(false);
  const shown = screens.filter((_, index) =>
    isWhole ? !seen[index]?.isWaiting : visited.has(index),
  );
  const saw = (now: LessonMemory) => withSeenScreens(now, keysOf(shown), keysOf(screens));

  const at = screens[current]?.key;
  const opened = useRef(at);
  const remember = useEffectEvent((key: string) => {
    const isFresh = memory.at === undefined && current === 0;
    // If an old address is opened again, for example by a tab that was asleep, the newer place is kept.
    const isOnlyOpened = memory.at !== undefined && opened.current === key;
    opened.current = undefined;
    if (!isAhead && !isFresh && !isOnlyOpened && memory.at !== key) {
      update((now) => saw({ ...now, at: key }));
    }
  });
  useEffect(() => {
    if (at !== undefined) remember(at);
  }, [at]);

  const isReadNow = !options.isCompleted && !memory.isRead && saw(memory).isRead;
  const rememberRead = useEffectEvent(() => update(saw));
  useEffect(() => {
    if (isReadNow) rememberRead();
  }, [isReadNow]);

  return {
    lessonId: lesson.id,
    screens: seen,
    glossary,
    replies,
    memory,
    update,
    current,
    reachable,
    /** True if a link has opened a step after a guess that is still open. */
    isAhead,
    isLast: current >= seen.length - 1,
    visited,
    /** True if all screens are shown at once. */
    isWhole,
    setWhole,
  };
}

const keysOf = (screens: readonly LessonScreen[]) => screens.map(({ key }) => key);

export type LessonWalk = ReturnType<typeof useLessonWalk>;
