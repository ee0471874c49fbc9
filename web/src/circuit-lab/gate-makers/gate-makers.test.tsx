import { fireEvent, screen, within } from '@testing-library/react';
import { circuit } from '@qubloom/quantum';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtCircuit, grid, inPalette, open, place } from '../testing/lab-page.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  };
});

const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string) => screen.getByRole('textbox', { name });

/** Expects the sentence beside the circuit or in the live region. */
const expectSaid = (sentence: string) =>
  expect(screen.getAllByText(sentence).length).toBeGreaterThan(0);

describe('gates that are made by choosing or typing', () => {
  // Shows: lab: arithmetic gates
  it('make a gate that counts, by keys alone', { tags: ['exhaustive'] }, async () => {
    const user = open({ circuit: circuit(3).x(0).build() });
    place(0, 1).focus();
    await user.keyboard('n');
    await dialog('A gate that counts');
    expect(screen.getByText(/^0 becomes 1, .*, 7 becomes 0\.$/)).toBeInTheDocument();
    expect(screen.getByText('It takes 3 wires.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '+1' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expectSaid('Plus 1 modulo 8 made. Now choose a place.');
    expect(inPalette('Plus 1 modulo 8')).toHaveAttribute('aria-pressed', 'true');
    expect(place(0, 1)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(builtCircuit().columns[1]).toMatchObject([{ gate: '+1 mod 8', targets: [0, 1, 2] }]);
    expect(place(1, 1)).toHaveAccessibleName('q1, column 2: Plus 1 modulo 8 on q0 and q1 and q2');
    await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
    expect(builtCircuit().definitions).toEqual([]);
  });

  it(
    'refuse a multiplication that could not be undone, in a sentence',
    { tags: ['exhaustive'] },
    async () => {
      const user = open({ circuit: circuit(2).build() });
      await user.click(screen.getByRole('button', { name: 'Number gate' }));
      await dialog('A gate that counts');
      await user.click(screen.getByRole('radio', { name: '×A mod N' }));
      await user.clear(field('A'));
      await user.type(field('A'), '3');
      expect(screen.getByText(/^3 and 15 can both be divided by 3\./)).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Make the gate' }));
      expect(screen.getByRole('dialog')).toBeInTheDocument();
      await user.clear(field('A'));
      await user.type(field('A'), '7');
      expect(screen.getByText('It takes 4 wires, 2 more than there are now.')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Make the gate' }));
      await user.click(place(0, 0));
      expectSaid('Times 7 modulo 15 needs 4 wires. Add a wire first.');
    },
  );

  // Shows: lab: gates typed as a matrix
  it(
    'make a gate from a typed matrix, explain why a matrix is not a gate, and open it again to change it',
    { tags: ['exhaustive'] },
    async () => {
      const user = open({ circuit: circuit(1).build() });
      place(0, 0).focus();
      await user.keyboard('{Shift>}M{/Shift}');
      const sheet = await dialog('A gate from a matrix');
      const write = (row: string, column: string, text: string) =>
        fireEvent.change(field(`Row ${row}, column ${column}`), { target: { value: text } });
      write('0', '1', 'oops');
      expect(within(sheet).getByText(/"oops" in row \|0⟩, column \|1⟩ is no number/)).toBeVisible();
      expect(field('Row 0, column 1')).toBeInvalid();
      write('0', '1', '1');
      expect(
        within(sheet).getByText(/The squares in column \|1⟩ add up to 2, not 1/),
      ).toBeVisible();
      write('0', '0', '0.7');
      write('0', '1', '0.7');
      write('1', '0', '0.7i');
      write('1', '1', '-0.7i');
      await user.click(within(sheet).getByRole('button', { name: 'Take the nearest gate' }));
      expect(field('Row 1, column 1')).toHaveValue('-i/sqrt(2)');
      expect(within(sheet).getByText('This is a gate: it can be undone.')).toBeVisible();
      await user.clear(field('Its name'));
      await user.type(field('Its name'), 'Mine{Enter}');
      await user.click(place(0, 0));
      expect(builtCircuit()).toMatchObject({
        columns: [[{ gate: 'Mine' }]],
        definitions: [{ name: 'Mine', wires: 1 }],
      });

      await user.keyboard('{Escape}');
      await user.click(within(grid()).getByRole('gridcell', { name: /Mine/ }));
      await user.click(screen.getByRole('button', { name: 'Open' }));
      await dialog('The gate Mine');
      expect(field('Row 1, column 1')).toHaveValue('-i/sqrt(2)');
      write('1', '0', '1/sqrt(2)');
      write('1', '1', '-1/sqrt(2)');
      await user.click(screen.getByRole('button', { name: 'Change the gate' }));
      const half: unknown = expect.closeTo(Math.SQRT1_2, 9);
      expect(builtCircuit().definitions).toMatchObject([
        { matrix: [half, 0, half, 0, half, 0, expect.closeTo(-Math.SQRT1_2, 9), 0] },
      ]);
      expectSaid('Gate Mine is changed everywhere.');
    },
  );

  it('are only in the full lab', async () => {
    const user = open({ level: 'explorer' });
    place(0, 0).focus();
    await user.keyboard('n{Shift>}M{/Shift}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Number gate' })).not.toBeInTheDocument();
  });
});
