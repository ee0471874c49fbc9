import { clsx } from 'clsx';
import { Fragment, type ReactNode, type Ref, useState } from 'react';
import { HeadingToolsContext } from '../../ui/display/heading-tools.ts';
import { isInlineCheck, isThingToDo, type ShownBlock } from '@qubloom/contract';

export interface ScreenLayoutProps {
  readonly blocks: readonly ShownBlock[];
  /** Id of the heading that names it: its own, or one above it. */
  readonly headingId: string;
  /** Title of its own heading; undefined if it has none. */
  readonly title: string | undefined;
  readonly isShown: boolean;
  /** Buttons for the text, beside the heading. */
  readonly tools?: ReactNode;
  readonly renderBlock: (block: ShownBlock, index: number) => ReactNode;
  /** Renders what comes below the thing to do. */
  readonly renderReplies?: ((className: string | undefined) => ReactNode) | undefined;
}

/** Puts the text beside its scene if both fit, and gives the scene more of the width in a low window. */
const besideClass = clsx(
  'grid grid-cols-[minmax(0,1fr)]',
  'landscape:@[44rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
  'landscape:@[44rem]:grid-rows-[auto_auto_auto_1fr]',
  'low:landscape:@[44rem]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]',
  'projected:@[33rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
  'projected:@[33rem]:grid-rows-[auto_auto_auto_1fr]',
);

const inSecondColumnClass = clsx(
  'landscape:@[44rem]:col-start-2 landscape:@[44rem]:row-span-4 landscape:@[44rem]:row-start-1',
  'projected:@[33rem]:col-start-2 projected:@[33rem]:row-span-4 projected:@[33rem]:row-start-1',
);

/** Puts a task below its text. In a sideways window, the text is beside the heading. */
const taskClass =
  'grid grid-cols-[minmax(0,1fr)] low:landscape:@[44rem]:grid-cols-[fit-content(14rem)_minmax(0,1fr)]';

/** On a phone, the text is smaller, so that there is more space for the thing to do. */
const textBesideClass = 'max-sm:text-base max-sm:leading-snug';

/** Text alone fills the height of a projector, in letters that the last row can read. */
const textAloneClass =
  'projected:min-h-[80dvh] projected:justify-center projected:text-[1.0625rem]';

/** Characters that fit onto a projector in the largest letters. */
const fewWords = 300;

/**
 * Characters of text that leave space for the thing to do on a phone's first screen. A question leaves more, and makes
 * sense only after its story.
 */
const shortText = (thing: ShownBlock | undefined) =>
  thing && (thing.kind === 'choice' || isInlineCheck(thing)) ? 420 : 170;

/**
 * One screen: its text, and beside or below it the thing to do. Its layout follows the width of its container. A
 * hidden screen keeps its state.
 */
export function ScreenLayout(props: ScreenLayoutProps) {
  const { blocks, headingId, title, isShown, tools, renderBlock, renderReplies } = props;
  const thing = blocks.findIndex(isThingToDo);
  const textBefore = blocks.slice(0, Math.max(0, thing));
  const show = (from: number, to: number) =>
    blocks
      .slice(from, to)
      .map((block, offset) => (
        <Fragment key={from + offset}>{renderBlock(block, from + offset)}</Fragment>
      ));
  const [toolsPlace, setToolsPlace] = useState<HTMLElement | null>(null);
  const isHeaded = title !== undefined;
  const column = 'flex min-w-0 flex-col gap-4 compact:gap-2.5 low:gap-1.5';
  const hasText = blocks.some((block) => !isThingToDo(block));
  // A task needs the width for its circuit.
  const isTask = blocks[thing]?.kind === 'task';
  const isBeside = thing >= 0 && !isTask && (hasText || renderReplies !== undefined);
  return (
    <section
      hidden={!isShown}
      aria-labelledby={headingId}
      className={clsx(
        'animate-settle gap-x-8 gap-y-3 text-lg leading-relaxed low:gap-x-5 low:gap-y-2 low:text-base low:leading-snug [&[hidden]]:hidden',
        isBeside && besideClass,
        isTask && taskClass,
        !isBeside && !isTask && 'flex flex-col',
        thing < 0 &&
          clsx(textAloneClass, lengthOf(blocks) <= fewWords && 'projected:text-[1.375rem]!'),
      )}
    >
      {isHeaded && (
        <ScreenHeading id={headingId} title={title} toolsRef={setToolsPlace}>
          {tools}
        </ScreenHeading>
      )}
      {thing < 0 ? (
        <div className={column}>{show(0, blocks.length)}</div>
      ) : (
        <HeadingToolsContext value={isHeaded ? toolsPlace : undefined}>
          {thing > 0 && <div className={clsx(column, textBesideClass)}>{show(0, thing)}</div>}
          <div
            className={clsx(
              column,
              isBeside && inSecondColumnClass,
              isTask && 'col-span-full',
              lengthOf(textBefore) > shortText(blocks[thing]) && '@max-[44rem]:-order-1',
            )}
          >
            {show(thing, thing + 1)}
          </div>
          {renderReplies?.(isTask ? 'col-span-full' : undefined)}
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
  readonly children: ReactNode;
}

function ScreenHeading({ id, title, toolsRef, children }: ScreenHeadingProps) {
  return (
    <div className="-order-2 flex items-start justify-between gap-3">
      <h2
        id={id}
        tabIndex={-1}
        className="min-w-0 scroll-mt-20 py-1 text-xl outline-none not-compact:text-2xl low:py-0"
      >
        {title}
      </h2>
      <div ref={toolsRef} className="-my-1 flex shrink-0 justify-end empty:hidden">
        {children}
      </div>
    </div>
  );
}

function lengthOf(blocks: readonly ShownBlock[]): number {
  return blocks.reduce((sum, block) => sum + ('text' in block ? block.text.length : 0), 0);
}
