/**
 * Decides which toast is on the screen. Radix handles its duration, its swipe, and its key; the specification's
 * "at most one visible" and its removal delay are implemented here.
 */
import { createContext, use } from 'react';

export type ToastVariant = 'default' | 'destructive';

export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: ToastVariant;
}

export interface Toast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

export const toastLimits = {
  visible: 1,
  /** Milliseconds on screen. */
  duration: 5000,
  /** Milliseconds until a closed toast is forgotten. */
  removalDelay: 1_000_000,
  /** Pixels to the right. */
  swipeThreshold: 50,
} as const;

/** Code of the key that leads to the notification region. */
export const toastHotkey = 'F8';
export const toastRegionLabel = `Notifications (${toastHotkey})`;

export interface ToastStore {
  /** Shows a toast and replaces the previous one. */
  show(message: ToastMessage): void;
  /**
   * Shows toasts that belong together: the first at once, and each other one when the toast on the screen, ours or
   * not, has had its time.
   */
  showInTurn(messages: readonly ToastMessage[]): void;
  close(id: number): void;
  /** Removes the visible toast and those that wait, because they were for somebody who has left. */
  clear(): void;
  subscribe(listener: () => void): () => void;
  snapshot(): readonly Toast[];
  hasShown(): boolean;
}

/** A site has one store. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  /** Increases when waiting toasts are dropped. */
  let round = 0;
  const listeners = new Set<() => void>();
  const removals = new Set<number>();

  const set = (next: readonly Toast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  const show = (message: ToastMessage) => {
    lastId += 1;
    set([{ ...message, id: lastId, open: true }, ...toasts].slice(0, toastLimits.visible));
  };
  const afterTheLast = (then: () => void) => {
    const id = toasts[0]?.id;
    setTimeout(() => {
      if (toasts[0]?.id === id) then();
      else afterTheLast(then);
    }, toastLimits.duration);
  };
  const showInTurn = ([next, ...others]: readonly ToastMessage[]) => {
    if (!next) return;
    show(next);
    const begun = round;
    if (others.length > 0) afterTheLast(() => round === begun && showInTurn(others));
  };
  return {
    show,
    showInTurn,
    close: (id) => {
      set(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
      if (removals.has(id)) return;
      removals.add(id);
      setTimeout(() => {
        removals.delete(id);
        set(toasts.filter((shown) => shown.id !== id));
      }, toastLimits.removalDelay);
    },
    clear: () => {
      round += 1;
      set([]);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => toasts,
    hasShown: () => lastId > 0,
  };
}

export const ToastContext = createContext<ToastStore | null>(null);

/** @throws {Error} outside a ToastContext. */
export function useToasts(): ToastStore {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToasts must be used within a ToastContext');
  return toasts;
}
