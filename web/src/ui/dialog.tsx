import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;
export const DialogClose = Primitive.Close;

export interface DialogContentProps {
  readonly title: string;
  readonly description?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

export function DialogContent({ title, description, className, children }: DialogContentProps) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 bg-[#0b0822]/60" />
      <Primitive.Content
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={clsx(
          'fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[85dvh] max-w-lg -translate-y-1/2 overflow-y-auto rounded-card border border-line bg-surface p-6 shadow-card',
          className,
        )}
      >
        <Primitive.Title className="pr-10 text-xl">{title}</Primitive.Title>
        {description && (
          <Primitive.Description className="mt-2 text-ink-soft">
            {description}
          </Primitive.Description>
        )}
        {children}
        <Primitive.Close
          aria-label="Close"
          className="absolute top-4 right-4 grid size-10 place-items-center rounded-lg text-ink-soft hover:bg-action-soft hover:text-action-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
