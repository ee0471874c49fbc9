import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { circuit, sameState, smallStateAfter, type Circuit } from '@qubloom/quantum';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  plain,
  builtCircuit,
  open,
  grid,
  place,
  inPalette,
  announcement,
  bell,
  ghz,
  teleportation,
} from './testing/lab-page.tsx';

/** One step of building a circuit. Columns count from 0. */
type Step =
  | readonly ['add wire']
  | readonly ['start', number, string]
  | readonly [gate: string, wire: number, column: number]
  | readonly ['if', number, number, string];

const bellSteps: readonly Step[] = [
  ['H', 0, 0],
  ['X', 1, 1],
  ['Control', 0, 1],
];
const ghzSteps: readonly Step[] = [['add wire'], ...bellSteps, ['X', 2, 2], ['Control', 1, 2]];
const teleportationSteps: readonly Step[] = [
  ['add wire'],
  ['start', 0, 'i'],
  ['H', 1, 0],
  ['X', 2, 1],
  ['Control', 1, 1],
  ['X', 1, 2],
  ['Control', 0, 2],
  ['H', 0, 3],
  ['Look', 1, 3],
  ['Look', 0, 4],
  ['X', 2, 4],
  ['if', 2, 4, 'only if c1 is 1'],
  ['Z', 2, 5],
  ['if', 2, 5, 'only if c0 is 1'],
];

const goals: readonly (readonly [string, readonly Step[], Circuit])[] = [
  ['a Bell pair', bellSteps, bell],
  ['GHZ', ghzSteps, ghz],
  ['teleportation', teleportationSteps, teleportation],
];

function expectSame(goal: Circuit) {
  expect(plain(builtCircuit())).toEqual(plain(goal));
  for (let seed = 1; seed <= 4; seed++) {
    expect(
      sameState(
        smallStateAfter(builtCircuit(), undefined, { seed }),
        smallStateAfter(goal, undefined, { seed }),
      ),
    ).toBe(true);
  }
}

type User = ReturnType<typeof userEvent.setup>;

const ketIs = (wire: number, state: string) => place(wire, -1).textContent === `|${state}⟩`;

async function startBy(user: User, wire: number, state: string) {
  await user.click(place(wire, -1));
  await user.click(screen.getByRole('button', { name: state }));
}

async function conditionBy(user: User, wire: number, column: number, option: string) {
  await user.click(place(wire, column));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Acts' }), option);
}

async function goTo(user: User, wire: number, column: number) {
  for (let i = 0; i < 40; i++) {
    const { wire: w, column: c } = (document.activeElement as HTMLElement).dataset;
    const [down, right] = [wire - Number(w), column - Number(c)];
    if (down === 0 && right === 0) return;
    await user.keyboard(
      right > 0
        ? '{ArrowRight}'
        : right < 0
          ? '{ArrowLeft}'
          : down > 0
            ? '{ArrowDown}'
            : '{ArrowUp}',
    );
  }
}

