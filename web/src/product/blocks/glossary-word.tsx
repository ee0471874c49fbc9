import { X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';

export interface GlossaryWordProps {
  readonly word: string;
  readonly explanation: ReactNode;
  readonly children: string;
}

/** A new word; a tap opens its explanation. */
export function GlossaryWord({ word, explanation, children }: GlossaryWordProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const leaves = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    // The popover is at the end of the document, so Tab continues from the word in the text.
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
            // If the focus has already moved elsewhere, it stays there.
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
          <p className="mt-1">{explanation}</p>
          <Popover.Arrow className="fill-surface" width={14} height={7} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
