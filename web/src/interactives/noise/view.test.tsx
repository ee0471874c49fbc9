import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { recordSounds } from '../../testing/sounds.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

// Shows growing charts at once.
beforeEach(askForLessMotion);

const open = (query = '') => {
  render(<View {...propertiesAt('noise', query)} />);
  return userEvent.setup();
};
const slide = (name: RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

describe('noise', () => {
  it('fades the arrow, and shows reported counts beside the ideal', async () => {
    const user = open();
    expect(
      screen.getByText(/^After 5 steps: The arrow has kept about three quarters/),
    ).toBeVisible();
    slide(/Shaken/, 0);
    expect(screen.getByText(/The arrow has its full length/)).toBeVisible();
    // Nothing exact before a look.
    expect(document.body).not.toHaveTextContent(/0\.77/);
    expect(screen.queryByText(/told as 1 with/)).toBeNull();
    slide(/Falls to 0/, 30);
    slide(/Steps that it waits/, 1);
    expect(
      screen.getByRole('img', {
        name: /The waiting qubit: an arrow down, about half of its .* Without errors/,
      }),
    ).toBeVisible();
    slide(/Look told wrongly/, 50);
    await user.click(screen.getByRole('button', { name: 'Look at 200 fresh qubits' }));
    expect(screen.getByText(/kept 0.40 .* told as 1 with 50%/)).toBeVisible();
    expect(screen.getByRole('img', { name: /The waiting qubit: .*down by 0.40/ })).toBeVisible();
    expect(screen.getByText(/\d+ of 200 looks were told as 1/)).toBeVisible();
  });

  it('repairs one flip by its lamps', async () => {
    const user = open('?part=repair');
    expect(screen.queryByRole('slider')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Qubit 0: 0/ }));
    expect(screen.getByText(/One lamp is lit.*qubit 0 looks wrong/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Repair by the lamps' }));
    expect(screen.getByText(/just as it was, and nobody had to look at it/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Qubit 0: 0, as it was' })).toBeVisible();
    expect(screen.getByText('Qubits 0 and 1: same')).toBeVisible();
    expect(screen.getByRole('row', { name: '10% 10% 2.8%' })).toBeVisible();
    expect(screen.getByRole('row', { name: '50% 50% 50%' })).toBeVisible();
  });

  it('shows the result of a wrong repair after two flips', async () => {
    const user = open('?part=repair');
    await user.click(screen.getByRole('button', { name: /^Qubit 0: 0/ }));
    await user.click(screen.getByRole('button', { name: /^Qubit 2: 0/ }));
    await user.click(screen.getByRole('button', { name: 'Repair by the lamps' }));
    expect(screen.getByText(/pointed at qubit 1.*The value is lost/)).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Qubit \d: 1, flipped$/ })).toHaveLength(3);
  });

  it('plays the sound of the most frequent reported result', async () => {
    const sounds = recordSounds();
    const user = open('?part=fading&steps=0');
    await user.click(screen.getByRole('button', { name: 'Look at 200 fresh qubits' }));
    expect(sounds).toEqual([587]);
  });

  it('shows only the arrow if the address asks for it', () => {
    open('?part=fading&start=plus&steps=0');
    expect(screen.queryByText('Three against one flip')).toBeNull();
    expect(screen.getByRole('radio', { name: 'Mix' })).toBeChecked();
  });

  it('reads the old spelling of an option in a shared link', () => {
    open('?part=fading&depolarising=30');
    expect(screen.getByRole('slider', { name: /Shaken at each step/ })).toHaveValue('30');
  });

  it.each(['?part=half', '?steps=21', '?depolarizing=0.5', '?readout=60', '?start=2'])(
    'reports that %s was not read',
    (query) => {
      open(query);
      expect(screen.getByText(/This link cannot be read at/)).toBeVisible();
    },
  );
});
