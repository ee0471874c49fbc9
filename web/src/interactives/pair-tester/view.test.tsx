import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { recordSounds } from '../../testing/sounds.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

// The counts are complete at once; their growth is tested with `useGrowingRun`.
beforeEach(askForLessMotion);

const open = (query = '') => {
  render(<View {...propertiesAt('pair-tester', query)} />);
  return userEvent.setup();
};
const grid = () =>
  within(screen.getByRole('table', { name: /^Results together/ }))
    .getAllByRole('cell')
    .filter((cell) => cell.textContent !== '')
    .map((cell) => cell.textContent);
const turn = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name: new RegExp(`^${name}: .*Turn the box`) }));
const shot = async (user: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Look at 100 pairs' }));
  await screen.findByText(/Equal in \d+ of 100/);
};

describe('the pair tester', () => {
  it('fills the grid with shots beside the exact values', { tags: ['exhaustive'] }, async () => {
    const user = open();
    // Words first: kets are only behind Numbers.
    expect(screen.getByRole('region', { name: 'Numbers' })).toHaveTextContent('|00⟩ + |11⟩');
    expect(screen.getByLabelText('The pair')).not.toHaveTextContent('⟩');
    // No exact value before the first look.
    expect(grid()).toEqual(['0', '0', '0', '0']);
    await user.click(screen.getByRole('button', { name: 'One pair' }));
    expect(screen.getByText(/Equal in 1 of 1/)).toBeVisible();
    // One look is not enough for it.
    expect(screen.queryByText(/exact \d/)).toBeNull();
    expect(screen.queryByText(/exactly/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await shot(user);
    expect(screen.getByText('Equal in 100 of 100. Equal every time!')).toBeVisible();
    expect(grid().slice(1, 3)).toEqual(['0exact 0%', '0exact 0%']);
    await turn(user, 'Alice');
    await turn(user, 'Bob');
    expect(screen.getByRole('button', { name: /^Bob: another way/ })).toHaveFocus();
    expect(screen.getByText(/Another way to look, so new counts/)).toBeVisible();
    expect(grid()).toEqual(['0', '0', '0', '0']);
    await shot(user);
    expect(screen.getByRole('row', { name: 'plain look, plain look 100 100% 100%' })).toBeVisible();
    expect(
      screen.getByRole('row', { name: 'another way, another way 100 100% 100%' }),
    ).toBeVisible();
    expect(screen.getByText(/Bob’s chance of 1 is exactly 50%, however Alice looks/)).toBeVisible();
  });

  it("can show Bob's results alone, whatever is asked", async () => {
    const user = open('?pair=equal&show=bob');
    expect(screen.getByRole('button', { name: /^Alice: plain look/ })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Bob alone' })).toBeVisible();
    expect(screen.queryByText(/chance of 1 is exactly/)).toBeNull();
    await shot(user);
    expect(screen.getByText(/Bob’s chance of 1 is exactly 50%/)).toBeVisible();
  });

  it('restarts with another pair, and an opposite one is never equal', async () => {
    const user = open();
    await shot(user);
    await user.selectOptions(screen.getByLabelText('The pair'), 'Linked pair D');
    expect(screen.getByText(/no pairs yet/)).toBeVisible();
    expect(screen.getByText(/The counts of 100 pairs are wiped away/)).toBeVisible();
    await shot(user);
    expect(screen.getByText('Equal in 0 of 100. Opposite every time!')).toBeVisible();
    expect(
      screen.getByText(/always opposite, if both take the plain look and if both look another way/),
    ).toBeVisible();
  });

  it('distinguishes cards written in advance from an entangled pair by X', async () => {
    const user = open('?pair=cards&alice=x&bob=x');
    await shot(user);
    expect(screen.getByText(/From one, you can’t say the other/)).toBeVisible();
    expect(
      screen.getByText(/They match in the plain look, but not if both look another way/),
    ).toBeVisible();
  });

  it('hides a pair until it has been judged', { tags: ['exhaustive'] }, async () => {
    const user = open('?pair=hidden');
    expect(screen.getByRole('button', { name: 'Linked' })).toBeDisabled();
    expect(screen.queryByText(/exact/)).not.toBeInTheDocument();
    await shot(user);
    expect(screen.queryByText(/exactly/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Linked' }));
    expect(screen.getByText(/^(So it is|Not this one)\. /)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Is it linked?' })).toHaveFocus();
    expect(screen.getAllByText(/^exact /)).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Another hidden pair' }));
    expect(screen.getByText('Is this pair linked?')).toBeVisible();
  });

  it('plays one sound if both lamps agree, and two notes if they differ', async () => {
    const sounds = recordSounds();
    const user = open();
    await user.click(screen.getByRole('button', { name: 'One pair' }));
    expect(sounds).toEqual([587, 587]);
    await user.selectOptions(screen.getByLabelText('The pair'), 'Linked pair D');
    expect(sounds).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'One pair' }));
    expect(sounds.slice(2)).toEqual([392, 587]);
  });

  it('reports that a damaged link was not read', () => {
    open('?pair=gloves&bob=y');
    expect(screen.getByText(/cannot be read at “pair”, “bob”/)).toBeVisible();
  });
});
