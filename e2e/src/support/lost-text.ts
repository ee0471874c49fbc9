/** Finds text that readers with large letters or a small screen cannot see completely. */
import type { Page } from '@playwright/test';

/** The narrowest phones, text twice as large, and a laptop's window at 400%. */
export const windowsForText = [
  { width: 320, height: 640, letters: '100%' },
  { width: 320, height: 256, letters: '100%' },
  { width: 360, height: 780, letters: '200%' },
  { width: 1280, height: 800, letters: '200%' },
] as const;

/** Checks all of these windows. */
export async function lostTextOfWindows(page: Page): Promise<string[]> {
  const lost: string[] = [];
  for (const { letters, ...size } of windowsForText) {
    await page.setViewportSize(size);
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // Observers of sizes have run by then.
      return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, letters);
    const where = `${page.url()} ${String(size.width)} x ${String(size.height)} px, letters at ${letters}`;
    lost.push(...(await lostText(page)).map((text) => `${where}: ${text}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return lost;
}

/**
 * Returns a sentence for each text that extends beyond the screen, is cut by its box, or has only a few letters per
 * line. Another sentence reports sticky bars that leave too little room for scrolling content.
 */
export async function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Pixels that text may extend beyond an edge. */
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

    /** Minimum average number of letters per line. */
    const lettersPerLine = 3;
    const isSqueezed = (words: string, lines: Iterable<DOMRect>) => {
      const rows = new Set(Array.from(lines, ({ top }) => Math.round(top)));
      return rows.size > 3 && words.length < lettersPerLine * rows.size;
    };

    /** Share of the window that may stay covered while the page scrolls. */
    const mostCovered = 1 / 3;
    /** A bar spans most of the window, because a column beside the text covers nothing. */
    const isBar = (box: Element) =>
      /sticky|fixed/.test(getComputedStyle(box).position) && box.clientWidth > innerWidth / 2;
    const barAt = (row: number) => {
      const hit = document.elementFromPoint(innerWidth / 2, row);
      // Toasts disappear by themselves.
      return hit && !hit.closest('.toast') ? around(hit).find(isBar) : undefined;
    };
    const coveredRows = () => {
      // An open dialog replaces the page behind it.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return 0;
      const { scrollX: x, scrollY: y } = window;
      window.scrollTo({ top: (root.scrollHeight - innerHeight) / 2, behavior: 'instant' });
      const bars = Array.from({ length: innerHeight }, (_, row) => barAt(row));
      const tops = new Map(bars.map((bar) => [bar, bar?.getBoundingClientRect().top]));
      window.scrollBy({ top: -20, behavior: 'instant' });
      // Bars that did not move with the page are sticky.
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
      // Text for screen readers only is one pixel wide, and scrollable text can be scrolled into view.
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
