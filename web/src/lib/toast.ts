/** The one toast on the screen: `toast({ title, description })` from anywhere. */
export type ToastVariant = 'default' | 'destructive';

export interface ToastWords {
  readonly title: string;
  readonly description?: string;
  readonly variant?: ToastVariant;
}

export interface Toast extends ToastWords {
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

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function set(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((listener) => listener());
}

/** Shows a toast in place of the one before it. */
export function toast(words: ToastWords): void {
  lastId += 1;
  set([{ ...words, id: lastId, open: true }, ...toasts].slice(0, toastLimits.visible));
}

export function closeToast(id: number): void {
  set(toasts.map((shown) => (shown.id === id ? { ...shown, open: false } : shown)));
  if (removals.has(id)) return;
  const removal = setTimeout(() => {
    removals.delete(id);
    set(toasts.filter((shown) => shown.id !== id));
  }, toastLimits.removalDelay);
  removals.set(id, removal);
}

export function clearToasts(): void {
  removals.forEach((removal) => clearTimeout(removal));
  removals.clear();
  set([]);
}

export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: (): readonly Toast[] => toasts,
  hasShown: (): boolean => lastId > 0,
};
