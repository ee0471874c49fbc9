/** What of a page's text cannot be seen whole, as a reader with large letters or a narrow screen would notice it. */
import type { Page } from '@playwright/test';

/** The narrowest phones, and letters twice as large. */
export const windowsForText = [
  { width: 320, height: 640, letters: '100%' },
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
    const where = `${page.url()} ${String(size.width)} px, letters at ${letters}`;
    lost.push(...(await lostText(page)).map((text) => `${where}: ${text}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return lost;
}

/** A sentence for each text that hangs over the screen's edge, or is cut by the box around it. */
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
      for (const text of range.getClientRects()) {
        if (text.width < threshold) continue;
        const isOutside = text.left < -threshold || text.right > window.innerWidth + threshold;
        if (isOutside || boxes.some((box) => cuts(box, text))) lost.add(`Cut: ${words}`);
      }
    }
    return [...lost];
  });
}
