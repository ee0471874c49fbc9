import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import {
  circuit,
  display,
  gate,
  measure,
  postSelect,
  withColumns,
  type Circuit,
  type Column,
} from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { CircuitLab } from '../../circuit-lab.tsx';
import { place } from '../../testing/lab-page.tsx';
import { Displays } from '../displays.tsx';

const made = (wires: number, columns: readonly Column[]): Circuit => {
  const bits = columns.flat().some(({ kind }) => kind === 'measure') ? 1 : 0;
  return withColumns(circuit(wires, bits).build(), columns);
};
const open = (wires: number, columns: readonly Column[]) =>
  render(<CircuitLab circuit={made(wires, columns)} level="full" displays={<Displays />} />);
const readings = async () =>
  within(await screen.findByRole('list', { name: 'Displays in the circuit' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('displays inside the circuit', () => {
  // Shows: lab: displays inside the circuit
  it('show the state behind their column, live', async () => {
    open(2, [
      [gate('h', [0])],
      [display('probability', [0]), display('bloch', [1])],
      [gate('x', [1], { controls: [0] })],
      [display('amplitudes', [0]), display('bloch', [1])],
      [display('amplitudes', [0, 1])],
    ]);
    expect(await readings()).toEqual([
      'Chance display on q0, column 2: 1 with 50 percent.',
      'Ball display on q1, column 2: x 0, y 0, z 1.',
      'Amplitude display on q0, column 4: mixed, so it has no amplitudes of its own.',
      'Ball display on q1, column 4: x 0, y 0, z 0.',
      'Amplitude display on q0, q1, column 5: |00⟩ +0.71, |01⟩ 0, |10⟩ 0, |11⟩ +0.71.',
    ]);
    fireEvent.keyDown(place(0, 0), { key: 'Delete' });
    expect((await readings())[0]).toBe('Chance display on q0, column 2: 1 with 0 percent.');
  });

  // Shows: lab: post-selection
  it('show the runs that are kept, and the number of those', async () => {
    open(2, [
      [gate('h', [0])],
      [gate('x', [1], { controls: [0] })],
      [postSelect(1, '1')],
      [display('probability', [0])],
    ]);
    expect(await readings()).toEqual(['Chance display on q0, column 4: 1 with 100 percent.']);
    expect(screen.getByText(/of the runs are kept/)).toHaveTextContent('50% of the runs are kept.');
  });

  it('show the chosen branch from its looks on', { tags: ['exhaustive'] }, async () => {
    open(2, [
      [gate('h', [0])],
      [display('probability', [0])],
      [measure(0, 0)],
      [display('probability', [0])],
      [{ ...gate('x', [1]), condition: { bits: [0], equals: 1 } }],
      [display('probability', [0, 1])],
    ]);
    const ofOne = (column: number, chance: number) =>
      `Chance display on q0, column ${column}: 1 with ${chance} percent.`;
    expect(await readings()).toEqual([
      ofOne(2, 50),
      ofOne(4, 50),
      'Chance display on q0, q1, column 6: |00⟩ 50%, |01⟩ 0%, |10⟩ 0%, |11⟩ 50%.',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^if the looks show 1,/ }));
    await waitFor(async () =>
      expect(await readings()).toEqual([
        ofOne(2, 50),
        ofOne(4, 100),
        'Chance display on q0, q1, column 6: |00⟩ 0%, |01⟩ 0%, |10⟩ 0%, |11⟩ 100%.',
      ]),
    );
  });

  it('name each result of several wires', async () => {
    open(2, [[gate('h', [0])], [display('probability', [0, 1])]]);
    await readings();
    const texts = [...screen.getByRole('grid').querySelectorAll('svg text')].map(
      (each) => each.textContent,
    );
    const names = texts.filter((each) => /^[01]+$/.test(each));
    expect(names).toEqual(['00', '01', '10', '11']);
  });

  it('say that no run is kept, and show nothing then', async () => {
    open(1, [[postSelect(0, '1')], [display('probability', [0])]]);
    expect(await screen.findByText(/^No run is kept/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Displays in the circuit' })).toBeNull();
  });

  it(
    'are placed, enlarged, removed, and undone by keys like gates',
    { tags: ['exhaustive'] },
    async () => {
      open(2, [[gate('x', [0])]]);
      fireEvent.keyDown(place(0, 0), { key: 'ArrowRight' });
      fireEvent.keyDown(place(0, 1), { key: 'd' });
      expect(await readings()).toEqual(['Chance display on q0, column 2: 1 with 100 percent.']);
      fireEvent.keyDown(place(0, 1), { key: 'Delete' });
      expect(screen.queryByRole('list', { name: 'Displays in the circuit' })).toBeNull();
      fireEvent.keyDown(place(0, 1), { key: 'z', ctrlKey: true });
      fireEvent.keyDown(place(0, 1), { key: 'Enter' });
      const sizes = await screen.findByRole('group', { name: 'Wires that it shows' });
      fireEvent.click(within(sizes).getByRole('button', { name: '2 wires' }));
      expect(await readings()).toEqual([
        'Chance display on q0, q1, column 2: |00⟩ 0%, |01⟩ 100%, |10⟩ 0%, |11⟩ 0%.',
      ]);
    },
  );

  it('are skipped by shots, which count the kept runs', { tags: ['exhaustive'] }, async () => {
    open(1, [[gate('h', [0])], [postSelect(0, '1')], [display('bloch', [0])]]);
    fireEvent.click(await screen.findByRole('button', { name: 'Run 1,000 shots' }));
    const table = await screen.findByRole('table', { name: /^1,000 shots, \d+ of them kept/ });
    expect(within(table).getAllByRole('row')).toHaveLength(2);
  });
});
