import type { ExplanationStep } from '@qubloom/contract';
import { InlineText } from '../../../product/blocks/inline-text.tsx';
import type { Glossary } from '../../../product/blocks/glossary.ts';
import { Card } from '../../../ui/display/card.tsx';

const noGlossary: Glossary = new Map();

/** The explanation of the picture, step by step. */
export function Explanation({ steps }: { readonly steps: readonly ExplanationStep[] }) {
  return (
    <ol className="mx-auto flex max-w-[65ch] flex-col gap-3 sm:gap-4">
      {steps.map(({ title, content }, index) => (
        <Card as="li" key={title} className="flex gap-4 max-sm:p-4!">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-action-soft font-heading font-semibold text-action-ink"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <h2 className="text-lg sm:text-xl">{title}</h2>
            <p className="mt-1 sm:text-lg">
              <InlineText text={content} glossary={noGlossary} />
            </p>
          </div>
        </Card>
      ))}
    </ol>
  );
}
