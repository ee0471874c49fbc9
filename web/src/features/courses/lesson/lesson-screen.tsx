import { ScreenLayout } from '../../../product/blocks/screen-layout.tsx';
import { isThingToDo } from '@qubloom/contract';
import { ReadAloudButton } from '../../../product/read-aloud/read-aloud-button.tsx';
import { GuessReply } from './blocks/guess-reply.tsx';
import { LessonBlockView } from './blocks/lesson-block.tsx';
import { blockKey, type SeenScreen } from './lesson-parts-state.ts';
import type { LessonSlots } from './lesson-slots.ts';
import { spokenPieces } from './spoken-text-state.ts';
import type { LessonWalk } from './use-lesson-walk.ts';

export interface LessonScreenViewProps {
  readonly screen: SeenScreen;
  readonly index: number;
  /** Id of the heading that names it: its own, or the heading of the part that it continues. */
  readonly headingId: string;
  readonly hasHeading: boolean;
  readonly isShown: boolean;
  readonly walk: LessonWalk;
  readonly slots: LessonSlots;
}

/** One step of a lesson. */
export function LessonScreenView(props: LessonScreenViewProps) {
  const { screen, index, headingId, hasHeading, isShown, walk, slots } = props;
  const repliesTo = (block: number) => walk.replies.get(blockKey(index, block)) ?? [];
  const replies = repliesTo(screen.blocks.findIndex(isThingToDo));
  return (
    <ScreenLayout
      blocks={screen.blocks}
      headingId={headingId}
      title={hasHeading ? screen.title : undefined}
      isShown={isShown}
      tools={isShown && <ReadAloudButton pieces={() => spokenPieces(screen)} />}
      renderBlock={(block, at) => (
        <LessonBlockView
          lessonId={walk.lessonId}
          block={block}
          replies={repliesTo(at)}
          glossary={walk.glossary}
          memory={walk.memory}
          update={walk.update}
          slots={slots}
        />
      )}
      renderReplies={
        replies.length === 0
          ? undefined
          : (className) =>
              replies.map((guess) => (
                <GuessReply
                  key={guess.id}
                  block={guess}
                  guess={walk.memory.guesses[guess.id]}
                  isSkipped={walk.memory.skipped.includes(guess.id)}
                  isOpen={walk.memory.checked.includes(guess.id)}
                  className={className}
                />
              ))
      }
    />
  );
}
