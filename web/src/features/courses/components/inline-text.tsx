import { Popover } from 'radix-ui';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
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
    <code className="rounded-md bg-sunken p-0.5 font-mono text-[0.9em] whitespace-nowrap">
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

/** Words inside an explanation stay plain: an explanation opens no other one. */
const noWords: Glossary = new Map();

/** A new word; a tap opens what it means. */
function GlossaryWord({ word, explanation, children }: GlossaryWordProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const leaves = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // The popover hangs at the end of the page; Tab goes on from the word in the text.
    event.stopPropagation();
    if (event.shiftKey) event.preventDefault();
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={trigger}
        className="rounded-sm font-medium text-action-ink underline decoration-action decoration-dotted decoration-2 underline-offset-4 hover:bg-action-soft"
      >
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="bottom"
          sideOffset={6}
          collisionPadding={16}
          aria-label={word}
          onKeyDownCapture={leaves}
          onCloseAutoFocus={(event) => {
            // Where the focus has moved on already, it stays.
            if (document.activeElement !== document.body) event.preventDefault();
          }}
          className="z-40 max-w-80 rounded-card border border-line bg-surface p-4 shadow-card"
        >
          <div className="flex items-start justify-between gap-2">
            <p className="font-heading text-lg font-semibold text-action-ink">{word}</p>
            <Popover.Close
              aria-label="Close"
              className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center rounded-control text-action-ink hover:bg-action-soft"
            >
              <X aria-hidden className="size-5" />
            </Popover.Close>
          </div>
          <p className="mt-1">
            <InlineText text={explanation} glossary={noWords} />
          </p>
          <Popover.Arrow className="fill-surface" width={14} height={7} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
