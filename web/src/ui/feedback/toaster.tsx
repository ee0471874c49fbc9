/**
 * The toast area: one toast at a time, F8 to reach it, and a swipe to the right to close it. On small screens it
 * is at the top, because the buttons that a thumb presses next are at the bottom.
 */
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { toastHotkey, toastLimits, toastRegionLabel, useToasts } from './toast.ts';

export interface ToasterProps {
  /** Called once the region is on the page, with the element that F8 focuses. */
  readonly onReady?: (viewport: HTMLElement) => void;
}

export function Toaster({ onReady }: ToasterProps) {
  const store = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  const tellReady = useEffectEvent(() => viewport.current && onReady?.(viewport.current));
  useLayoutEffect(() => void tellReady(), []);
  const toasts = useSyncExternalStore(store.subscribe, store.snapshot);
  return (
    <Primitive.Provider
      duration={toastLimits.duration}
      swipeDirection="right"
      swipeThreshold={toastLimits.swipeThreshold}
    >
      {toasts.map(({ id, title, description, variant = 'default', open }) => (
        <Primitive.Root
          key={id}
          open={open}
          onOpenChange={(isOpen) => !isOpen && store.close(id)}
          type={variant === 'destructive' ? 'foreground' : 'background'}
          data-variant={variant}
          className={clsx(
            'toast relative rounded-card border p-4 pr-12 shadow-card max-md:py-2.5',
            variant === 'destructive'
              ? 'border-bad bg-bad-soft text-ink'
              : 'border-line bg-surface text-ink',
          )}
        >
          <Primitive.Title className="font-heading text-base font-semibold">
            {title}
          </Primitive.Title>
          {description && (
            <Primitive.Description className="mt-0.5 text-[0.9375rem] text-ink-soft">
              {description}
            </Primitive.Description>
          )}
          <Primitive.Close
            aria-label="Close"
            className="absolute top-1 right-1 max-md:top-0 grid size-11 place-items-center rounded-lg text-ink-soft hover:bg-action-soft"
          >
            <X aria-hidden="true" className="size-4" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      <Primitive.Viewport
        ref={viewport}
        hotkey={[toastHotkey]}
        label={toastRegionLabel}
        className="fixed right-0 z-50 flex w-full flex-col gap-2 p-4 outline-none max-md:top-0 max-md:p-1.5 md:bottom-14 md:max-w-md"
      />
    </Primitive.Provider>
  );
}
