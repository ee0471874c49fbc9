/** Presses everything on a screen by thumb, and reports the faults after each press. */
import type { Page } from '@playwright/test';
import type { Outcome } from './watch.ts';

export interface Range {
  /** Selector of the area with the controls. */
  readonly scope: string;
  /** Selector of controls to skip. */
  readonly except?: string;
  /** Pattern for the names of the controls to press. */
  readonly names?: string;
  /** True if buttons start a run, during which they must keep their places. */
  readonly isRun?: boolean;
  readonly most?: number;
}

export interface ObservedPress extends Outcome {
  readonly control: string;
  readonly isRun: boolean;
}

/** Returns the number of presses. */
export async function pressEverything(
  page: Page,
  { scope, except = '.nothing', names = '', isRun = false, most = 40 }: Range,
  observe: (press: ObservedPress) => void,
): Promise<number> {
  await page.evaluate(() => window.watcher?.forget());
  for (let count = 0; count < most; count++) {
    const control = await page.evaluate(
      ([within, without, named]) => window.watcher?.next(within, without, named) ?? null,
      [scope, except, names] as const,
    );
    if (!control) return count;
    // The control is covered by something that another press opened.
    if (control.covered !== '') {
      await page.keyboard.press('Escape');
      continue;
    }
    await page.touchscreen.tap(control.x, control.y);
    const outcome = await page.evaluate(() => window.watcher?.outcome());
    if (!outcome) throw new Error('The page has no watcher.');
    observe({ ...outcome, control: control.name, isRun });
  }
  return most;
}

/** Pixels by which bold text may push its neighbors. */
const tolerance = 6;

/** Controls that open or close something above themselves, start over, or are carried to a place may move. */
const moves =
  /^button (Numbers|Undo|Redo|Clear|Reset|Start again|The message: put|The two bits: (carry|take))/;

/** A closing control only uncovers content that was there before. */
const closes = /^button Close/;

/** Returns one line for each fault after a press. */
export function faultsOf(press: ObservedPress, where: string): string[] {
  const { control, seen, missed, isFocusLost, moved, isRun } = press;
  const faults: string[] = [];
  const added = missed.filter((place) => /^(new|opened) /.test(place));
  const isAsked = !closes.test(control);
  if (isAsked && added.length > 0) faults.push(`new content is out of view: ${added.join(', ')}`);
  if (isAsked && seen.length === 0 && missed.length > added.length) {
    faults.push(`all changes are out of view: ${missed.join(', ')}`);
  }
  if (isFocusLost) faults.push('the focus is lost');
  if (isRun && moved > tolerance && control.startsWith('button') && !moves.test(control)) {
    faults.push(`the button moves by ${String(moved)} px`);
  }
  return faults.map((fault) => `${where}, ${control}: ${fault}`);
}
