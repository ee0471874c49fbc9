/** The same actions by mouse, by touch, and by keys. */
import type { Locator } from '@playwright/test';
import type { Player } from '../support/simulators.ts';

export interface Pull {
  /** Target in the slider's box, from 0 to 1, from its left and its top. */
  readonly to: readonly [x: number, y: number];
  /** Key that moves in the same direction, and the number of presses. */
  readonly key: string;
  readonly times: number;
}

export interface Hand {
  readonly press: (control: Locator) => Promise<void>;
  /** Drags a slider or a dial. */
  readonly pull: (slider: Locator, pull: Pull) => Promise<void>;
}

export interface Play {
  readonly page: Player;
  readonly hand: Hand;
}

export const mouse: Hand = {
  press: (control) => control.click(),
  async pull(slider, { to }) {
    const { mouse: pointer } = slider.page();
    const [fromX, fromY] = await placeIn(slider, [0.5, 0.5]);
    const [toX, toY] = await placeIn(slider, to);
    await pointer.move(fromX, fromY);
    await pointer.down();
    await pointer.move(toX, toY, { steps: 3 });
    await pointer.up();
  },
};

export const finger: Hand = {
  press: (control) => control.tap(),
  async pull(slider, { to }) {
    await slider.scrollIntoViewIfNeeded();
    await slider.page().touchscreen.tap(...(await placeIn(slider, to)));
  },
};

export const keys: Hand = {
  async press(control) {
    // A card with words contains a native button.
    const inside = control.locator('xpath=ancestor-or-self::label//input');
    const target = (await inside.count()) > 0 ? inside : control;
    await target.focus();
    await target.press(target === inside ? 'Space' : 'Enter');
  },
  async pull(slider, { key, times }) {
    await slider.focus();
    for (let time = 0; time < times; time++) await slider.press(key);
  },
};

async function placeIn(slider: Locator, [x, y]: Pull['to']): Promise<[number, number]> {
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is not on the page.');
  return [box.x + x * box.width, box.y + y * box.height];
}

export const press = ({ page, hand }: Play, name: string | RegExp) =>
  hand.press(page.getByRole('button', { name, exact: true }));
/** Presses the words on the card, as a finger would, because the native button is invisible. */
export const choose = ({ page, hand }: Play, group: string, words: string) =>
  hand.press(
    page.getByRole('group', { name: group, exact: true }).getByText(words, { exact: true }),
  );
export const pull = ({ page, hand }: Play, slider: string | RegExp, how: Pull) =>
  hand.pull(page.getByRole('slider', { name: slider }), how);
export const see = ({ page }: Pick<Play, 'page'>, words: string | RegExp) =>
  page.getByText(words).first().waitFor({ state: 'visible' });
