/** Ways to press a control: a pointer scrolls to it, but a thumb must see it. */
import { expect, type Locator, type Page } from '@playwright/test';

export type Press = (control: Locator) => Promise<void>;

export const click: Press = (control) => control.click();

/** Taps only controls that are visible on the current screen, without scrolling. */
export function thumbOn(page: Page): Press {
  return async (control) => {
    await control.waitFor();
    // The screen may still be moving.
    await expect(async () => expect(await control.evaluate(whyOutOfReach)).toBe('')).toPass({
      timeout: 5_000,
    });
    const box = await control.boundingBox();
    if (!box) throw new Error(`${String(control)} is not on the page`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
}

/** Runs in the page: returns why a thumb cannot reach the element, or an empty string. */
function whyOutOfReach(element: Element): string {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
    return `from ${String(top)} to ${String(bottom)} px of ${String(innerHeight)}`;
  }
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit && element.contains(hit) ? '' : `under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`;
}
