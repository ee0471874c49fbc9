import type { CDPSession, Locator, Page } from '@playwright/test';
import { faultsOf } from '../support/axe.ts';
import { desktop, expect, phone, test } from '../support/fixtures.ts';

const lab = '/simulators/circuit-lab?level=full';

/** A gate and its cell, with columns counted from 0, or a condition for the gate in a cell. */
type Step =
  | readonly [gate: string, wire: number, column: number]
  | readonly ['if', wire: number, column: number, option: string];

const bell: readonly Step[] = [
  ['H', 0, 0],
  ['X', 1, 1],
  ['Control', 0, 1],
];
const ghz: readonly Step[] = [...bell, ['X', 2, 2], ['Control', 1, 2]];
/** Teleports the state that H and then T prepare on q0. */
const teleportation: readonly Step[] = [
  ['H', 0, 0],
  ['T', 0, 1],
  ['H', 1, 0],
  ['X', 2, 1],
  ['Control', 1, 1],
  ['X', 1, 2],
  ['Control', 0, 2],
  ['H', 0, 3],
  ['Look', 1, 3],
  ['Look', 0, 4],
  ['X', 2, 5],
  ['if', 2, 5, 'only if c1 is 1'],
  ['Z', 2, 6],
  ['if', 2, 6, 'only if c0 is 1'],
];
const announcements: Readonly<Record<string, readonly string[]>> = {
  bell: ['H on q0.', 'X on q1, where q0 is 1.'],
  ghz: ['H on q0.', 'X on q1, where q0 is 1.', 'X on q2, where q1 is 1.'],
  teleportation: [
    'H on q0. H on q1.',
    'T on q0. X on q2, where q1 is 1.',
    'X on q1, where q0 is 1.',
    'H on q0. Look at q1 into c1.',
    'Look at q0 into c0.',
    'X on q2, if c1 is 1.',
    'Z on q2, if c0 is 1.',
  ],
};
const states: Readonly<Record<string, readonly string[]>> = {
  bell: ['|00⟩ 50%', '|11⟩ 50%'],
  ghz: ['|000⟩ 50%', '|111⟩ 50%'],
  teleportation: ['000', '001', '010', '011', '100', '101', '110', '111'].map(
    (bits) => `|${bits}⟩ 12.5%`,
  ),
};
/** Announcements of a screen reader while the circuit is built by keys. */
const spoken: Readonly<Record<string, readonly string[]>> = {
  bell: [
    'H placed on q0, column 1. Chances: 0 0, 50 percent. 0 1, 50 percent.',
    'X placed on q1, column 2. Chances: 1 0, 50 percent. 1 1, 50 percent.',
    'Control on q0 for X, column 2. Chances: 0 0, 50 percent. 1 1, 50 percent.',
  ],
  ghz: [
    'Wire q2 added. Chances: 0 0 0, 100 percent.',
    'H placed on q0, column 1. Chances: 0 0 0, 50 percent. 0 0 1, 50 percent.',
    'X placed on q1, column 2. Chances: 0 1 0, 50 percent. 0 1 1, 50 percent.',
    'Control on q0 for X, column 2. Chances: 0 0 0, 50 percent. 0 1 1, 50 percent.',
    'X placed on q2, column 3. Chances: 1 0 0, 50 percent. 1 1 1, 50 percent.',
    'Control on q1 for X, column 3. Chances: 0 0 0, 50 percent. 1 1 1, 50 percent.',
  ],
  teleportation: [
    'Wire q2 added. Chances: 0 0 0, 100 percent.',
    'H placed on q0, column 1. Chances: 0 0 0, 50 percent. 0 0 1, 50 percent.',
    'T placed on q0, column 2. Chances: 0 0 0, 50 percent. 0 0 1, 50 percent.',
    'H placed on q1, column 1. Chances: 0 0 0, 25 percent. 0 0 1, 25 percent. 0 1 0, 25 percent. 0 1 1, 25 percent.',
    'X placed on q2, column 2. Chances: 1 0 0, 25 percent. 1 0 1, 25 percent. 1 1 0, 25 percent. 1 1 1, 25 percent.',
    'Control on q1 for X, column 2. Chances: 0 0 0, 25 percent. 0 0 1, 25 percent. 1 1 0, 25 percent. 1 1 1, 25 percent.',
    'X placed on q1, column 3. Chances: 0 1 0, 25 percent. 0 1 1, 25 percent. 1 0 0, 25 percent. 1 0 1, 25 percent.',
    'Control on q0 for X, column 3. Chances: 0 0 0, 25 percent. 0 1 1, 25 percent. 1 0 1, 25 percent. 1 1 0, 25 percent.',
    'H placed on q0, column 4. Chances: 0 0 0, 12.5 percent. 0 0 1, 12.5 percent. 0 1 0, 12.5 percent. 0 1 1, 12.5 percent. And others.',
    'Look placed on q1, column 4. Chances of c1 c0: 0 0, 50 percent. 1 0, 50 percent. q0 is linked or mixed. q2 is linked or mixed.',
    'Look placed on q0, column 5. Chances of c1 c0: 0 0, 25 percent. 0 1, 25 percent. 1 0, 25 percent. 1 1, 25 percent. q2 is linked or mixed.',
    'X placed on q2, column 6. Chances of c1 c0: 0 0, 25 percent. 0 1, 25 percent. 1 0, 25 percent. 1 1, 25 percent. q2 is linked or mixed.',
    'X acts only if c1 is 1. Chances of c1 c0: 0 0, 25 percent. 0 1, 25 percent. 1 0, 25 percent. 1 1, 25 percent. q2 is linked or mixed.',
    'Z placed on q2, column 7. Chances of c1 c0: 0 0, 25 percent. 0 1, 25 percent. 1 0, 25 percent. 1 1, 25 percent. q2 is linked or mixed.',
    'Z acts only if c0 is 1. Chances of c1 c0: 0 0, 25 percent. 0 1, 25 percent. 1 0, 25 percent. 1 1, 25 percent. q2 holds a state at x 0.71, y 0.71, z 0.',
  ],
};
const circuits: readonly (readonly [string, number, readonly Step[]])[] = [
  ['bell', 2, bell],
  ['ghz', 3, ghz],
  ['teleportation', 3, teleportation],
];

