import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  circuit,
  formatCircuitUrl,
  parseCircuitUrl,
  sameState,
  stateAfter,
  type Circuit,
} from '@qubloom/quantum';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CircuitLab, type CircuitLabProps } from './circuit-lab.tsx';
import { readAddress } from './options.ts';

const plain = (made: Circuit) => ({ initial: made.initial, columns: made.columns.map(sorted) });
const sorted = (column: Circuit['columns'][number]) =>
  column.map((each) => JSON.stringify(each)).sort();

let built: Circuit = circuit(1).build();
const open = (props: CircuitLabProps = {}) => {
  render(<CircuitLab level="full" {...props} onChange={(next) => (built = next)} />);
  return userEvent.setup();
};
const grid = () => screen.getByRole('grid', { name: 'Circuit' });
const place = (wire: number, column: number) => {
  const found = grid().querySelector<HTMLElement>(
    `[role=gridcell][data-wire="${wire}"][data-column="${column}"]`,
  );
  if (!found) throw new Error(`q${wire}, column ${column} is not drawn.`);
  return found;
};
const onShelf = (name: string) =>
  within(screen.getByRole('group', { name: 'Gates' })).getByRole('button', { name });
const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', '') ?? '';

const bell = circuit(2).h(0).cx(0, 1).build();
const ghz = circuit(3).h(0).cx(0, 1).cx(1, 2).build();
/** The state to teleport is |i⟩: the lab's own way to say it is the start of the wire. */
const teleportation = circuit(3)
  .initial(0, 'i')
  .h(1)
  .cx(1, 2)
  .cx(0, 1)
  .h(0)
  .measure(0, 0)
  .measure(1, 1)
  .when(1, 1, (then) => then.x(2))
  .when(0, 1, (then) => then.z(2))
  .build();

/** One step of building: what goes where. Columns count from 0. */
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
  expect(plain(built)).toEqual(plain(goal));
  for (let seed = 1; seed <= 4; seed++) {
    expect(
      sameState(stateAfter(built, undefined, { seed }), stateAfter(goal, undefined, { seed })),
    ).toBe(true);
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

  it.each(goals)('%s is built by dragging with the mouse', async (_, steps, goal) => {
    const user = open();
    for (const [what, ...where] of steps) {
      if (what === 'add wire') await user.click(screen.getByRole('button', { name: 'Add a wire' }));
      else if (what === 'start') await startBy(user, Number(where[0]), String(where[1]));
      else if (what === 'if')
        await conditionBy(user, Number(where[0]), Number(where[1]), String(where[2]));
      else dragTo(onShelf(what), place(Number(where[0]), Number(where[1])));
    }
    expectSame(goal);
  });

  it.each(goals)('%s is built by taps: a gate, then a place', async (_, steps, goal) => {
    const user = open();
    const tap = (target: Element) => user.pointer([{ keys: '[TouchA]', target }]);
    for (const [what, ...where] of steps) {
      if (what === 'add wire') await tap(screen.getByRole('button', { name: 'Add a wire' }));
      else if (what === 'start') {
        const wire = Number(where[0]);
        for (let i = 0; i < 8 && !ketIs(wire, String(where[1])); i++) await tap(place(wire, -1));
      } else if (what === 'if') {
        const armed = within(screen.getByRole('group', { name: 'Gates' })).queryByRole('button', {
          pressed: true,
        });
        if (armed) await tap(armed);
        await tap(place(Number(where[0]), Number(where[1])));
        await user.selectOptions(screen.getByRole('combobox', { name: 'Acts' }), String(where[2]));
      } else {
        if (onShelf(what).getAttribute('aria-pressed') === 'false') await tap(onShelf(what));
        await tap(place(Number(where[0]), Number(where[1])));
      }
    }
    expectSame(goal);
  });

  it.each(goals)('%s is built with the keyboard alone', async (_, steps, goal) => {
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
        await user.selectOptions(screen.getByRole('combobox', { name: 'Acts' }), String(where[2]));
        await user.keyboard('{Escape}');
        expect(grid()).toContainElement(document.activeElement as HTMLElement);
      } else {
        await goTo(user, Number(where[0]), Number(where[1]));
        const keys: Record<string, string> = { Control: 'c', Look: 'm' };
        await user.keyboard(keys[what] ?? what.toLowerCase());
      }
    }
    expectSame(goal);
  });

  it('says each change and the new chances, in these words', async () => {
    const user = open();
    place(0, 0).focus();
    const transcript: string[] = [];
    const press = async (keys: string) => {
      const before = screen.getByRole('status').textContent;
      await user.keyboard(keys);
      await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(before));
      transcript.push(`${keys} → ${said()}`);
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
    await press('{Enter}');
    expect(transcript).toEqual([
      'c → There is no gate in column 1 yet. Place the gate, then its control.',
      'h → H placed on q0, column 1. Chances: 00, 50 percent. 01, 50 percent.',
      'x → X placed on q1, column 2. Chances: 10, 50 percent. 11, 50 percent.',
      'c → Control on q0 for X, column 2. Chances: 00, 50 percent. 11, 50 percent.',
      'o → Anti-control on q0 for X, column 2. Chances: 01, 50 percent. 10, 50 percent.',
      'o → Control taken off q0, column 2. Chances: 10, 50 percent. 11, 50 percent.',
      '{Control>}z{/Control} → Undone. Chances: 01, 50 percent. 10, 50 percent.',
      '  → H picked up.',
      '  → H moved to q1, column 1. Chances: 00, 50 percent. 10, 50 percent.',
      '{Delete} → H taken off q1, column 1. Chances: 10, 100 percent.',
      '{Delete} → q1, column 1 is empty.',
      '{Enter} → q1 starts in 1. Chances: 00, 100 percent.',
    ]);
  });

  it('moves a control along its column by dragging, and takes a gate off when dropped outside', () => {
    open({ circuit: circuit(3).cx(0, 1).build() });
    dragTo(place(0, 0), place(2, 0));
    expect(built.columns).toMatchObject([[{ targets: [1], controls: [{ wire: 2, on: 1 }] }]]);
    dragTo(place(1, 0), null);
    expect(built.columns).toEqual([]);
  });

  function dragTo(from: Element, to: Element | null) {
    fireEvent.pointerDown(from, { button: 0, clientX: 10, clientY: 10, pointerType: 'mouse' });
    under = to;
    fireEvent.pointerMove(window, { buttons: 1, clientX: 60, clientY: 60 });
    fireEvent.pointerUp(window, { clientX: 60, clientY: 60 });
    fireEvent.click(from);
  }
});

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

