/** How a control is pressed: by a pointer, which the browser brings to it, or by a thumb, which has to see it. */
import { expect, type Locator, type Page } from '@playwright/test';

export type Press = (control: Locator) => Promise<void>;

export const click: Press = (control) => control.click();

/** Taps what is on the screen as it stands: never scrolls, and takes nothing that lies below the edge or is covered. */
export function thumbOn(page: Page): Press {
  return async (control) => {
    await control.waitFor();
    // The screen may still be coming to rest.
    await expect(async () => expect(await control.evaluate(whyOutOfReach)).toBe('')).toPass({
      timeout: 5_000,
    });
    const box = await control.boundingBox();
    if (!box) throw new Error(`${String(control)} is not on the page`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
}

/** Runs in the page: why a thumb does not reach the element, or nothing. */
function whyOutOfReach(element: Element): string {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) {
    return `from ${String(top)} to ${String(bottom)} px of ${String(innerHeight)}`;
  }
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit && element.contains(hit) ? '' : `under ${hit?.outerHTML.slice(0, 120) ?? 'nothing'}`;
}
