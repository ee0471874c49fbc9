import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Uses the browser's own dialog, which keeps the focus, closes on Escape, and restores the focus. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    const before = document.activeElement;
    // Very old browsers show it in its place on the page.
    if (typeof element.showModal === 'function') element.showModal();
    else element.setAttribute('open', '');
    const first = element.querySelector('input');
    first?.focus();
    first?.select();
    return () => {
      element.close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={clsx(
        'm-auto max-h-[85dvh] w-[min(40rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line',
        'bg-surface p-5 text-ink shadow-card backdrop:bg-[#0b0822]/60 sm:p-6',
      )}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={heading} className="text-xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:bg-action-soft hover:text-action-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
