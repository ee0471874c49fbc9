/** What axe and a ruler find wrong with a page as it stands. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';
import { desktop, phone, type Size } from './sizes.ts';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Range {
  readonly sizes?: readonly Size[];
  /** Only what is in there. */
  readonly within?: string;
}

const off = { enabled: false };
/** All rules but one: small screens do not zoom, by the product's own rule. */
const everything: RunOptions = { rules: { 'meta-viewport': off } };
/** What may be right in the light and wrong in the dark. */
const colors: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};
/** Forced colors are the reader's own, and computed styles tell others than are painted; a letter's size has no color. */
const allButColors: RunOptions = { rules: { 'meta-viewport': off, 'color-contrast': off } };
const looks = [
  ['light', { colorScheme: 'light', forcedColors: 'none' }, everything, '100%'],
  ['dark', { colorScheme: 'dark', forcedColors: 'none' }, colors, '100%'],
  ['forced colors', { colorScheme: 'light', forcedColors: 'active' }, allButColors, '100%'],
  ['large letters', { colorScheme: 'light', forcedColors: 'none' }, allButColors, '200%'],
] as const;

/**
 * One line for each thing that is wrong: at each size in the light by every rule; at the first and the last in the
 * dark by the rules of colors and in forced colors by all others; at the first with letters twice as large; and
 * whatever hangs over the edge.
 * Nothing moves meanwhile, as reduced motion is asked for throughout. Frames have their own pages' tests.
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
      // A narrow window is the worst for them; what they push out of any is looked for by the journey of large letters.
      if (look === 'large letters' && index > 0) continue;
      // Between the narrowest and the widest only the arrangement differs, not the colors.
      if (look !== 'light' && index > 0 && index < sizes.length - 1) continue;
      await page.emulateMedia({ ...media, reducedMotion: 'reduce' });
      await page.evaluate(setLetters, letters);
      const faults = await page.evaluate(faultsByAxe, [within, rules] as const);
      found.push(...faults.map((fault) => `${String(size.width)} px, ${look}: ${fault}`));
    }
    await page.evaluate(setLetters, '');
    const over = await page.locator(within).evaluate(overhang);
    if (over > 0) found.push(`${String(size.width)} px: hangs over by ${String(over)} px`);
  }
  // As it was: a journey may go on.
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
