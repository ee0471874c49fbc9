import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

const open = (query = '') => {
  render(<View isPage {...propertiesAt('interference-mixer', query)} />);
  return userEvent.setup();
};
type User = ReturnType<typeof userEvent.setup>;
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const bar = (bit: 0 | 1) =>
  screen.getByRole<HTMLInputElement>('slider', { name: `Start, bar for ${bit}` });
const dragTo = (bit: 0 | 1, level: number) =>
  fireEvent.change(bar(bit), { target: { value: String(level) } });
const after = (gate: string) =>
  screen.getByRole('img', { name: new RegExp(`^After gate ${gate}`) });

describe('the interference mixer', () => {
  it('keeps the sum of the squares at 1: one bar gains what the other loses', () => {
    open();
    dragTo(0, 3);
    expect(bar(0)).toHaveAttribute('aria-valuetext', 'plus 0.71');
    expect(bar(1)).toHaveAttribute('aria-valuetext', 'plus 0.71');
    dragTo(1, -6);
    expect(bar(1)).toHaveAttribute('aria-valuetext', 'minus 1.00');
    expect(bar(0)).toHaveAttribute('aria-valuetext', '0');
  });

  it('shows no output before it is sent, then the parts, and then their sums', async () => {
    const user = open();
    dragTo(0, 3);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /^Gate/ })).not.toBeInTheDocument();
    await press(user, 'Go into H');
    expect(after('1, H')).toHaveAccessibleName(
      'After gate 1, H: For 0: plus 0.50 from 0, plus 0.50 from 1. For 1: plus 0.50 from 0, minus 0.50 from 1.',
    );
    expect(screen.getByText(/shrink by the same factor, about 0.71/)).toBeVisible();
    await press(user, 'Let them meet');
    expect(after('1, H')).toHaveAccessibleName(/Together for 0 plus 1.00, for 1 0\.$/);
    expect(
      screen.getByText('For 0 the parts add up. For 1 they cancel, and nothing is left.'),
    ).toBeVisible();
    expect(screen.getByRole('row', { name: 'Gate 1, H: 1 +0.50 −0.50 0 0%' })).toBeInTheDocument();
  });

  it('follows a bar that is dragged after the parts have met', async () => {
    const user = open();
    await press(user, 'Go into H');
    await press(user, 'Let them meet');
    dragTo(1, -3);
    expect(after('1, H')).toHaveAccessibleName(/Together for 0 0, for 1 plus 1.00\.$/);
  });

  it('plays H Z H, goes back a step, and restarts with another line', async () => {
    const user = open('?start=0&gates=H,Z,H');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    for (const name of ['Go into H', 'Let them meet', 'Go through Z', 'Go into H']) {
      await press(user, name);
    }
    await press(user, 'Let them meet');
    expect(after('3, H')).toHaveAccessibleName(/Together for 0 0, for 1 plus 1.00\.$/);
    await press(user, 'Back');
    expect(after('3, H')).not.toHaveAccessibleName(/Together/);
    await user.click(screen.getByRole('radio', { name: 'H H' }));
    expect(screen.queryByRole('img', { name: /^After/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go into H' })).toBeVisible();
  });

  it('reports that a damaged link was not read', () => {
    open('?gates=H,CNOT');
    expect(screen.getByText(/cannot be read at “gates”/)).toBeVisible();
  });
});
