import { clsx } from 'clsx';
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

/** Characters of text that leave a phone's first screen to the thing to do. */
const shortText = 170;

/**
 * One step of a lesson: its text, and beside or below it what there is to do. A hidden one keeps what was
 * done in it.
 */
export function LessonScreenView(props: LessonScreenViewProps) {
  const { screen, index, headingId, hasHeading, isShown, walk, slots } = props;
  const { blocks, title } = screen;
  const thing = blocks.findIndex(isThingToDo);
  const textBefore = blocks.slice(0, Math.max(0, thing));
  const show = (from: number, to: number) =>
    blocks
      .slice(from, to)
      .map((block, offset) => (
        <LessonBlockView
          key={from + offset}
          lessonId={walk.lessonId}
          block={block}
          replies={walk.replies.get(blockKey(index, from + offset)) ?? []}
          glossary={walk.glossary}
          memory={walk.memory}
          update={walk.update}
          slots={slots}
        />
      ));
  const heading = hasHeading && title !== undefined && (
    <div className="-order-2 flex items-start justify-between gap-3">
      <h2
        id={headingId}
        tabIndex={-1}
        className="min-w-0 scroll-mt-20 py-1 text-xl outline-none roomy:text-2xl low:py-0"
      >
        {title}
      </h2>
      {isShown && <ReadAloudButton screen={screen} />}
    </div>
  );
  const column = 'flex min-w-0 flex-col gap-4';
  const hasText = blocks.some((block) => !isThingToDo(block));
  // A task needs the width for its circuit.
  const isTask = blocks[thing]?.kind === 'task';
  const isBeside = thing >= 0 && hasText && !isTask;
  return (
    <section
      hidden={!isShown}
      aria-labelledby={headingId}
      className={clsx(
        'animate-rise gap-x-8 gap-y-3 text-lg leading-relaxed low:gap-x-5 low:gap-y-2 low:text-base low:leading-snug [&[hidden]]:hidden',
        isBeside
          ? 'grid grid-cols-[minmax(0,1fr)] @min-[44rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @min-[44rem]:grid-rows-[auto_auto_1fr] low:@min-[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]'
          : 'flex flex-col',
      )}
    >
      {heading}
      {thing < 0 ? (
        <div className={column}>{show(0, blocks.length)}</div>
      ) : (
        <>
          {thing > 0 && (
            <div className={clsx(column, isTask && 'max-sm:text-base max-sm:leading-snug')}>
              {show(0, thing)}
            </div>
          )}
          <div
            className={clsx(
              column,
              isBeside &&
                '@min-[44rem]:col-start-2 @min-[44rem]:row-span-3 @min-[44rem]:row-start-1',
              lengthOf(textBefore) > shortText && '@max-[44rem]:-order-1',
            )}
          >
            {show(thing, thing + 1)}
          </div>
          {thing + 1 < blocks.length && (
            <div className={column}>{show(thing + 1, blocks.length)}</div>
          )}
        </>
      )}
    </section>
  );
}

function lengthOf(blocks: SeenScreen['blocks']): number {
  return blocks.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0);
}
