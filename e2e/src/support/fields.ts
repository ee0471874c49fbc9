/** Fields that make an iPhone zoom in and stay zoomed. */
import type { Page } from '@playwright/test';

/** Lists the fields with text smaller than 16 px, by name and size. */
export function smallFieldsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(
      document.querySelectorAll<HTMLElement>(
        'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]',
      ),
      (field) => {
        const size = parseFloat(getComputedStyle(field).fontSize);
        const name = field.getAttribute('aria-label') ?? (field.id || field.className);
        return size < 16 ? [`${name}: ${String(size)} px`] : [];
      },
    ).flat(),
  );
}
