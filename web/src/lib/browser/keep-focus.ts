/**
 * Keeps the focus from falling back to the page. A control that is removed or disabled, often by its own press,
 * passes the focus to the closest box around it that still exists, so that keys and screen readers continue from
 * there. A component that knows a better place focuses it itself; this runs a moment later and leaves it there.
 * Returns a function that ends it.
 */
export function keepFocus(): () => void {
  /** The last focused control and the boxes around it, closest first. */
  let way: readonly Element[] = [];
  let isWaiting = false;

  const mend = () => {
    isWaiting = false;
    const [control, ...around] = way;
    if (!control || !isFocusLost()) return;
    way = [];
    if (isUsable(control)) return;
    const box = around.find((each) => each.isConnected && isDrawn(each));
    if (!(box instanceof HTMLElement) || box.matches('body, html')) return;
    if (!box.hasAttribute('tabindex')) box.tabIndex = -1;
    box.focus({ preventScroll: true });
  };
  // Browsers blur a hidden control only after painting, and effects may have moved the focus by then.
  const mendSoon = () => {
    if (isWaiting || way.length === 0) return;
    isWaiting = true;
    requestAnimationFrame(() => setTimeout(mend));
  };
  const remember = ({ target }: Event) => {
    way = target instanceof Element ? boxesOf(target) : [];
  };
  const changes = new MutationObserver(mendSoon);

  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', mendSoon);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden'],
  });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', mendSoon);
    changes.disconnect();
  };
}

function isFocusLost(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !isUsable(activeElement);
}

function isUsable(control: Element): boolean {
  return control.isConnected && !control.matches(':disabled') && isDrawn(control);
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}

function boxesOf(control: Element): readonly Element[] {
  const boxes: Element[] = [];
  for (let each: Element | null = control; each; each = each.parentElement) boxes.push(each);
  return boxes;
}
