/** One step of a lesson in front of a class. Nothing waits for a guess, and nothing is saved. */
import {
  isThingToDo,
  lessonPartsOf,
  lessonScreensOf,
  parseLessonContent,
  type BlockOf,
  type Lesson,
} from '@qubloom/contract';
import { useMemo, useState } from 'react';
import { answersOf } from '../../../product/blocks/answers-state.ts';
import { glossaryOf } from '../../../product/blocks/glossary.ts';
import { InlineText } from '../../../product/blocks/inline-text.tsx';
import { ScreenLayout } from '../../../product/blocks/screen-layout.tsx';
import { GuessReply } from './blocks/guess-reply.tsx';
import { LessonBlockView } from './blocks/lesson-block.tsx';
import { emptyMemory } from './lesson-memory-state.ts';
import { blockKey, repliesByBlock } from './lesson-parts-state.ts';
import type { LessonSlots } from './lesson-slots.ts';

export interface ProjectedStepProps {
  readonly lesson: Lesson;
  /** Key of the step. Use the lesson and the step as key of this component. */
  readonly step: string;
  readonly showsAnswers: boolean;
  readonly slots: LessonSlots;
}

export function ProjectedStep({ lesson, step, showsAnswers, slots }: ProjectedStepProps) {
  const { screens, glossary, replies } = useMemo(() => {
    const blocks = parseLessonContent(lesson.content);
    const found = lessonScreensOf(lessonPartsOf(blocks));
    return { screens: found, glossary: glossaryOf(blocks), replies: repliesByBlock(found) };
  }, [lesson.content]);
  const [memory, setMemory] = useState(emptyMemory);
  const index = screens.findIndex(({ key }) => key === step);
  const screen = screens[index];
  if (!screen) return null;
  const blocks = screen.blocks.filter(({ kind }) => kind !== 'grown-ups');
  const thing = screen.blocks.findIndex(isThingToDo);
  const guesses = replies.get(blockKey(index, thing)) ?? [];
  // A question of this step is answered only when the teacher says so.
  const open = guesses.filter(
    ({ id }) => !blocks.some((block) => 'id' in block && block.id === id),
  );
  const answers = showsAnswers ? answersOf(blocks) : [];
  return (
    <div className="flex flex-col gap-4">
      <ScreenLayout
        blocks={blocks}
        headingId={`projected-${screen.key}`}
        title={screen.title}
        isShown
        renderBlock={(block) =>
          block.kind === 'predict' ? (
            <AskedGuess block={block} glossary={glossary} />
          ) : (
            <LessonBlockView
              lessonId={lesson.id}
              block={block}
              replies={[]}
              glossary={glossary}
              memory={memory}
              update={(change) => setMemory(change)}
              slots={slots}
            />
          )
        }
        renderReplies={
          open.length === 0
            ? undefined
            : (className) =>
                open.map((guess) => (
                  <GuessReply
                    key={guess.id}
                    block={guess}
                    guess={undefined}
                    isSkipped
                    isOpen
                    className={className}
                  />
                ))
        }
      />
      <div role="status" className="empty:hidden">
        {answers.length > 0 && (
          <div ref={scrollToIt} className="flex scroll-mb-24 flex-col gap-3 text-lg">
            {answers.map((answer, at) => (
              <p key={at} className="rounded-card bg-good-soft p-4">
                <span className="font-semibold">Answer: </span>
                <InlineText text={answer} glossary={glossary} />
              </p>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

/** Shows what has just been added, above the projector's bar. */
function scrollToIt(added: HTMLElement | null): void {
  added?.scrollIntoView({ block: 'nearest' });
}

type AskedGuessProps = Pick<Parameters<typeof InlineText>[0], 'glossary'> & {
  readonly block: BlockOf<'predict'>;
};

/** The guesses are made on the learners' own devices, or by raising hands. */
function AskedGuess({ block, glossary }: AskedGuessProps) {
  return (
    <div className="flex flex-col gap-3 rounded-card border-[1.5px] border-dashed border-action bg-surface p-4">
      <p className="leading-snug font-medium">
        <InlineText text={block.question} glossary={glossary} />
      </p>
      <ol className="flex list-[upper-alpha] flex-col gap-2 pl-12">
        {block.options.map(({ text }) => (
          <li key={text}>
            <InlineText text={text} glossary={glossary} />
          </li>
        ))}
      </ol>
    </div>
  );
}
