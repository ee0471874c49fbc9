import type { BlockOf } from '@qubloom/contract';
import { Lightbulb } from 'lucide-react';
import { useRef, useState } from 'react';
import { useBroughtIntoView } from '../../lib/browser/bring-into-view.ts';
import { RadioCard } from '../../ui/controls/radio-cards.tsx';
import { Success } from '../../ui/feedback/success.tsx';
import type { Glossary } from './glossary.ts';
import { InlineText } from './inline-text.tsx';
import { optionsClass } from './options-class.ts';

export interface ChoiceBlockProps {
  readonly block: BlockOf<'choice'>;
  readonly glossary: Glossary;
  readonly chosen: number | undefined;
  readonly onChoose: (option: number) => void;
}

/**
 * A question about what is on the screen. It is answered at once, and learners may answer as often as they like.
 */
export function ChoiceBlock({ block, glossary, chosen, onChoose }: ChoiceBlockProps) {
  const reply = chosen === undefined ? undefined : block.options[chosen]?.reply;
  const isRight = chosen === block.answer;
  const [isFresh, setFresh] = useState(false);
  const choose = (option: number) => {
    setFresh(true);
    onChoose(option);
  };
  const question = useRef<HTMLFieldSetElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useBroughtIntoView(answer, reply, question);
  return (
    <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card not-compact:p-5 low:gap-2 low:p-3">
      <fieldset ref={question} className={optionsClass}>
        <legend className="mb-3 font-medium low:mb-2">
          <InlineText text={block.question} glossary={glossary} />
        </legend>
        {block.options.map((option, index) => (
          <RadioCard
            key={index}
            name={`choice-${block.id}`}
            value={String(index)}
            checked={chosen === index}
            tone={chosen === index && isRight ? 'good' : 'plain'}
            onChoose={() => choose(index)}
          >
            <InlineText text={option.text} glossary={glossary} />
          </RadioCard>
        ))}
      </fieldset>
      <div ref={answer} role="status">
        {reply !== undefined && isRight && (
          <Success strength="step" isFresh={isFresh}>
            {reply}
          </Success>
        )}
        {reply !== undefined && !isRight && (
          <p className="flex gap-2.5">
            <Lightbulb aria-hidden="true" className="mt-1 size-5 shrink-0 text-points-ink" />
            <span>{reply} Pick another one.</span>
          </p>
        )}
      </div>
    </div>
  );
}
