import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { recordSounds } from '../../testing/sounds.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

const open = (query = '') => {
  render(<View {...propertiesAt('bloch', query)} />);
  return userEvent.setup();
};
const sphere = () => screen.getByRole('img', { name: /^Ball:/ });
const press = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('the Bloch ball', () => {
  it(
    'turns its arrow by gates and by angles, lists the moves, and undoes them',
    { tags: ['exhaustive'] },
    async () => {
      const user = open();
      expect(sphere()).toHaveAccessibleName('Ball: the arrow points at the top: 0.');
      await press(user, 'Gate H');
      expect(sphere()).toHaveAccessibleName('Ball: the arrow points on the rim: plus.');
      await press(user, 'Gate S');
      expect(screen.getByRole('row', { name: 'Arrow |i⟩ 0.00 1.00 0.00 50%' })).toBeVisible();
      await user.click(screen.getByRole('radio', { name: 'X' }));
      fireEvent.change(screen.getByRole('slider', { name: /^by/ }), { target: { value: '-90' } });
      await press(user, 'Turn');
      expect(sphere()).toHaveAccessibleName('Ball: the arrow points at the bottom: 1.');
      const moves = within(screen.getByRole('list', { name: 'Moves' })).getAllByRole('listitem');
      expect(moves.map((move) => move.textContent)).toEqual(['H', 'S', 'RX −90°']);
      await press(user, 'Undo');
      expect(sphere()).toHaveAccessibleName('Ball: the arrow points on the rim: i.');
      await press(user, 'Start again');
      expect(sphere()).toHaveAccessibleName('Ball: the arrow points at the top: 0.');
      expect(screen.getByText(/one separate qubit only/)).toBeVisible();
    },
  );

  it('clicks with each turn, and rings when the point is reached', async () => {
    const sounds = recordSounds();
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Reach the point' }));
    await press(user, 'Gate H');
    await press(user, 'Undo');
    await press(user, 'Gate H');
    await press(user, 'Gate S');
    expect(sounds).toEqual([1046, 1046, 523, 659, 784]);
  });

  it('has an arrow that keys aim, with its numbers, and that gates then turn on from there', async () => {
    const user = open();
    const to = (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('slider', { name }), { target: { value } });
    to(/^Arrow, from 0/, '90');
    to(/^Arrow, around/, '90');
    expect(sphere()).toHaveAccessibleName('Ball: the arrow points on the rim: i.');
    expect(screen.getByRole('row', { name: 'Arrow |i⟩ 0.00 1.00 0.00 50%' })).toBeVisible();
    await press(user, 'Gate S');
    expect(sphere()).toHaveAccessibleName('Ball: the arrow points on the rim: minus.');
    to(/^Arrow, from 0/, '0');
    expect(sphere()).toHaveAccessibleName('Ball: the arrow points at the top: 0.');
    expect(screen.queryByRole('list', { name: 'Moves' })).not.toBeInTheDocument();
  });

  it('lets only gates reach a point', () => {
    open('?target=H,T');
    expect(screen.queryByRole('slider', { name: /^Arrow/ })).not.toBeInTheDocument();
  });

  it('is turned by sliders, which change no state', () => {
    open('?start=H');
    const before = sphere().innerHTML;
    fireEvent.change(screen.getByRole('slider', { name: 'Turn the view' }), {
      target: { value: '90' },
    });
    expect(sphere().innerHTML).not.toBe(before);
    expect(sphere()).toHaveAccessibleName('Ball: the arrow points on the rim: plus.');
  });

  it(
    'asks for a point in three moves, and says if it is reached or missed',
    { tags: ['exhaustive'] },
    async () => {
      const user = open('?target=H,T');
      expect(sphere()).toHaveAccessibleName(/The point to reach is at 0.71 along X, 0.71 along Y/);
      await press(user, 'Gate H');
      await press(user, 'Gate S');
      await press(user, 'Gate Z');
      expect(screen.getByText(/3 of 3 moves used. The point is somewhere else/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Gate T' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await press(user, 'Undo');
      await press(user, 'Undo');
      await press(user, 'Gate T');
      expect(screen.getByText(/You are on the point. 2 of 3 moves used/)).toBeVisible();
      await press(user, 'Next point');
      expect(sphere()).toHaveAccessibleName(/at the top: 0. The point to reach is on the rim: i./);
    },
  );

  it('shrinks for an entangled pair', async () => {
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'A linked pair' }));
    expect(screen.getByText(/Each has an arrow of full length/)).toBeVisible();
    fireEvent.change(screen.getByRole('slider', { name: /How strongly they are linked/ }), {
      target: { value: '90' },
    });
    expect(screen.getByRole('img', { name: 'Ball of q1: the arrow is 0.00 long.' })).toBeVisible();
    expect(screen.getByText(/Each alone is a fair coin/)).toBeVisible();
  });

  it('reports that a damaged link was not read', () => {
    open('?target=BOOM');
    expect(screen.getByText(/cannot be read at “target”/)).toBeVisible();
  });
});
