import type { BlockOf } from '@qubloom/contract';
import { clsx } from 'clsx';
import { ChevronDown, CirclePlay, Lightbulb } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { bringIntoView } from '../../../../lib/browser/bring-into-view.ts';
import { Qubi } from '../../../../ui/brand/qubi.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { celebrate } from '../../../../ui/feedback/celebrate.ts';

export interface GuessReplyProps {
  readonly block: BlockOf<'predict'>;
  readonly guess: number | undefined;
  /** The learner continued without a guess. */
  readonly isSkipped: boolean;
  /** The run that shows the answer has ended. */
  readonly isOpen: boolean;
  readonly className?: string | undefined;
}

/** Compares the guess with what happened. It opens by itself after the run, and never before. */
export function GuessReply({ block, guess, isSkipped, isOpen, className }: GuessReplyProps) {
  const reply = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  const isRight = guess === block.answer;
  useEffect(() => {
    const box = reply.current;
    // The run, which is the evidence, is directly above.
    if (isOpen && !wasOpen.current && box) {
      bringIntoView(box, box.previousElementSibling);
      if (isRight) celebrate('step');
    }
    wasOpen.current = isOpen;
  }, [isOpen, isRight]);
  const chosen = guess === undefined ? undefined : block.options[guess];
  if (!chosen && !isSkipped) return null;
  return (
    <div
      ref={reply}
      role="status"
      className={clsx(
        'rounded-card bg-action-soft p-5 compact:p-3 compact:text-base compact:leading-snug',
        className,
      )}
    >
      {isOpen ? (
        chosen ? (
          <Reply block={block} guess={guess} />
        ) : (
          <Answer block={block} />
        )
      ) : (
        <p className="flex gap-3">
          <CirclePlay aria-hidden="true" className="mt-1 size-6 shrink-0 text-action" />
          {chosen ? (
            <span>
              You guessed <strong className="font-semibold">{chosen.text}</strong>. Run it, and your
              guess is checked.
            </span>
          ) : (
            <span>You skipped the guess. Run it, and see what happens.</span>
          )}
        </p>
      )}
    </div>
  );
}

/** The answer for a learner who did not guess. It judges nothing. */
function Answer({ block }: Pick<GuessReplyProps, 'block'>) {
  const answer = block.options[block.answer];
  return (
    <div className="flex gap-3">
      <Lightbulb aria-hidden="true" className="mt-1 size-6 shrink-0 text-points-ink" />
      <div className="flex flex-col gap-1">
        <p className="font-heading text-lg font-semibold">So that’s what happens.</p>
        <p>
          The answer: <strong className="font-semibold">{answer?.text}</strong>. {answer?.reply}
        </p>
        <OtherGuesses block={block} announced={[block.answer]} />
      </div>
    </div>
  );
}

function Reply({ block, guess }: Pick<GuessReplyProps, 'block' | 'guess'>) {
  const chosen = block.options[guess ?? -1];
  const answer = block.options[block.answer];
  const isRight = chosen === answer;
  return (
    <div className="flex gap-3">
      {isRight ? (
        <Qubi mood="celebrating" className="size-12 shrink-0 animate-spring" />
      ) : (
        <Lightbulb aria-hidden="true" className="mt-1 size-6 shrink-0 text-points-ink" />
      )}
      <div className="flex flex-col gap-1">
        <p className="font-heading text-lg font-semibold">
          {isRight ? 'Your guess matches.' : 'It came out another way.'}
        </p>
        <p>
          You guessed <strong className="font-semibold">{chosen?.text}</strong>. {chosen?.reply}
        </p>
        {!isRight && (
          <p>
            The answer: <strong className="font-semibold">{answer?.text}</strong>. {answer?.reply}
          </p>
        )}
        <OtherGuesses block={block} announced={[guess ?? -1, block.answer]} />
      </div>
    </div>
  );
}

interface OtherGuessesProps {
  readonly block: BlockOf<'predict'>;
  /** Options whose reply is already shown. */
  readonly announced: readonly number[];
}

/** Frequent other guesses, and why they are tempting. */
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
