/** Observes the changes that a press causes in a page and in its frames of the same origin. It runs inside the page. */

/** The next control that has not been pressed. */
export interface Control {
  readonly name: string;
  /** Position to tap, in pixels of the window. */
  readonly x: number;
  readonly y: number;
  /** HTML of the element that covers the control, or an empty string. */
  readonly covered: string;
}

export interface Outcome {
  /** Changed places in view. */
  readonly seen: readonly string[];
  /** Changed places outside the window or behind a bar. */
  readonly missed: readonly string[];
  /** True if the control itself looks different. */
  readonly isSelfChanged: boolean;
  readonly isFocusLost: boolean;
  /** Maximum distance in pixels that the control moved within the page while it existed. */
  readonly moved: number;
  /** Pixels that the page scrolled by itself. */
  readonly scrolled: number;
}

export interface Watcher {
  /** Scrolls the next matching control into view if necessary, and starts watching. */
  readonly next: (scope: string, except: string, names: string) => Control | null;
  /** Resolves once nothing has changed for a moment. */
  readonly outcome: () => Promise<Outcome>;
  /** Clears the list of pressed controls. */
  readonly forget: () => void;
}

declare global {
  interface Window {
    watcher?: Watcher;
  }
}

/** Runs in the page before its own scripts. */
export function installWatcher(): void {
  if (window.top !== window.self) return;

  const quietMs = 120;
  const patienceMs = 4000;
  const controls =
    'button, summary, input[type=radio], input[type=checkbox], input[type=range], [role=switch], [role=slider], [role=gridcell], [role=tab]';
  const block =
    'p, li, h1, h2, h3, h4, td, th, dt, dd, pre, legend, label, button, output, [role=img], [role=status], [role=group], text';
  const looks = new Set(
    'class style d x y x1 x2 y1 y2 cx cy r rx ry width height transform points fill stroke opacity viewBox hidden open value'.split(
      ' ',
    ),
  );

  const pressed = new Set<string>();
  let pressedOne: Element | undefined;
  let startState = '';
  let observers: MutationObserver[] = [];
  let changed = new Map<Element, string>();
  let lastChange = 0;
  let start = { x: 0, y: 0, scroll: 0 };
  let moved = 0;
  let isWatching = false;

  const documents = (): Document[] => [
    document,
    ...[...document.querySelectorAll('iframe')].flatMap(
      ({ contentDocument }) => contentDocument ?? [],
    ),
  ];
  /** A frame has its own classes, so `instanceof` would fail for its elements. */
  const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;
  /** Position and size in pixels of the window. */
  const boxOf = (element: Element): DOMRect => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const frame = element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
    return new DOMRect(x + (frame?.x ?? 0), y + (frame?.y ?? 0), width, height);
  };
  const isTiny = (element: Element) => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      if ('ownerSVGElement' in each) continue;
      const { width, height } = each.getBoundingClientRect();
      const { overflow, clipPath, display } = getComputedStyle(each);
      if (display === 'contents') continue;
      if (width <= 1 && height <= 1 && (overflow === 'hidden' || clipPath !== 'none')) return true;
    }
    return false;
  };
  const isVisible = (element: Element) =>
    element.isConnected &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isTiny(element);
  const shownOf = (control: Element): Element =>
    control.matches('input[type=radio], input[type=checkbox]')
      ? (control.closest('label') ?? control)
      : control;
  const nameOf = (control: Element): string => {
    const label = control.getAttribute('aria-label') ?? shownOf(control).textContent;
    return `${control.getAttribute('role') ?? control.tagName.toLowerCase()} ${label.trim().replace(/\s+/g, ' ').slice(0, 60)}`;
  };
  const describe = (element: Element): string => {
    const name =
      element.getAttribute('aria-label') ??
      (element.textContent || element.getAttribute('class')) ??
      '';
    return `${element.tagName.toLowerCase()} "${name.trim().replace(/\s+/g, ' ').slice(0, 70)}"`;
  };
  /** Element at a point of the window, including elements inside frames. */
  const hitAt = (x: number, y: number): Element | null => {
    const hit = document.elementFromPoint(x, y);
    if (!(hit instanceof HTMLIFrameElement) || !hit.contentDocument) return hit;
    const frame = hit.getBoundingClientRect();
    return hit.contentDocument.elementFromPoint(x - frame.x, y - frame.y) ?? hit;
  };
  const isBarOver = (hit: Element | null, element: Element): boolean => {
    if (!hit || hit.contains(element) || element.contains(hit)) return false;
    for (let each: Element | null = hit; each; each = each.parentElement) {
      if (each.contains(element)) return false;
      if (/sticky|fixed/.test(getComputedStyle(each).position)) return true;
    }
    // Other overlaps, such as a frame over an element of the page, do not count.
    return false;
  };
  const isSeen = (element: Element): boolean => {
    const box = boxOf(element);
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    let rows = 0;
    const from = Math.max(0, Math.floor(box.top));
    const to = Math.min(innerHeight, Math.ceil(box.bottom));
    const x = Math.max(0, box.left) + Math.max(1, width) / 2;
    const step = Math.max(1, Math.floor((to - from) / 12));
    for (let y = from; y < to; y += step) if (!isBarOver(hitAt(x, y + 0.5), element)) rows += step;
    return width >= Math.min(box.width * 0.5, 60) && rows >= Math.min(box.height * 0.5, 90) - 1;
  };

  const note = (element: Element | null, why: string) => {
    if (element) changed.set(element, why);
  };
  const recordChanges = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes, removedNodes, attributeName, oldValue } of records) {
      const element = isElement(target) ? target : target.parentElement;
      if (!element) continue;
      if (type === 'attributes') {
        const now = element.getAttribute(attributeName ?? '');
        if (!looks.has(attributeName ?? '') || now === oldValue) continue;
        note(element, attributeName ?? '');
      } else if (type === 'characterData') {
        if (target.nodeValue === oldValue) continue;
        note(element, 'text');
      } else {
        for (const node of addedNodes) note(isElement(node) ? node : element, 'new');
        if (addedNodes.length === 0 && removedNodes.length > 0) note(element, 'gone');
      }
      lastChange = performance.now();
    }
  };
  const stateOf = (control: Element): string =>
    control.matches('input')
      ? `${(control as HTMLInputElement).value} ${String((control as HTMLInputElement).checked)}`
      : ['aria-pressed', 'aria-checked', 'aria-expanded', 'aria-selected', 'aria-valuenow', 'class']
          .map((name) => control.getAttribute(name))
          .join(' ') + control.innerHTML;
  const follow = () => {
    if (!isWatching) return;
    if (pressedOne?.isConnected) {
      const { x, y } = boxOf(shownOf(pressedOne));
      // Scrolling the page moves the control along, which does not count.
      moved = Math.max(moved, Math.hypot(x - start.x, y + scrollY - start.y - start.scroll));
    }
    requestAnimationFrame(follow);
  };
  const watch = (control: Element) => {
    pressedOne = control;
    startState = stateOf(control);
    changed = new Map();
    moved = 0;
    const { x, y } = boxOf(shownOf(control));
    start = { x, y, scroll: scrollY };
    observers = documents().map((each) => {
      const observer = new MutationObserver(recordChanges);
      observer.observe(each.documentElement, {
        subtree: true,
        childList: true,
        characterData: true,
        characterDataOldValue: true,
        attributes: true,
        attributeOldValue: true,
      });
      return observer;
    });
    lastChange = performance.now();
    isWatching = true;
    requestAnimationFrame(follow);
  };

  window.watcher = {
    forget: () => pressed.clear(),
    next(scope, except, names) {
      for (const each of documents()) {
        const seen = new Map<string, number>();
        const roots = each === document ? each.querySelectorAll(scope) : [each.documentElement];
        const all = [...roots]
          .flatMap((root) => [...root.querySelectorAll(controls)])
          // The panel "Numbers" opens below everything else, so its button comes last.
          .toSorted(
            (a, b) =>
              Number(nameOf(a) === 'button Numbers') - Number(nameOf(b) === 'button Numbers'),
          );
        for (const control of all) {
          const name = nameOf(control);
          if (!new RegExp(names).test(name)) continue;
          const nth = (seen.get(name) ?? 0) + 1;
          seen.set(name, nth);
          const key = `${name} ${String(nth)}`;
          const shown = shownOf(control);
          const frame = each.defaultView?.frameElement;
          if (control.matches(':checked')) continue;
          if (pressed.has(key) || control.matches(except) || control.closest(except)) continue;
          if (control.matches(':disabled, [aria-disabled=true]') || !isVisible(shown)) continue;
          if (frame && !isVisible(frame)) continue;
          pressed.add(key);
          // A reader sees the start of an interactive first.
          if (frame && frame.getBoundingClientRect().top < 0) {
            frame.scrollIntoView({ block: 'start', behavior: 'instant' });
          }
          const inReach = () => {
            const box = boxOf(shown);
            const hit = hitAt(box.x + box.width / 2, box.y + box.height / 2);
            return hit && shown.contains(hit)
              ? ''
              : (hit?.outerHTML.slice(0, 100) ?? 'nothing there');
          };
          if (inReach() !== '' || boxOf(shown).bottom > innerHeight || boxOf(shown).top < 0) {
            // Scrolls as little as possible, as a reader would, and clear of the bars.
            shown.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          }
          if (inReach() !== '') shown.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = boxOf(shown);
          const isSlider = control.matches('input[type=range], [role=slider]');
          watch(control);
          return {
            name: key,
            x: box.x + box.width * (isSlider ? 0.75 : 0.5),
            y: box.y + box.height * (isSlider && box.height > 60 ? 0.3 : 0.5),
            covered: isSlider ? '' : inReach(),
          };
        }
      }
      return null;
    },
    async outcome() {
      const begin = performance.now();
      await new Promise<void>((resolve) => {
        const look = () => {
          const now = performance.now();
          if (now - lastChange > quietMs || now - begin > patienceMs) resolve();
          else setTimeout(look, 20);
        };
        setTimeout(look, 60);
      });
      isWatching = false;
      for (const observer of observers) {
        recordChanges(observer.takeRecords());
        observer.disconnect();
      }
      const control = pressedOne;
      const shown = control && shownOf(control);
      const places = new Map<Element, string>();
      if (control?.matches('summary') && control.parentElement?.hasAttribute('open')) {
        for (const each of control.parentElement.children)
          if (each !== control) note(each, 'opened');
      }
      for (const [element, why] of changed) {
        if (!isVisible(element)) continue;
        if (shown && (shown.contains(element) || element.contains(shown))) continue;
        if (element.closest('iframe') || element.matches('html, body, main')) continue;
        const whole =
          why === 'new' ? element : (element.closest(block) ?? element.closest('svg') ?? element);
        if (shown && whole.contains(shown)) continue;
        places.set(whole, why);
      }
      // Parts of a place that changed as a whole are left out.
      const tops = [...places.keys()].filter(
        (each) => ![...places.keys()].some((other) => other !== each && other.contains(each)),
      );
      const say = (each: Element) => {
        const { top, bottom } = boxOf(each);
        return `${places.get(each) ?? ''} ${describe(each)} ${String(Math.round(top))}-${String(Math.round(bottom))}`;
      };
      const focused = documents().every(
        ({ activeElement, body }) =>
          activeElement === null || activeElement === body || activeElement.tagName === 'IFRAME',
      );
      return {
        seen: tops.filter(isSeen).map(say),
        missed: tops.filter((each) => places.get(each) !== 'gone' && !isSeen(each)).map(say),
        isSelfChanged:
          control !== undefined && (!control.isConnected || stateOf(control) !== startState),
        // A finger on a slider does not focus it.
        isFocusLost:
          focused &&
          control !== undefined &&
          !(
            isVisible(control) ||
            (isVisible(shownOf(control)) && control.isConnected && !control.matches(':disabled'))
          ),
        moved: Math.round(moved),
        scrolled: Math.round(scrollY - start.scroll),
      };
    },
  };
}
