import { clsx } from 'clsx';
import { type ReactNode, type Ref, useState } from 'react';
import { HeadingToolsContext } from '../../../ui/display/heading-tools.ts';
import { GuessReply } from './blocks/guess-reply.tsx';
import { LessonBlockView } from './blocks/lesson-block.tsx';
import { blockKey, type SeenScreen } from './lesson-parts-state.ts';
import type { LessonSlots } from './lesson-slots.ts';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { isThingToDo } from './screen-blocks-state.ts';
import type { LessonWalk } from './use-lesson-walk.ts';

export interface LessonScreenViewProps {
  readonly screen: SeenScreen;
  readonly index: number;
  /** Of the heading that names it: its own, or the one of the part that it goes on with. */
  readonly headingId: string;
  readonly hasHeading: boolean;
  readonly isShown: boolean;
  readonly walk: LessonWalk;
  readonly slots: LessonSlots;
}

/** Text beside its scene where both have room, and more of the width to the scene where a window is low. */
const besideClass =
  'grid grid-cols-[minmax(0,1fr)] @min-[44rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[44rem]:grid-rows-[auto_auto_auto_1fr] low:@min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]';

/** A task below its text; sideways the text is beside the heading. */
const taskClass =
  'grid grid-cols-[minmax(0,1fr)] low:@min-[44rem]:grid-cols-[fit-content(14rem)_minmax(0,1fr)]';

const sceneBesideClass =
  '@min-[44rem]:col-start-2 @min-[44rem]:row-span-4 @min-[44rem]:row-start-1';

/** On a phone the text leaves the room to what there is to do. */
const textBesideClass = 'max-sm:text-base max-sm:leading-snug';

/** Characters of text that leave a phone's first screen to the thing to do. */
const shortText = 170;

/**
 * One step of a lesson: its text, and beside or below it what there is to do. A hidden one keeps what was
 * done in it. What a lesson opens with stands there with the page; what follows rises.
 */
export function LessonScreenView(props: LessonScreenViewProps) {
  const { screen, index, headingId, hasHeading, isShown, walk, slots } = props;
  const { blocks, title } = screen;
  const thing = blocks.findIndex(isThingToDo);
  const textBefore = blocks.slice(0, Math.max(0, thing));
  const repliesTo = (block: number) => walk.replies.get(blockKey(index, block)) ?? [];
  const show = (from: number, to: number) =>
    blocks
      .slice(from, to)
      .map((block, offset) => (
        <LessonBlockView
          key={from + offset}
          lessonId={walk.lessonId}
          block={block}
          replies={repliesTo(from + offset)}
          glossary={walk.glossary}
          memory={walk.memory}
          update={walk.update}
          slots={slots}
        />
      ));
  const replies = repliesTo(thing);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const isHeaded = hasHeading && title !== undefined;
  const column = 'flex min-w-0 flex-col gap-4 compact:gap-2.5';
  const hasText = blocks.some((block) => !isThingToDo(block));
  // A task needs the width for its circuit.
  const isTask = blocks[thing]?.kind === 'task';
  const isBeside = thing >= 0 && !isTask && (hasText || replies.length > 0);
  return (
    <section
      hidden={!isShown}
      aria-labelledby={headingId}
      className={clsx(
        walk.visited.size > 1 && 'animate-rise',
        'gap-x-8 gap-y-3 text-lg leading-relaxed low:gap-x-5 low:gap-y-2 low:text-base low:leading-snug [&[hidden]]:hidden',
        isBeside && besideClass,
        isTask && taskClass,
        !isBeside && !isTask && 'flex flex-col',
      )}
    >
      {isHeaded && (
        <ScreenHeading id={headingId} title={title} toolsRef={setTools}>
          {isShown && <ReadAloudButton screen={screen} />}
        </ScreenHeading>
      )}
      {thing < 0 ? (
        <div className={column}>{show(0, blocks.length)}</div>
      ) : (
        <HeadingToolsContext value={isHeaded ? tools : undefined}>
          {thing > 0 && <div className={clsx(column, textBesideClass)}>{show(0, thing)}</div>}
          <div
            className={clsx(
              column,
              isBeside && sceneBesideClass,
              isTask && 'col-span-full',
              lengthOf(textBefore) > shortText && '@max-[44rem]:-order-1',
            )}
          >
            {show(thing, thing + 1)}
          </div>
          {replies.map((guess) => (
            <GuessReply
              key={guess.id}
              block={guess}
              guess={walk.memory.guesses[guess.id]}
              isOpen={walk.memory.checked.includes(guess.id)}
              className={isTask ? 'col-span-full' : undefined}
            />
          ))}
          {thing + 1 < blocks.length && (
            <div className={clsx(column, textBesideClass, isTask && 'col-span-full')}>
              {show(thing + 1, blocks.length)}
            </div>
          )}
        </HeadingToolsContext>
      )}
    </section>
  );
}

interface ScreenHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly toolsRef: Ref<HTMLDivElement>;
  /** Tools of the text. */
  readonly children: ReactNode;
}

function ScreenHeading({ id, title, toolsRef, children }: ScreenHeadingProps) {
  return (
    <div className="-order-2 flex items-start justify-between gap-3">
      <h2
        id={id}
        tabIndex={-1}
        className="min-w-0 scroll-mt-20 py-1 text-xl outline-none roomy:text-2xl low:py-0"
      >
        {title}
      </h2>
      <div ref={toolsRef} className="-my-1 flex shrink-0 justify-end empty:hidden">
        {children}
      </div>
    </div>
  );
}

function lengthOf(blocks: SeenScreen['blocks']): number {
  return blocks.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0);
}
