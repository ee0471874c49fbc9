const uses = ['keydown', 'pointerdown', 'pointermove'] as const;

/** Waits until somebody uses the page: by a key, a touch, or a mouse that moves. For what a visitor may never ask for. */
export function pageUsed(): Promise<void> {
  return new Promise((resolve) => {
    const options = { once: true, passive: true, capture: true };
    for (const kind of uses) window.addEventListener(kind, () => resolve(), options);
  });
}
