const uses = ['keydown', 'pointerdown', 'pointermove'] as const;

let used: Promise<void> | undefined;

/**
 * Waits until the page is used: by a key, a touch, or a moving mouse. For code that a visitor may never need. Use
 * counts from the first call on, so it is called once early. In the code lab, it spares visitors who only look the
 * 134 KB of the block editor.
 */
export function pageUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const options = { once: true, passive: true, capture: true };
    for (const kind of uses) window.addEventListener(kind, () => resolve(), options);
  });
  return used;
}
