import { clsx } from 'clsx';
import { LessonScreenView } from './lesson-screen.tsx';
import type { LessonSlots } from './lesson-slots.ts';
import type { LessonWalk } from './use-lesson-walk.ts';

export interface LessonStepsProps {
  readonly walk: LessonWalk;
  /** Id of the heading that names the lesson, for parts without a title. */
  readonly headingId: string;
  readonly slots: LessonSlots;
}

/** A lesson's text and everything to do in it, one step at a time or all at once. */
export function LessonSteps({ walk, headingId, slots }: LessonStepsProps) {
  const { screens, current, isWhole, visited } = walk;
  return (
    <div className={clsx('@container flex flex-col', isWhole && 'gap-12')}>
      {screens.map((screen, index) => {
        const isShown = isWhole ? !screen.isWaiting : index === current;
        if (!isShown && !visited.has(index)) return null;
        const goesOn = isWhole && screens[index - 1]?.part === screen.part;
        return (
          <LessonScreenView
            key={screen.key}
            screen={screen}
            index={index}
            headingId={headingOf(walk, index, headingId)}
            hasHeading={!goesOn}
            isShown={isShown}
            walk={walk}
            slots={slots}
          />
        );
      })}
    </div>
  );
}

/** Returns the id of the heading that names a screen. */
export function headingOf({ screens, isWhole }: LessonWalk, index: number, lesson: string): string {
  const screen = screens[index];
  if (screen?.title === undefined) return lesson;
  const named = isWhole ? screens.find(({ part }) => part === screen.part) : screen;
  return `${lesson}-${(named ?? screen).key}`;
}