describe('building', () => {
  let under: Element | null = null;
  beforeEach(() => {
    document.elementFromPoint = () => under;
  });
  afterEach(() => {
    under = null;
  });

  it.each(goals)('builds %s by dragging with the mouse', async (_, steps, goal) => {
    const user = open();
    for (const [what, ...where] of steps) {
      if (what === 'add wire') await user.click(screen.getByRole('button', { name: 'Add a wire' }));
      else if (what === 'start') await startBy(user, Number(where[0]), String(where[1]));
      else if (what === 'if')
        await conditionBy(user, Number(where[0]), Number(where[1]), String(where[2]));
      else dragTo(inPalette(what), place(Number(where[0]), Number(where[1])));
    }
    expectSame(goal);
  });

  it.each(goals)('builds %s by taps on a gate and then on a cell', async (_, steps, goal) => {
    const user = open();
    const tap = (target: Element) => user.pointer([{ keys: '[TouchA]', target }]);
    for (const [what, ...where] of steps) {
      if (what === 'add wire') await tap(screen.getByRole('button', { name: 'Add a wire' }));
      else if (what === 'start') {
        const wire = Number(where[0]);
        for (let i = 0; i < 8 && !ketIs(wire, String(where[1])); i++) await tap(place(wire, -1));
      } else if (what === 'if') {
        await tap(document.body);
        await tap(place(Number(where[0]), Number(where[1])));
        await user.selectOptions(screen.getByRole('combobox', { name: 'Acts' }), String(where[2]));
      } else {
        if (inPalette(what).getAttribute('aria-pressed') === 'false') await tap(inPalette(what));
        await tap(place(Number(where[0]), Number(where[1])));
      }
    }
    expectSame(goal);
  });

  it(
    'keeps a chosen gate that is tapped again, until Escape, a tap elsewhere, or another gate',
    { tags: ['exhaustive'] },
    async () => {
      const user = open();
      const tap = (target: Element) => user.pointer([{ keys: '[TouchA]', target }]);
      const isArmed = (gate: string) => inPalette(gate).getAttribute('aria-pressed') === 'true';
      for (const column of [0, 1, 2]) {
        await tap(inPalette('H'));
        await tap(place(0, column));
      }
      expect(builtCircuit().columns).toHaveLength(3);
      await tap(inPalette('X'));
      expect([isArmed('H'), isArmed('X')]).toEqual([false, true]);
      await tap(screen.getByText(/^Bit order/));
      expect(isArmed('X')).toBe(false);
      expect(announcement()).toContain('Gate put away.');
      await tap(inPalette('X'));
      await user.keyboard('{Escape}');
      expect(isArmed('X')).toBe(false);
    },
  );

  it.each(goals)(
    'builds %s with the keyboard alone',
    { tags: ['exhaustive'] },
    async (_, steps, goal) => {
      const user = open();
      for (const [what, ...where] of steps) {
        if (what === 'add wire') {
          while (document.activeElement !== screen.getByRole('button', { name: 'Add a wire' }))
            await user.tab();
          await user.keyboard('{Enter}');
          while (!grid().contains(document.activeElement)) await user.tab();
          continue;
        }
        while (!grid().contains(document.activeElement)) await user.tab();
        if (what === 'start') {
          await goTo(user, Number(where[0]), -1);
          for (let i = 0; i < 8 && !ketIs(Number(where[0]), String(where[1])); i++)
            await user.keyboard(' ');
        } else if (what === 'if') {
          await goTo(user, Number(where[0]), Number(where[1]));
          await user.keyboard('{Enter}');
          expect(screen.getByRole('combobox', { name: 'Acts' })).toHaveFocus();
          await user.selectOptions(
            screen.getByRole('combobox', { name: 'Acts' }),
            String(where[2]),
          );
          await user.keyboard('{Escape}');
          expect(grid()).toContainElement(document.activeElement as HTMLElement);
        } else {
          await goTo(user, Number(where[0]), Number(where[1]));
          const keys: Record<string, string> = { Control: 'c', Look: 'm' };
          await user.keyboard(keys[what] ?? what.toLowerCase());
        }
      }
      expectSame(goal);
    },
  );

  it(
    'moves by Enter from the start of a wire to its buttons, which Escape closes',
    { tags: ['exhaustive'] },
    async () => {
      const user = open({ circuit: bell });
      place(1, 0).focus();
      await user.keyboard('{ArrowLeft}{Enter}');
      const details = screen.getByRole('group', { name: 'Details of this place' });
      expect(within(details).getAllByRole('button')[0]).toHaveFocus();
      await user.keyboard('{Tab}'.repeat(6));
      expect(within(details).getByRole('button', { name: /^Move q1 up/ })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(builtCircuit().columns.flat()[0]).toMatchObject({ gate: 'h', targets: [1] });
      expect(builtCircuit().initial).toEqual(['0', '0']);
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('group', { name: 'Details of this place' })).toBeNull();
    },
  );

  it('lists keys by their effect in this lab', async () => {
    const user = open();
    place(0, 0).focus();
    await user.keyboard('?');
    const list = screen.getByRole('dialog', { name: 'Keys' });
    const meaningOf = (key: string) =>
      within(list).getByText(key, { selector: 'dt' }).nextElementSibling;
    expect(meaningOf('Shift+S')).toHaveTextContent('S dagger: Undoes S.');
    expect(meaningOf('Shift+X')).toHaveTextContent('RX: Turns about the X axis by an angle.');
    expect(meaningOf('V')).toHaveTextContent('Root of X: Half of an X.');
    expect(list).not.toHaveTextContent('Cell');
  });

  it(
    'announces each change and the new probabilities, in these words',
    { tags: ['exhaustive'] },
    async () => {
      const user = open();
      place(0, 0).focus();
      const transcript: string[] = [];
      const press = async (keys: string) => {
        const before = screen.getByRole('status').textContent;
        await user.keyboard(keys);
        await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(before));
        transcript.push(`${keys} → ${announcement()}`);
      };
      await press('c');
      await press('h');
      await user.keyboard('{ArrowRight}{ArrowDown}');
      await press('x');
      await user.keyboard('{ArrowUp}');
      await press('c');
      await press('o');
      await press('o');
      await press('{Control>}z{/Control}');
      await user.keyboard('{ArrowLeft}');
      await press(' ');
      await user.keyboard('{ArrowDown}');
      await press(' ');
      await press('{Delete}');
      await press('{Delete}');
      await user.keyboard('{ArrowLeft}');
      await press(' ');
      expect(transcript).toEqual([
        'c → There is no gate in column 1 yet. Place the gate, then its control.',
        'h → H placed on q0, column 1. Chances: 0 0, 50 percent. 0 1, 50 percent.',
        'x → X placed on q1, column 2. Chances: 1 0, 50 percent. 1 1, 50 percent.',
        'c → Control on q0 for X, column 2. Chances: 0 0, 50 percent. 1 1, 50 percent.',
        'o → Anti-control on q0 for X, column 2. Chances: 0 1, 50 percent. 1 0, 50 percent.',
        'o → Control taken off q0, column 2. Chances: 1 0, 50 percent. 1 1, 50 percent.',
        '{Control>}z{/Control} → Undone. Chances: 0 1, 50 percent. 1 0, 50 percent.',
        '  → H picked up.',
        '  → H moved to q1, column 1. Chances: 0 0, 50 percent. 1 0, 50 percent.',
        '{Delete} → H taken off q1, column 1. Chances: 1 0, 100 percent.',
        '{Delete} → q1, column 1 is empty.',
        '  → q1 starts in 1. Chances: 0 0, 100 percent.',
      ]);
    },
  );

  it('announces the chances after a look, and the states of the other wires', async () => {
    const user = open({ circuit: circuit(2).h(0).x(1).build() });
    place(0, 1).focus();
    await user.keyboard('m');
    await waitFor(() =>
      expect(announcement()).toBe(
        'Look placed on q0, column 2. Chances of c0: 0, 50 percent. 1, 50 percent. q1 holds 1.',
      ),
    );
  });

  it("says after teleportation that the last wire holds the first one's state", async () => {
    const user = open({ circuit: teleportation });
    place(0, 7).focus();
    await user.keyboard('i');
    await user.keyboard('{Delete}');
    await waitFor(() => expect(announcement()).toMatch(/^I.*Chances of c1 c0: .*q2 holds i\.$/));
  });

  it('announces the number of selected gates while Shift and an arrow select', async () => {
    const user = open({ circuit: bell });
    place(0, 0).focus();
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(announcement()).toBe('2 gates selected.'));
  });

  it('clears the starts of the wires with the gates, one Undo away', async () => {
    const user = open({ circuit: circuit(2).initial(1, '+').build() });
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(builtCircuit().initial).toEqual(['0', '0']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(builtCircuit().initial).toEqual(['0', '+']);
  });

  it('moves a control along its column by dragging, and removes a gate that is dropped outside', () => {
    open({ circuit: circuit(3).cx(0, 1).build() });
    dragTo(place(0, 0), place(2, 0));
    expect(builtCircuit().columns).toMatchObject([
      [{ targets: [1], controls: [{ wire: 2, on: 1 }] }],
    ]);
    dragTo(place(1, 0), null);
    expect(builtCircuit().columns).toEqual([]);
  });

  function dragTo(from: Element, to: Element | null) {
    fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 10, pointerType: 'mouse' });
    under = to;
    fireEvent.pointerMove(window, { buttons: 1, clientX: 60, clientY: 60 });
    fireEvent.pointerUp(window, { clientX: 60, clientY: 60 });
    fireEvent.click(from);
  }
});
