/** Accessibility faults and overhanging content of the current page. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { desktop, phone, type Size } from './sizes.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Range {
  readonly sizes?: readonly Size[];
  /** Selector that limits the check. */
  readonly within?: string;
}

const off = { enabled: false };
/** All rules but one: small screens do not zoom, by the product's own rule. */
const everything: RunOptions = { rules: { 'meta-viewport': off } };
/** Rules whose result may differ between light and dark. */
const colors: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
/**
 * All rules except color contrast: in forced colors, computed styles differ from the painted colors, and text size
 * does not change colors.
 */
const allButColors: RunOptions = { rules: { 'meta-viewport': off, 'color-contrast': off } };
const looks = [
  ['light', { colorScheme: 'light', forcedColors: 'none' }, everything, '100%'],
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }, colors, '100%'],
  ['forced colors', { colorScheme: 'light', forcedColors: 'active' }, allButColors, '100%'],
  ['large letters', { colorScheme: 'light', forcedColors: 'none' }, allButColors, '200%'],
] as const;

/**
 * Returns one line for each fault. Each size is checked in light colors by every rule. The first and the last size
 * are also checked in dark colors by the color rules, and in forced colors by all other rules. The first size is also
 * checked with text twice as large. Every size is checked for content beyond the edge. Reduced motion is on
 * throughout, so nothing moves. Pages in frames have their own tests.
 */
export async function faultsOf(
  page: Page,
  { sizes = [phone, desktop], within = 'html' }: Range = {},
): Promise<string[]> {
  const found: string[] = [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  for (const [index, size] of sizes.entries()) {
    await page.setViewportSize(size);
    for (const [look, media, rules, letters] of looks) {
      // The narrowest window is the worst case for large text; `large-text.test.ts` looks for text that it pushes
      // out.
      if (look === 'large letters' && index > 0) continue;
      // Sizes in between change the layout but not the colors.
      if (look !== 'light' && index > 0 && index < sizes.length - 1) continue;
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await page.evaluate(setLetters, letters);
      const faults = await page.evaluate(faultsByAxe, [within, rules] as const);
      found.push(...faults.map((fault) => `${String(size.width)} px, ${look}: ${fault}`));
    }
    await page.evaluate(setLetters, '');
    const over = await page.locator(within).evaluate(overhang);
    if (over > 0)
      found.push(`${String(size.width)} px: extends ${String(over)} px beyond the edge`);
  }
  // The media settings are reset, because the journey may continue.
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  return found.map((fault) => `${page.url()} ${fault}`);
}

function setLetters(size: string): void {
  document.documentElement.style.fontSize = size;
}

async function faultsByAxe([within, rules]: readonly [string, RunOptions]): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: { run: (context: string, options: RunOptions) => Promise<AxeResults> };
  };
  const { violations } = await axe.run(within, {
    ...rules,
    iframes: false,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`),
  );
}

function overhang(element: Element): number {
  const width = element === document.documentElement ? innerWidth : element.clientWidth;
  return element.scrollWidth - width;
}
