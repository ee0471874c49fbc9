/** A window over the page that keeps the focus, closes on Escape, and gives the focus back. */
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Announced with the title. */
  readonly description?: string;
  /** The button that opens it. Without one, the page opens the dialog. */
  readonly trigger?: ReactNode;
  readonly children: ReactNode;
}

export function Dialog({
  title,
  isOpen,
  onOpenChange,
  description,
  trigger,
  children,
}: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>}
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 bg-[#0b0822]/60" />
        <Primitive.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          // The library returns the focus only to its own trigger. If another element has taken the focus in the
          // meantime, it keeps it.
          onCloseAutoFocus={(event) => {
            if (trigger || document.activeElement !== document.body) return;
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={clsx(
            'animate-rise fixed inset-0 z-50 m-auto flex h-fit max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] flex-col',
            'gap-4 overflow-y-auto rounded-card border border-line bg-surface p-5 text-ink shadow-card',
            'sm:p-6',
          )}
        >
          <Primitive.Title className="pr-10 text-2xl">{title}</Primitive.Title>
          {description !== undefined && (
            <Primitive.Description className="text-ink-soft">{description}</Primitive.Description>
          )}
          {children}
          <Primitive.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-11 place-items-center rounded-control text-ink-soft hover:bg-action-soft hover:text-action-ink"
          >
            <X aria-hidden="true" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
