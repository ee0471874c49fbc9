/** The search over the page. Loads when it is first opened. */
import { clsx } from 'clsx';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { buttonClass } from '../../ui/controls/button.tsx';
import { SearchBox } from './search-box.tsx';
import { useVisibleHeight } from './use-visible-height.ts';

export interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

export function SearchDialog({ isOpen, onOpenChange }: SearchDialogProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-[#0b0822]/60" />
        <Window onClose={() => onOpenChange(false)} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** At the top, so that an on-screen keyboard leaves the first results visible. */
function Window({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const height = useVisibleHeight();
  const navigate = useNavigate();
  const [opener] = useState(() => document.activeElement);
  const isLeaving = useRef(false);
  const leave = () => {
    isLeaving.current = true;
    onClose();
  };
  return (
    <Dialog.Content
      aria-describedby={undefined}
      style={{ maxHeight: height }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // If the learner opens another page, its heading gets the focus instead.
        if (!isLeaving.current && opener instanceof HTMLElement) opener.focus();
      }}
      className={clsx(
        'animate-rise fixed inset-x-0 top-0 z-50 mx-auto flex w-full flex-col border-line bg-surface p-3 text-ink',
        'shadow-card',
        'sm:top-4 sm:w-[min(42rem,calc(100vw-2rem))] sm:max-h-[calc(100dvh-2rem)]! sm:rounded-card sm:border',
        'sm:p-4',
      )}
    >
      <Dialog.Title className="sr-only">Search</Dialog.Title>
      <SearchBox
        typed={typed}
        onType={setTyped}
        onLeave={leave}
        onEnter={() => {
          leave();
          void navigate({ to: '/search', search: typed.trim() === '' ? {} : { q: typed.trim() } });
        }}
        isInDialog
        end={
          <Dialog.Close className={buttonClass({ variant: 'quiet', size: 'small' })}>
            Close
          </Dialog.Close>
        }
      />
    </Dialog.Content>
  );
}
