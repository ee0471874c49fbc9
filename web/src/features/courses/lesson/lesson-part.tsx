import { type SeenPart, blockKey, stageNames } from './lesson-parts-state.ts';
import type { LessonSlots } from './lesson-slots.ts';
import type { LessonWalk } from './use-lesson-walk.ts';
import { LessonBlockView } from './blocks/lesson-block.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';
import { StageIcon } from './stage-steps.tsx';

export interface LessonPartViewProps {
  readonly part: SeenPart;
  readonly index: number;
  readonly headingId: string;
  readonly isShown: boolean;
  readonly walk: LessonWalk;
  readonly slots: LessonSlots;
}

/** One part of a lesson. A hidden one keeps what was done in it. */
export function LessonPartView(props: LessonPartViewProps) {
  const { part, index, headingId, isShown, walk, slots } = props;
  return (
    <section
      hidden={!isShown}
      aria-labelledby={headingId}
      className="animate-rise flex flex-col gap-5 text-lg leading-relaxed [&[hidden]]:hidden"
    >
      {part.title && (
        <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1.5">
          <div className="flex min-w-0 flex-col gap-1.5">
            {part.stage && (
              <p className="inline-flex items-center gap-1.5 text-sm font-semibold text-action-ink">
                <StageIcon stage={part.stage} />
                {stageNames[part.stage]}
              </p>
            )}
            <h3 id={headingId} tabIndex={-1} className="scroll-mt-24 text-2xl outline-none">
              {part.title}
            </h3>
          </div>
          {isShown && <ReadAloudButton part={part} />}
        </header>
      )}
      {part.blocks.map((block, blockIndex) => (
        <LessonBlockView
          key={blockIndex}
          lessonId={walk.lessonId}
          block={block}
          replies={walk.replies.get(blockKey(index, blockIndex)) ?? []}
          glossary={walk.glossary}
          memory={walk.memory}
          update={walk.update}
          slots={slots}
        />
      ))}
    </section>
  );
}
