import type { BlockOf } from '@qubloom/contract';
import { Lock, SkipForward } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../ui/controls/button.tsx';
import { RadioCard } from '../../../../ui/controls/radio-cards.tsx';
import type { Glossary } from '../../../../product/blocks/glossary.ts';
import { InlineText } from '../../../../product/blocks/inline-text.tsx';
import { optionsClass } from '../../../../product/blocks/options-class.ts';

export interface PredictBlockProps {
  readonly block: BlockOf<'predict'>;
  readonly glossary: Glossary;
  /** Index of the locked option. */
  readonly guess: number | undefined;
  /** The learner continued without a guess. */
  readonly isSkipped: boolean;
  /** The answer was seen, so there is nothing left to guess. */
  readonly isAnswered: boolean;
  readonly onLock: (option: number) => void;
}

/** A guess that must be locked or skipped before the learner sees what follows. Its reply comes after the run. */
export function PredictBlock(props: PredictBlockProps) {
  const { block, glossary, guess, isSkipped, isAnswered, onLock } = props;
  const [leaning, setLeaning] = useState<number>();
  const locked = useRef<HTMLParagraphElement>(null);
  const lock = () => {
    if (leaning === undefined) return;
    // The button disappears, and the focus would be lost.
    flushSync(() => onLock(leaning));
    locked.current?.focus();
  };
  const isLocked = guess !== undefined;
  const isOver = isLocked || (isSkipped && isAnswered);
  const chosen = guess ?? leaning;
  return (
    <div className="flex flex-col gap-4 rounded-card border-[1.5px] border-dashed border-action bg-surface p-4 compact:gap-3 not-compact:p-5 low:gap-2 low:p-3">
      <fieldset disabled={isOver} className={optionsClass}>
        <legend className="mb-3 leading-snug font-medium compact:mb-2">
          <InlineText text={block.question} glossary={glossary} />
        </legend>
        {block.options.map((option, index) => (
          <RadioCard
            key={index}
            name={`guess-${block.id}`}
            value={String(index)}
            checked={chosen === index}
            disabled={isOver}
            onChoose={() => setLeaning(index)}
          >
            <InlineText text={option.text} glossary={glossary} />
          </RadioCard>
        ))}
      </fieldset>
      {isOver ? (
        <p
          ref={locked}
          tabIndex={-1}
          className="flex items-center gap-2 text-base text-ink-soft outline-none"
        >
          {isLocked ? (
            <>
              <Lock aria-hidden="true" className="size-5 shrink-0 text-action" />
              Your guess is locked in. Now see what happens.
            </>
          ) : (
            <>
              <SkipForward aria-hidden="true" className="size-5 shrink-0" />
              You skipped this guess, and you’ve seen the answer.
            </>
          )}
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button aria-disabled={leaning === undefined} onClick={lock}>
            <Lock aria-hidden="true" />
            Lock In My Guess
          </Button>
          <p className="text-base text-ink-soft">
            {isSkipped
              ? 'You skipped this guess. You can still make one.'
              : 'A guess costs nothing. What do you think?'}
          </p>
        </div>
      )}
    </div>
  );
}
