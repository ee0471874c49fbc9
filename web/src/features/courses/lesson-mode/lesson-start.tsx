import type { DueCard } from '@qubloom/contract';
import { useState } from 'react';
import { isBegun } from '../lesson/lesson-memory-state.ts';
import { useLessonMemory } from '../lesson/use-lesson-memory.ts';
import { LessonBar } from './lesson-bar.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { OpenLesson, type OpenLessonProps } from './open-lesson.tsx';

export interface LessonStartProps extends OpenLessonProps {
  /** Questions before a lesson that is opened for the first time. */
  readonly warmUp: readonly DueCard[];
}

/** A lesson, preceded by the due cards of earlier ones. Use the lesson as key. */
export function LessonStart({ warmUp, ...props }: LessonStartProps) {
  const { lesson, entry, address, slots } = props;
  const [memory, update] = useLessonMemory(props.learner, lesson.id);
  const isFirstOpening =
    entry.number > 1 && entry.status === 'open' && !memory.warmedUp && !isBegun(memory);
  const namesPlace = address.step !== undefined || address.section !== undefined;
  // Decided once, so that cards that load late do not push the lesson away.
  const [cards] = useState(isFirstOpening && !namesPlace && !address.tab ? warmUp : []);
  const [isOver, setOver] = useState(cards.length === 0);
  if (isOver) return <OpenLesson {...props} takesFocus={props.takesFocus || cards.length > 0} />;
  return (
    <LessonFrame value="content">
      <LessonBar {...props} title={entry.lesson.title} />
      {slots.renderWarmUp(cards, () => {
        update((now) => ({ ...now, warmedUp: true }));
        setOver(true);
      })}
    </LessonFrame>
  );
}
