/** What of a page cannot be seen whole, as a reader with large letters or a small screen would notice it. */
import type { Page } from '@playwright/test';

/** The narrowest phones, letters twice as large, and a laptop's window at 400 %. */
export const windowsForText = [
  { width: 320, height: 640, letters: '100%' },
  { width: 320, height: 256, letters: '100%' },
  { width: 360, height: 780, letters: '200%' },
  { width: 1280, height: 800, letters: '200%' },
] as const;

/** In each of the windows. */
export async function lostTextOfWindows(page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (const { letters, ...size } of windowsForText) {
    await page.setViewportSize(size);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // What hears of sizes has heard of these then.
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, letters);
    const where = `${page.url()} ${String(size.width)} x ${String(size.height)} px, letters at ${letters}`;
    lost.push(...(await lostText(page)).map((text) => `${where}: ${text}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return lost;
}

/**
 * A sentence for each text that hangs over the screen's edge, is cut by the box around it, or has a few letters on a
 * line; and one where bars that stay in the window leave too little of it for what scrolls below them.
 */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels that letters may stick out. */
    const threshold = 2;
    const root = document.documentElement;
    const overhang = root.scrollWidth - window.innerWidth;
    const lost = new Set(overhang > 0 ? [`The page is ${String(overhang)} px too wide.`] : []);

    const around = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let each: Element | null = element; each && each !== root; each = each.parentElement) {
        found.push(each);
        if (getComputedStyle(each).position === 'fixed') break;
      }
      return found;
    };
    const scrolls = (box: Element) =>
      box.scrollWidth > box.clientWidth && /auto|scroll/.test(getComputedStyle(box).overflowX);
    const cuts = (box: Element, text: DOMRect) => {
      const edge = box.getBoundingClientRect();
      return (
        getComputedStyle(box).overflowX !== 'visible' &&
        (text.right > edge.right + threshold || text.left < edge.left - threshold)
      );
    };

    /** At least this many letters of a text are on a line, on average. */
    const lettersPerLine = 3;
    const isSqueezed = (words: string, lines: Iterable<DOMRect>) => {
      const rows = new Set(Array.from(lines, ({ top }) => Math.round(top)));
      return rows.size > 3 && words.length < lettersPerLine * rows.size;
    };

    /** The part of the window that may stay covered while the page scrolls. */
    const mostCovered = 1 / 3;
    /** Across most of the window: a column beside the text covers nothing. */
    const isBar = (box: Element) =>
      /sticky|fixed/.test(getComputedStyle(box).position) && box.clientWidth > innerWidth / 2;
    const barAt = (row: number) => {
      const hit = document.elementFromPoint(innerWidth / 2, row);
      // Toasts go away by themselves.
      return hit && !hit.closest('.toast') ? around(hit).find(isBar) : undefined;
    };
    const coveredRows = () => {
      // A dialog is what one works with then, not the page that it covers.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return 0;
      const { scrollX: x, scrollY: y } = window;
      window.scrollTo({ top: (root.scrollHeight - innerHeight) / 2, behavior: 'instant' });
      const bars = Array.from({ length: innerHeight }, (_, row) => barAt(row));
      const tops = new Map(bars.map((bar) => [bar, bar?.getBoundingClientRect().top]));
      window.scrollBy({ top: -20, behavior: 'instant' });
      // What stays where it was has stuck.
      const rows = bars.filter((bar) => bar?.getBoundingClientRect().top === tops.get(bar) && bar);
      window.scrollTo({ left: x, top: y, behavior: 'instant' });
      return rows.length;
    };
    const covered = coveredRows();
    if (root.scrollHeight > 1.5 * innerHeight && covered > mostCovered * innerHeight) {
      lost.add(`Bars cover ${String(covered)} of ${String(innerHeight)} px.`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!holder || words === '' || !holder.checkVisibility({ visibilityProperty: true }))
        continue;
      const boxes = around(holder);
      // What only a screen reader gets is a pixel wide; what scrolls can be brought into view.
      if (boxes.some((box) => box.clientWidth === 1 || scrolls(box))) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = range.getClientRects();
      if (isSqueezed(words, rects)) lost.add(`Squeezed: ${words}`);
      for (const text of rects) {
        if (text.width < threshold) continue;
        const isOutside = text.left < -threshold || text.right > window.innerWidth + threshold;
        if (isOutside || boxes.some((box) => cuts(box, text))) lost.add(`Cut: ${words}`);
      }
    }
    return [...lost];
  });
}
