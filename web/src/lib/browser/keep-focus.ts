/**
 * Keeps the focus from falling to the page. A control that is taken away or disabled, often by its own press, hands
 * it to the closest box around it that is still there, so that keys and screen readers go on from that place. A
 * component that knows a better place gives the focus there itself; this comes a moment later and leaves it there.
 * Returns a function that ends it.
 */
export function keepFocus(): () => void {
  /** The control that was focused last, and the boxes around it, closest first. */
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
  // Browsers let go of a hidden control only once they have drawn, and effects may have given the focus by then.
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
