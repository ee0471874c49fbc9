import { CircleCheck, Lightbulb } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { InlineGrade } from '@qubloom/curriculum';
import { useBroughtIntoView } from '../../lib/browser/bring-into-view.ts';
import { InlineText } from '../../product/blocks/inline-text.tsx';
import { Success } from '../../ui/feedback/success.tsx';
import type { ShownCheck } from '../../product/blocks/shown-check.ts';
import { BarsCheck } from './bars-check.tsx';
import { HistogramCheck } from './histogram-check.tsx';
import { NumberCheck } from './number-check.tsx';
import { OrderCheck } from './order-check.tsx';

/** A question in the text, graded at once by the engine, as often as the learner likes. */
export function InlineCheck({ block, glossary, isSolved, onSolved }: ShownCheck) {
  const [grade, setGrade] = useState<InlineGrade>();
  const show = (found: InlineGrade) => {
    setGrade(found);
    if (found.passed) onSolved();
  };
  const question = useRef<HTMLFieldSetElement>(null);
  const reply = useRef<HTMLDivElement>(null);
  useBroughtIntoView(reply, grade, question);
  const parts = { onGraded: show, onChanged: () => setGrade(undefined) };
  return (
    <fieldset
      ref={question}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4 shadow-card compact:gap-2 compact:p-3 not-compact:p-5"
    >
      {/* The legend floats, so that it is a part of the column. */}
      <legend className="float-left leading-snug font-medium">
        {isSolved && !grade && (
          <CircleCheck aria-label="Done:" className="mr-1.5 inline size-5 text-good" />
        )}
        <InlineText text={block.question} glossary={glossary} />
      </legend>
      {block.kind === 'number' && <NumberCheck block={block} {...parts} />}
      {block.kind === 'bars' && <BarsCheck block={block} {...parts} />}
      {block.kind === 'histogram' && <HistogramCheck block={block} {...parts} />}
      {block.kind === 'order' && <OrderCheck block={block} {...parts} />}
      <div ref={reply} role="status">
        {grade && (
          <Reply isRight={grade.passed}>
            <InlineText text={grade.reply} glossary={glossary} />
          </Reply>
        )}
      </div>
    </fieldset>
  );
}

interface ReplyProps {
  readonly isRight: boolean;
  readonly children: ReactNode;
}

function Reply({ isRight, children }: ReplyProps) {
  if (isRight) {
    return (
      <Success strength="step" label="Right:">
        {children}
      </Success>
    );
  }
  return (
    <p className="flex gap-2.5">
      <Lightbulb aria-label="Not yet:" className="mt-1 size-5 shrink-0 text-points-ink" />
      <span>{children}</span>
    </p>
  );
}
