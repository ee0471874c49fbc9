/** Presses everything on a screen with a thumb, and says what was wrong after each press. */
import type { Page } from '@playwright/test';
import type { Outcome } from './watch.ts';

export interface Range {
  /** Where to press. */
  readonly scope: string;
  /** Names of controls that are not pressed. */
  readonly except?: string;
  /** Only what has such a name. */
  readonly names?: string;
  /** Buttons start something that runs, so that they have to keep their places. */
  readonly isRun?: boolean;
  readonly most?: number;
}

export interface ObservedPress extends Outcome {
  readonly control: string;
  readonly isRun: boolean;
}

/** Gives the number of presses. */
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
    // Below something that another press has opened.
    if (control.covered !== '') {
      await page.keyboard.press('Escape');
      continue;
    }
    await page.touchscreen.tap(control.x, control.y);
    const outcome = await page.evaluate(() => window.watcher?.outcome());
    if (!outcome) throw new Error('The page has nobody who watches.');
    observe({ ...outcome, control: control.name, isRun });
  }
  return most;
}

/** Pixels by which a word that is set in bold may push what is beside it. */
const hair = 6;

/** A control that opens and closes something above itself, or starts over, moves with it. */
const moves = /^button (Numbers|Undo|Redo|Clear|Reset|Start again)/;

/** A control that uncovers something that was there before, in its own place. */
const closes = /^button Close/;

/** A line for each thing that was wrong after a press. */
export function faultsOf(press: ObservedPress, where: string): string[] {
  const { control, seen, missed, isFocusLost, moved, isRun } = press;
  const faults: string[] = [];
  const come = missed.filter((place) => /^(new|opened) /.test(place));
  const isAsked = !closes.test(control);
  if (isAsked && come.length > 0) faults.push(`what came is out of sight: ${come.join(', ')}`);
  if (isAsked && seen.length === 0 && missed.length > come.length) {
    faults.push(`all that changed is out of sight: ${missed.join(', ')}`);
  }
  if (isFocusLost) faults.push('the focus is lost');
  if (isRun && moved > hair && control.startsWith('button') && !moves.test(control)) {
    faults.push(`the button moves by ${String(moved)} px`);
  }
  return faults.map((fault) => `${where}, ${control}: ${fault}`);
}