const place = (page: Page, wire: number, column: number) =>
  page.locator(`[role=gridcell][data-wire="${String(wire)}"][data-column="${String(column)}"]`);
const inPalette = (page: Page, gate: string) =>
  page.getByRole('group', { name: 'Gates' }).getByRole('button', { name: gate, exact: true });

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} is not on screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Sentences of the circuit's outline, with the operations of a column in a fixed order. */
async function outline(page: Page): Promise<string[]> {
  const items = await page.locator('details li').allTextContents();
  return items.map(inOrder);
}
const inOrder = (sentence: string) =>
  sentence
    .split(/(?<=\.) /)
    .sort()
    .join(' ');

/** Outcomes and their probabilities, as the table of the state shows them. */
async function state(page: Page): Promise<string[]> {
  const rows = page.getByRole('group', { name: 'Table of the state' }).locator('tbody tr');
  const all = await rows.evaluateAll((each) =>
    each.map((row) =>
      [row.firstElementChild, row.lastElementChild].map((cell) => cell?.textContent).join(' '),
    ),
  );
  return all.filter((row) => !row.endsWith(' 0%'));
}

async function choose(page: Page, option: string): Promise<void> {
  await page.getByLabel('Acts').selectOption({ label: option });
}

test.describe('in a real browser', () => {
  for (const [name, wires, steps] of circuits) {
    test(`${name} is built by dragging with the mouse`, async ({ openWindow }) => {
      const page = await openWindow();
      await page.goto(lab);
      if (wires === 3) await page.getByRole('button', { name: 'Add a wire' }).click();
      for (const [what, wire, column, option] of steps) {
        if (what === 'if') {
          await place(page, wire, column).click();
          await choose(page, option ?? '');
          continue;
        }
        await inPalette(page, what).dragTo(place(page, wire, column), { steps: 4 });
      }
      await expect.poll(() => outline(page)).toEqual(announcements[name]?.map(inOrder));
      await expect.poll(() => state(page)).toEqual(states[name]);
    });
  }

  for (const [name, wires, steps] of circuits) {
    // Shows: lab: phone, touch
    test(`${name} is built with a finger, by taps`, async ({ openWindow }) => {
      const page = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
      await page.goto(lab);
      if (wires === 3) await page.getByRole('button', { name: 'Add a wire' }).tap();
      for (const [what, wire, column, option] of steps) {
        if (what === 'if') {
          // Tapping elsewhere puts the gate away.
          await page.getByText(/^Bit order/).tap();
          await place(page, wire, column).tap();
          await choose(page, option ?? '');
          continue;
        }
        const gate = inPalette(page, what);
        if ((await gate.getAttribute('aria-pressed')) === 'false') await gate.tap();
        await place(page, wire, column).tap();
      }
      await expect.poll(() => outline(page)).toEqual(announcements[name]?.map(inOrder));
      await expect.poll(() => state(page)).toEqual(states[name]);
    });
  }

  test(
    'a Bell pair is built by dragging with a finger',
    { tag: '@main' },
    async ({ openWindow }) => {
      const page = await openWindow({ viewport: phone, hasTouch: true, isMobile: true });
      await page.goto('/simulators/circuit-lab');
      const touch = await page.context().newCDPSession(page);
      for (const [what, wire, column] of bell) {
        const from = await middleOf(inPalette(page, what));
        await pull(touch, from, await middleOf(place(page, wire, column)));
      }
      await expect.poll(() => outline(page)).toEqual(announcements['bell']);
    },
  );

  for (const [name, wires, steps] of circuits) {
    // Shows: lab: keyboard and screen reader
    test(`${name} is built with the keyboard alone, and announced`, async ({ openWindow }) => {
      const page = await openWindow();
      await page.goto(lab);
      const press = (key: string) => page.keyboard.press(key);
      const transcript: string[] = [];
      const voice = page.locator('[role=status][aria-live=polite].sr-only').first();
      /** Records the announcement after an action; `end` matches the last one, because some keys announce twice. */
      const heard = async (act: () => Promise<unknown>, end = /./) => {
        const before = await voice.textContent();
        await act();
        await expect.poll(() => voice.textContent()).not.toBe(before);
        await expect.poll(() => voice.textContent()).toMatch(end);
        transcript.push(((await voice.textContent()) ?? '').replaceAll('\u00a0', ''));
      };
      const tabInto = async (selector: string) => {
        for (let i = 0; i < 80; i++) {
          if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector))
            return;
          await press('Tab');
        }
        throw new Error(`Tab does not reach ${selector}`);
      };
      if (wires === 3) {
        await tabInto('[aria-label="Add a wire"]');
        await heard(() => press('Enter'));
      }
      await tabInto('[role=gridcell]');
      let at = { wire: 0, column: 0 };
      const go = async (wire: number, column: number) => {
        for (; at.column < column; at = { ...at, column: at.column + 1 }) await press('ArrowRight');
        for (; at.column > column; at = { ...at, column: at.column - 1 }) await press('ArrowLeft');
        for (; at.wire < wire; at = { ...at, wire: at.wire + 1 }) await press('ArrowDown');
        for (; at.wire > wire; at = { ...at, wire: at.wire - 1 }) await press('ArrowUp');
      };
      const keys: Readonly<Record<string, string>> = { Control: 'c', Look: 'm' };
      for (const [what, wire, column, option] of steps) {
        await go(wire, column);
        if (what === 'if') {
          await press('Enter');
          // Typing in a closed list selects the option that starts with the typed letters: "only if c1 is 1".
          await heard(
            () => page.keyboard.type(option ?? ''),
            new RegExp(`${option ?? ''}.*Chances`),
          );
          await press('Escape');
        } else {
          await heard(() => press(keys[what] ?? what.toLowerCase()));
        }
      }
      await expect.poll(() => outline(page)).toEqual(announcements[name]?.map(inOrder));
      await expect.poll(() => state(page)).toEqual(states[name]);
      expect(transcript).toEqual(spoken[name]);
    });
  }
});