describe('the editor', () => {
  it('is a grid with one tab stop, which the arrows move', async () => {
    const user = open({ circuit: bell });
    const stops = () =>
      within(grid())
        .getAllByRole('gridcell')
        .filter((each) => each.tabIndex === 0);
    expect(stops()).toEqual([place(0, 0)]);
    place(0, 0).focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(stops()).toEqual([place(1, 1)]);
    expect(place(1, 1)).toHaveFocus();
    expect(place(1, 1)).toHaveAccessibleName('q1, column 2: X on q1, where q0 is 1');
    expect(place(0, 1)).toHaveAccessibleName('q0, column 2: control of X on q1, where q0 is 1');
  });

  it('stands as an ordered list, too', () => {
    open({ circuit: teleportation });
    const words = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(words).toEqual([
      'H on q1.',
      'X on q2, where q1 is 1.',
      'X on q1, where q0 is 1.',
      'H on q0. Look at q1 into c1.',
      'Look at q0 into c0. X on q2, if c1 is 1.',
      'Z on q2, if c0 is 1.',
    ]);
    expect(screen.getByText(/q0 starts in i\./)).toBeInTheDocument();
  });

  it('takes an angle by slider, by field and by a preset [lab: sliders for angles]', async () => {
    const user = open({ circuit: circuit(1).ry(0, 0).build() });
    fireEvent.change(screen.getByRole('slider', { name: /Angle/ }), { target: { value: '4' } });
    expect(built.columns).toMatchObject([[{ parameters: [Math.PI / 3] }]]);
    const field = screen.getByRole('textbox', { name: 'Angle, written' });
    await user.clear(field);
    await user.type(field, '-3pi/4{Enter}');
    expect(built.columns).toMatchObject([[{ parameters: [(-3 * Math.PI) / 4] }]]);
    await user.click(screen.getByRole('button', { name: 'pi over 6' }));
    expect(built.columns).toMatchObject([[{ parameters: [Math.PI / 6] }]]);
  });

  it('makes a gate of a selection, opens it, changes it and closes it, all by keys [lab: custom gates that can be opened again]', async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.setAttribute('open', '');
    };
    const user = open({ circuit: bell });
    place(0, 0).focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Make a gate' }));
    await user.clear(screen.getByRole('textbox', { name: 'Its name' }));
    await user.type(screen.getByRole('textbox', { name: 'Its name' }), 'Pair{Enter}');
    expect(built.columns).toMatchObject([[{ gate: 'Pair', targets: [0, 1] }]]);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    place(0, 2).focus();
    await user.keyboard('z');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(built.definitions).toMatchObject([{ name: 'Pair', body: [{}, {}, [{ gate: 'z' }]] }]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(built.definitions).toMatchObject([{ name: 'Pair', body: [{}, {}] }]);
  });

  it('loads an example, one Undo away from the learner’s own circuit', async () => {
    const user = open({ circuit: bell });
    await user.click(screen.getByRole('button', { name: 'Examples' }));
    await user.click(screen.getByRole('button', { name: /^GHZ/ }));
    expect(built.columns).toEqual(ghz.columns);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(built.columns).toEqual(bell.columns);
  });

  it('shows the list of keys on a question mark', async () => {
    const user = open();
    place(0, 0).focus();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keys' })).toHaveTextContent('Space');
  });

  it('offers X, H and Z on two wires as first steps, and lets the learner move up', async () => {
    const user = open({ level: 'first-steps' });
    const shelf = screen.getByRole('group', { name: 'Gates' });
    expect(
      within(shelf)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual(['X', 'H', 'Z', 'More gates']);
    expect(within(grid()).getAllByRole('row')).toHaveLength(2);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Level of the lab' }),
      'Explorer',
    );
    expect(onShelf('Control')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More gates' }));
    expect(onShelf('Barrier')).toBeVisible();
    expect(said()).toBe('Full lab: 26 gates on the shelf.');
    expect(screen.queryByRole('button', { name: 'More gates' })).not.toBeInTheDocument();
    expect(onShelf('X')).toHaveFocus();
  });

  it('shows no control, look or further wire at first steps, not by keys either', async () => {
    const user = open({ level: 'first-steps' });
    expect(screen.queryByRole('button', { name: 'Add a wire' })).not.toBeInTheDocument();
    place(0, 0).focus();
    await user.keyboard('hcm');
    expect(built.columns).toMatchObject([[{ gate: 'h', controls: [] }]]);
    expect(said()).toBe('Look is not on the shelf here.');
  });

  it('lets a gate depend on several bits [lab: measure in the middle, classical control]', async () => {
    const looked = circuit(3).h(0).h(1).measure(0, 0).measure(1, 1).x(2).build();
    const user = open({ circuit: looked });
    const column = looked.columns.findIndex((each) =>
      each.some((one) => one.kind === 'gate' && one.gate === 'x'),
    );
    await user.click(place(2, column));
    const acts = screen.getByRole('combobox', { name: 'Acts' });
    await user.selectOptions(acts, 'only if several bits fit');
    expect(said()).toMatch(/^X acts only if c0 is 1 and c1 is 1\./);
    await user.selectOptions(screen.getByRole('combobox', { name: 'c1' }), 'is 0');
    expect(built.columns.flat()).toContainEqual(
      expect.objectContaining({ gate: 'x', condition: { bits: [0, 1], equals: 1 } }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'c0' }), 'any');
    expect(screen.getByRole('combobox', { name: 'Acts' })).toHaveDisplayValue('only if c1 is 0');
  });

  it('shows what can be done with a wire when its name is pressed, and leaves its start alone', () => {
    open({ circuit: bell });
    const name = screen.getByRole('rowheader', { name: 'q1' });
    fireEvent.pointerDown(name, { button: 0, clientY: 10 });
    fireEvent.pointerUp(name, { clientY: 12 });
    expect(screen.getByRole('button', { name: 'Take wire q1 away' })).toBeVisible();
    fireEvent.pointerDown(name, { button: 0, clientY: 60 });
    fireEvent.pointerMove(name, { clientY: 0 });
    fireEvent.pointerUp(name, { clientY: 0 });
    expect(built.columns).toMatchObject([
      [{ gate: 'h', targets: [1] }],
      [{ targets: [0], controls: [{ wire: 1 }] }],
    ]);
  });

  it('draws only what is near in a circuit of 24 wires and 1,000 columns', async () => {
    const builder = circuit(24);
    for (let i = 0; i < 1000; i++) for (let wire = 0; wire < 24; wire++) builder.h(wire);
    const user = open({ circuit: builder.build() });
    expect(grid()).toHaveAttribute('aria-colcount', '1005');
    expect(within(grid()).getAllByRole('gridcell').length).toBeLessThan(1200);
    act(() => place(0, 0).focus());
    await user.keyboard('{End}');
    expect(place(0, 999)).toHaveFocus();
    await user.keyboard('{ArrowRight}x');
    expect(place(0, 1000)).toHaveFocus();
    expect(place(0, 1000)).toHaveAccessibleName(/X/);
  });
});

describe('the address of the lab', () => {
  it('takes a circuit, a level and an example', () => {
    expect(readAddress('?level=full&example=ghz')).toMatchObject({ level: 'full', circuit: ghz });
    expect(readAddress('?level=expert')).toEqual({});
    const behind = readAddress('', `#c=${formatCircuitUrl(bell)}`);
    expect(behind.circuit).toEqual(bell);
  });

  it('says in a sentence what is wrong with a damaged link', () => {
    const { circuit: none, trouble } = readAddress('?c=1abcdefgh');
    expect(none).toBeUndefined();
    expect(trouble).toMatch(/^This link is damaged/);
    expect(parseCircuitUrl('').ok).toBe(false);
  });
});
