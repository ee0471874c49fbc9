import type { LessonId, ShownBlock } from '@qubloom/contract';
import { ChevronDown, Users } from 'lucide-react';
import { GuessRunContext, type GuessRun } from '../../../../diagrams/trials/guess-run.ts';
import { ContentBlock } from '../../../../product/blocks/content-block.tsx';
import type { Glossary } from '../../../../product/blocks/glossary.ts';
import { InlineText } from '../../../../product/blocks/inline-text.tsx';
import {
  withGuessChecked,
  withChoice,
  isGuessOpen,
  type LessonMemory,
  withGuess,
  withSolved,
} from '../lesson-memory-state.ts';
import type { LessonSlots } from '../lesson-slots.ts';
import type { UpdateMemory } from '../use-lesson-memory.ts';
import { PredictBlock } from './predict-block.tsx';
import { Details } from '../../../../ui/display/details.tsx';

export interface LessonBlockViewProps {
  readonly lessonId: LessonId;
  readonly block: ShownBlock;
  /** Guesses whose reply comes after this block. */
  readonly replies: readonly Extract<ShownBlock, { kind: 'predict' }>[];
  readonly glossary: Glossary;
  readonly memory: LessonMemory;
  readonly update: UpdateMemory;
  readonly slots: LessonSlots;
}

export function LessonBlockView(props: LessonBlockViewProps) {
  return (
    <GuessRunContext value={guessRunOf(props)}>
      <Block {...props} />
    </GuessRunContext>
  );
}

/** The guess before this block, and whether its run is still to come. */
function guessRunOf({ replies, memory, update }: LessonBlockViewProps): GuessRun {
  const locked = replies.filter(({ id }) => memory.guesses[id] !== undefined);
  const past = replies.filter(({ id }) => !isGuessOpen(memory, id));
  const awaited = past.filter(({ id }) => !memory.checked.includes(id));
  return {
    isAwaited: awaited.length > 0,
    ghost: locked.map(({ id, options }) => options[memory.guesses[id] ?? -1]?.chart).at(-1),
    onRun: () => {
      if (awaited.length === 0) return;
      update((now) => awaited.reduce((checked, { id }) => withGuessChecked(checked, id), now));
    },
  };
}

function Block({ block, lessonId, glossary, memory, update, slots }: LessonBlockViewProps) {
  switch (block.kind) {
    case 'paragraph':
    case 'says':
    case 'choice':
      return (
        <ContentBlock
          block={block}
          glossary={glossary}
          choices={memory.choices}
          onChoose={(id, option) => update((now) => withChoice(now, id, option))}
        />
      );
    case 'predict':
      return (
        <PredictBlock
          block={block}
          glossary={glossary}
          guess={memory.guesses[block.id]}
          isSkipped={memory.skipped.includes(block.id)}
          isAnswered={memory.checked.includes(block.id)}
          onLock={(option) => update((now) => withGuess(now, block.id, option))}
        />
      );
    case 'number':
    case 'bars':
    case 'histogram':
    case 'order':
      return slots.renderInlineCheck({
        block,
        glossary,
        isSolved: memory.solved.includes(block.id),
        onSolved: () => update((now) => withSolved(now, block.id)),
      });
    case 'simulator':
      return slots.renderFrame(block, lessonId);
    case 'picture':
      return slots.renderInteractive(block);
    case 'task':
      return slots.renderTask(block, lessonId, () => update((now) => withSolved(now, block.id)));
    case 'program':
      return slots.renderProgram(block);
    case 'program-task':
      return slots.renderProgramTask(block, lessonId, () =>
        update((now) => withSolved(now, block.id)),
      );
    case 'grown-ups':
      return <GrownUpsNote text={block.text} glossary={glossary} />;
    case 'stop':
      // Shown between two steps, not in a step.
      return null;
  }
}

interface GrownUpsNoteProps {
  readonly text: string;
  readonly glossary: Glossary;
}

/** Folded, because the child's next step comes first. */
function GrownUpsNote({ text, glossary }: GrownUpsNoteProps) {
  return (
    <Details className="group rounded-card bg-sunken text-base text-ink-soft open:pb-4">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-card px-4 font-medium hover:text-ink [&::-webkit-details-marker]:hidden">
        <Users aria-hidden="true" className="size-5 shrink-0" />
        For grown-ups
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <p className="px-4 sm:pl-12">
        <InlineText text={text} glossary={glossary} />
      </p>
    </Details>
  );
}