test('axe finds no faults in the lab, and nothing extends beyond the edge', async ({
  openWindow,
}) => {
  const page = await openWindow();
  await page.goto(`${lab}&example=teleportation`);
  await place(page, 0, 0).click();
  const sizes = [
    { width: 320, height: 640 },
    phone,
    { width: 740, height: 360 },
    { width: 768, height: 1000 },
    desktop,
  ];
  expect(await faultsOf(page, { sizes })).toEqual([]);
});

test('a damaged link opens an empty lab with one sentence', async ({ openWindow }) => {
  const page = await openWindow();
  await page.goto('/simulators/circuit-lab?c=1damaged');
  await expect(page.getByRole('alert')).toHaveText(/^This link is damaged/);
  await inPalette(page, 'H').click();
  await place(page, 0, 0).click();
  await expect.poll(() => outline(page)).toEqual(['H on q0.']);
});

async function pull(
  touch: CDPSession,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y }],
    });
  await send('touchStart', from.x, from.y);
  // The first move goes down, because a sideways move would pan the palette.
  await send('touchMove', from.x, from.y + 12);
  for (let part = 1; part <= 5; part++) {
    await send(
      'touchMove',
      from.x + ((to.x - from.x) * part) / 5,
      from.y + 12 + ((to.y - from.y - 12) * part) / 5,
    );
  }
  await send('touchEnd');
}
