const uses = ['keydown', 'pointerdown', 'pointermove'] as const;

let used: Promise<void> | undefined;

/**
 * Waits until somebody uses the page: by a key, a touch, or a mouse that moves. For what a visitor may never ask
 * for. A use counts from the first call on, so it is asked for once early.
 */
export function pageUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const options = { once: true, passive: true, capture: true };
    for (const kind of uses) window.addEventListener(kind, () => resolve(), options);
  });
  return used;
}
