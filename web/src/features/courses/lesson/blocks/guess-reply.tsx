import type { BlockOf } from '@qubloom/contract';
import { ChevronDown, CircleCheck, Lightbulb } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';

export interface GuessReplyProps {
  readonly block: BlockOf<'predict'>;
  readonly guess: number | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** After the run: what was guessed against what happened, opened by the learner. */
export function GuessReply({ block, guess, isOpen, onOpen }: GuessReplyProps) {
  const reply = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) reply.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const chosen = guess === undefined ? undefined : block.options[guess];
  if (!chosen) return null;
  if (!isOpen) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-action-soft p-5">
        <p className="min-w-48 flex-1">
          You guessed <strong className="font-semibold">{chosen.text}</strong>.
        </p>
        <Button onClick={onOpen}>I Ran It: Check My Guess</Button>
      </div>
    );
  }
  const isRight = guess === block.answer;
  return (
    <div
      ref={reply}
      tabIndex={-1}
      className="flex gap-3 rounded-card bg-action-soft p-5 outline-none"
    >
      {isRight ? (
        <CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-good" />
      ) : (
        <Lightbulb aria-hidden="true" className="mt-1 size-6 shrink-0 text-points-ink" />
      )}
      <div className="flex flex-col gap-1">
        <p className="font-heading text-lg font-semibold">
          {isRight ? 'Your guess matches.' : 'It came out another way.'}
        </p>
        <p>
          You guessed <strong className="font-semibold">{chosen.text}</strong>. {chosen.reply}
        </p>
        {!isRight && (
          <p>
            The answer:{' '}
            <strong className="font-semibold">{block.options[block.answer]?.text}</strong>.{' '}
            {block.options[block.answer]?.reply}
          </p>
        )}
        <OtherGuesses block={block} announced={[guess ?? -1, block.answer]} />
      </div>
    </div>
  );
}

interface OtherGuessesProps {
  readonly block: BlockOf<'predict'>;
  /** Options whose reply is shown already. */
  readonly announced: readonly number[];
}

/** What others often guess, and why it is tempting. */
function OtherGuesses({ block, announced }: OtherGuessesProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const others = block.options.filter((_, index) => !announced.includes(index));
  if (others.length === 0) return null;
  return (
    <div className="mt-1">
      <Button
        variant="quiet"
        className="-ml-5"
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : undefined} />
        Other Common Guesses
      </Button>
      <ul id={list} hidden={!isOpen} className="flex flex-col gap-2">
        {others.map(({ text, reply }) => (
          <li key={text}>
            <strong className="font-semibold">{text}</strong>. {reply}
          </li>
        ))}
      </ul>
    </div>
  );
}
