import { Popover } from 'radix-ui';
import { clsx } from 'clsx';
import { bitsOf, inlineMarksOf } from '../inline-marks-state.ts';
import type { Glossary } from '../lesson-parts-state.ts';

export interface InlineTextProps {
  readonly text: string;
  readonly glossary: Glossary;
}

/** A paragraph's words with their marks. */
export function InlineText({ text, glossary }: InlineTextProps) {
  return inlineMarksOf(text).map((mark, place) => {
    switch (mark.kind) {
      case 'text':
        return mark.text;
      case 'strong':
        return (
          <strong key={place} className="font-semibold">
            {mark.text}
          </strong>
        );
      case 'code':
        return <Code key={place} code={mark.text} />;
      case 'word': {
        const entry = glossary.get(mark.key);
        if (!entry) return mark.text;
        return (
          <GlossaryWord key={place} word={entry.word} explanation={entry.explanation}>
            {mark.text}
          </GlossaryWord>
        );
      }
    }
  });
}

/** Gate names, code and kets; the digits of a ket keep the colours of 0 and 1. */
function Code({ code }: { readonly code: string }) {
  return (
    <code className="rounded-md bg-sunken px-1.5 py-0.5 font-mono text-[0.9em] whitespace-nowrap">
      {bitsOf(code).map(({ text, bit }, place) => (
        <span
          key={place}
          className={clsx(
            bit === 0 && 'font-bold text-zero-ink',
            bit === 1 && 'font-bold text-one-ink',
          )}
        >
          {text}
        </span>
      ))}
    </code>
  );
}

interface GlossaryWordProps {
  readonly word: string;
  readonly explanation: string;
  readonly children: string;
}

/** A new word; a tap opens what it means. */
function GlossaryWord({ word, explanation, children }: GlossaryWordProps) {
  return (
    <Popover.Root>
      <Popover.Trigger className="rounded-sm font-medium text-action-ink underline decoration-action decoration-dotted decoration-2 underline-offset-4 hover:bg-action-soft">
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="bottom"
          sideOffset={6}
          collisionPadding={16}
          aria-label={word}
          className="z-40 max-w-80 rounded-card border border-line bg-surface p-4 shadow-card"
        >
          <p className="font-heading text-lg font-semibold text-action-ink">{word}</p>
          <p className="mt-1">{explanation}</p>
          <Popover.Arrow className="fill-surface" width={14} height={7} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
