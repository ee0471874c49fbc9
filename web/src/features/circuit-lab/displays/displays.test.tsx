import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { circuit, type Circuit } from '@qubloom/quantum';
import { describe, expect, it } from 'vitest';
import { CircuitLab, type CircuitLabProps } from '../circuit-lab.tsx';
import { Displays } from './displays.tsx';

const bell = circuit(2).h(0).cx(0, 1).build();

const open = (made: Circuit, props: CircuitLabProps = {}) => {
  render(<CircuitLab circuit={made} level="full" {...props} displays={<Displays />} />);
  return userEvent.setup();
};
const display = (name: string) => screen.findByRole('region', { name });

describe('the displays', () => {
  it('show chances, bars, phases and balls of a Bell pair', async () => {
    open(bell);
    const chances = within(await display('Chances')).getByRole('table', {
      name: 'Chance of each result',
    });
    expect(
      within(chances)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['|00⟩50 %', '|11⟩50 %']);
    expect(
      within(await display('Bars')).getByRole('img', {
        name: /00: plus 0.71, chance 50 percent\. 01: 0, chance 0 percent/,
      }),
    ).toBeInTheDocument();
    expect(
      within(await display('Balls')).getByRole('img', {
        name: 'Ball of q0: x 0, y 0, z 0, length 0.',
      }),
    ).toBeInTheDocument();
    expect((await display('Balls')).textContent).toContain('fully linked');
  });

  it('follow every edit', async () => {
    const user = open(circuit(1).build());
    const table = await screen.findByRole('table', { name: /amplitude/ });
    expect(within(table).getByRole('row', { name: '|0⟩ +1 0° 100 %' })).toBeInTheDocument();
    await user.click(
      within(screen.getByRole('grid')).getByRole('gridcell', { name: /q0, column 1/ }),
    );
    await user.keyboard('h');
    expect(await within(table).findByRole('row', { name: '|0⟩ +0.71 0° 50 %' })).toBeVisible();
    expect(within(table).getByRole('row', { name: '|1⟩ +0.71 0° 50 %' })).toBeInTheDocument();
  });

  it('hide and show what is chosen, and remember it', async () => {
    const user = open(bell, { level: 'explorer' });
    const show = screen.getByRole('group', { name: 'Show' });
    await user.click(within(show).getByRole('button', { name: 'Balls', pressed: true }));
    expect(screen.queryByRole('region', { name: 'Balls' })).not.toBeInTheDocument();
    screen.getByRole('group', { name: 'Show' });
    expect(localStorage.getItem('qubloom.lab.displays.explorer')).not.toContain('balls');
  });
});
