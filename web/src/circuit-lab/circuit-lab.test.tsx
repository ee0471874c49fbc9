import { act, fireEvent, screen, within } from '@testing-library/react';
import { circuit, formatCircuitUrl, parseCircuitUrl } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { readAddress } from './address.ts';
import { paletteOf } from './palette/tools.ts';
import {
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

describe('the editor', () => {
  it('is a grid with one tab stop, which the arrow keys move', async () => {
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

  it('also has the circuit as an ordered list', () => {
    open({ circuit: teleportation });
    const message = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(message).toEqual([
      'H on q1.',
      'X on q2, where q1 is 1.',
      'X on q1, where q0 is 1.',
      'H on q0. Look at q1 into c1.',
      'Look at q0 into c0. X on q2, if c1 is 1.',
      'Z on q2, if c0 is 1.',
    ]);
    expect(screen.getByText(/q0 starts in i\./)).toBeInTheDocument();
  });

  // Shows: lab: a permanent label for the order of bits
  it('always shows the order of the bits, also to screen readers', async () => {
    const user = open({ circuit: ghz });
    expect(screen.getByText('|q2 q1 q0⟩')).toBeInTheDocument();
    expect(grid()).toHaveAccessibleDescription('Bit order: |q2 q1 q0⟩, q0 is the lowest.');
    await user.click(screen.getByRole('button', { name: 'Add a wire' }));
    expect(screen.getByText('|q3 q2 q1 q0⟩')).toBeInTheDocument();
  });

  // Shows: lab: sliders for angles
  it('sets an angle by slider, by field, and by a preset', async () => {
    const user = open({ circuit: circuit(1).ry(0, 0).build() });
    await user.click(place(0, 0));
    fireEvent.change(screen.getByRole('slider', { name: /Angle/ }), { target: { value: '4' } });
    expect(builtCircuit().columns).toMatchObject([[{ parameters: [Math.PI / 3] }]]);
    const field = screen.getByRole('textbox', { name: 'Angle, written' });
    await user.clear(field);
    await user.type(field, '-3pi/4{Enter}');
    expect(builtCircuit().columns).toMatchObject([[{ parameters: [(-3 * Math.PI) / 4] }]]);
    await user.click(screen.getByRole('button', { name: 'pi over 6' }));
    expect(builtCircuit().columns).toMatchObject([[{ parameters: [Math.PI / 6] }]]);
  });

  // Shows: lab: custom gates that can be opened again
  it('makes a gate from a selection, then opens, changes, and closes it, all by keys', async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.setAttribute('open', '');
    };
    const user = open({ circuit: bell });
    place(0, 0).focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Make a gate' }));
    await user.clear(screen.getByRole('textbox', { name: 'Its name' }));
    await user.type(screen.getByRole('textbox', { name: 'Its name' }), 'Pair{Enter}');
    expect(builtCircuit().columns).toMatchObject([[{ gate: 'Pair', targets: [0, 1] }]]);
    await user.click(place(0, 0));
    await user.click(screen.getByRole('button', { name: 'Open' }));
    place(0, 2).focus();
    await user.keyboard('z');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(builtCircuit().definitions).toMatchObject([
      { name: 'Pair', body: [{}, {}, [{ gate: 'z' }]] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(builtCircuit().definitions).toMatchObject([{ name: 'Pair', body: [{}, {}] }]);
  });

  it('loads an example, one Undo away from the learner’s own circuit', async () => {
    const user = open({ circuit: bell });
    await user.click(screen.getByRole('button', { name: 'Examples' }));
    await user.click(screen.getByRole('button', { name: /^GHZ/ }));
    expect(builtCircuit().columns).toEqual(ghz.columns);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(builtCircuit().columns).toEqual(bell.columns);
  });

  it('opens the list of keys with a question mark', async () => {
    const user = open();
    place(0, 0).focus();
    await user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keys' })).toHaveTextContent('Space');
  });

  it('has X, H, and Z on two wires at first steps, and lets the learner move up', async () => {
    const user = open({ level: 'first-steps' });
    const palette = screen.getByRole('group', { name: 'Gates' });
    expect(
      within(palette)
        .getAllByRole('button')
        .map((each) => each.getAttribute('aria-label') ?? each.textContent),
    ).toEqual(['X', 'H', 'Z', 'All gates']);
    expect(within(grid()).getAllByRole('row')).toHaveLength(2);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Level of the lab' }),
      'Explorer',
    );
    expect(inPalette('Control')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All gates' }));
    expect(inPalette('Barrier')).toBeVisible();
    expect(announcement()).toBe(
      `Full lab: ${paletteOf('full', null).length} gates to choose from.`,
    );
    expect(screen.queryByRole('button', { name: 'All gates' })).not.toBeInTheDocument();
    expect(inPalette('X')).toHaveFocus();
  });

  it('has no control, measurement, or additional wire at first steps, not even by keys', async () => {
    const user = open({ level: 'first-steps' });
    expect(screen.queryByRole('button', { name: 'Add a wire' })).not.toBeInTheDocument();
    place(0, 0).focus();
    await user.keyboard('hcm');
    expect(builtCircuit().columns).toMatchObject([[{ gate: 'h', controls: [] }]]);
    expect(announcement()).toBe('Look is not among the gates here.');
  });

  // Shows: lab: measure in the middle, classical control
  it('lets a gate depend on several bits', async () => {
    const looked = circuit(3).h(0).h(1).measure(0, 0).measure(1, 1).x(2).build();
    const user = open({ circuit: looked });
    const column = looked.columns.findIndex((each) =>
      each.some((one) => one.kind === 'gate' && one.gate === 'x'),
    );
    await user.click(place(2, column));
    const acts = screen.getByRole('combobox', { name: 'Acts' });
    await user.selectOptions(acts, 'only if several bits fit');
    expect(announcement()).toMatch(/^X acts only if c0 is 1 and c1 is 1\./);
    await user.selectOptions(screen.getByRole('combobox', { name: 'c1' }), 'is 0');
    expect(builtCircuit().columns.flat()).toContainEqual(
      expect.objectContaining({ gate: 'x', condition: { bits: [0, 1], equals: 1 } }),
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'c0' }), 'any');
    expect(screen.getByRole('combobox', { name: 'Acts' })).toHaveDisplayValue('only if c1 is 0');
  });

  it('shows the actions of a wire when its name is pressed, and leaves its start unchanged', () => {
    open({ circuit: bell });
    const name = screen.getByRole('rowheader', { name: 'q1' });
    fireEvent.pointerDown(name, { button: 0, clientY: 10 });
    fireEvent.pointerUp(name, { clientY: 12 });
    expect(screen.getByRole('button', { name: 'Take wire q1 away' })).toBeVisible();
    fireEvent.pointerDown(name, { button: 0, clientY: 60 });
    fireEvent.pointerMove(name, { clientY: 0 });
    fireEvent.pointerUp(name, { clientY: 0 });
    expect(builtCircuit().columns).toMatchObject([
      [{ gate: 'h', targets: [1] }],
      [{ targets: [0], controls: [{ wire: 1 }] }],
    ]);
  });

  it('draws only the nearby columns in a circuit of 24 wires and 1,000 columns', async () => {
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
  it('holds a circuit, a level, and an example', () => {
    expect(readAddress('?level=full&example=ghz')).toMatchObject({ level: 'full', circuit: ghz });
    expect(readAddress('?level=expert')).toEqual({});
    const behind = readAddress('', `#c=${formatCircuitUrl(bell)}`);
    expect(behind.circuit).toEqual(bell);
  });

  it('explains a damaged link in a sentence', () => {
    const { circuit: none, problem } = readAddress('?c=1k7mp3wqa');
    expect(none).toBeUndefined();
    expect(problem).toMatch(/^This link is damaged/);
    expect(parseCircuitUrl('').ok).toBe(false);
  });
});
