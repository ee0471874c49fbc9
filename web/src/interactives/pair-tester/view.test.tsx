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
const choose = (user: ReturnType<typeof open>, group: string, name: string) =>
  user.click(within(screen.getByRole('group', { name: group })).getByRole('radio', { name }));
const shot = async (user: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: 'Look at 100 pairs' }));
  await screen.findByText(/Equal in \d+ of 100/);
};

describe('the pair tester', () => {
  it('fills the grid with shots beside the exact values', { tags: ['exhaustive'] }, async () => {
    const user = open();
    // No exact value before the first look.
    expect(grid()).toEqual(['0', '0', '0', '0']);
    await user.click(screen.getByRole('button', { name: 'One pair' }));
    expect(screen.getByText(/Equal in 1 of 1/)).toBeVisible();
    // One look is not enough for it.
    expect(screen.queryByText(/exact \d/)).toBeNull();
    expect(screen.queryByText(/exactly/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await shot(user);
    expect(screen.getByText('Alice asked Z, Bob asked Z. Equal in 100 of 100.')).toBeVisible();
    expect(grid().slice(1, 3)).toEqual(['0exact 0%', '0exact 0%']);
    await choose(user, 'Alice asks', 'X');
    await choose(user, 'Bob asks', 'X');
    expect(screen.getByText(/New questions, new counts/)).toBeVisible();
    expect(grid()).toEqual(['0', '0', '0', '0']);
    await shot(user);
    expect(screen.getByRole('row', { name: 'Z, Z 100 100% 100%' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'X, X 100 100% 100%' })).toBeVisible();
    expect(screen.getByText(/His chance of 1 is exactly 50%, whatever Alice asks/)).toBeVisible();
  });

  it("can show Bob's results alone, whatever is asked", async () => {
    const user = open('?pair=equal&show=bob');
    expect(screen.getByRole('group', { name: 'Alice asks' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Bob alone' })).toBeVisible();
    expect(screen.queryByText(/His chance of 1/)).toBeNull();
    await shot(user);
    expect(screen.getByText(/His chance of 1 is exactly 50%/)).toBeVisible();
  });

  it('restarts with another pair, and an opposite one is never equal', async () => {
    const user = open();
    await shot(user);
    await user.selectOptions(screen.getByLabelText('The pair'), 'Linked, |01⟩ − |10⟩');
    expect(screen.getByText(/no pairs yet/)).toBeVisible();
    expect(screen.getByText(/The counts of 100 pairs are wiped away/)).toBeVisible();
    await shot(user);
    expect(screen.getByText(/Equal in 0 of 100/)).toBeVisible();
    expect(screen.getByText(/always opposite, whether both ask Z or both ask X/)).toBeVisible();
  });

  it('distinguishes cards written in advance from an entangled pair by X', async () => {
    const user = open('?pair=cards&alice=x&bob=x');
    await shot(user);
    expect(screen.queryByText(/Equal in 100 of 100/)).not.toBeInTheDocument();
    expect(screen.getByText(/With Z they match every time, but with X they do not/)).toBeVisible();
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
    await user.selectOptions(screen.getByLabelText('The pair'), 'Linked, |01⟩ − |10⟩');
    expect(sounds).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'One pair' }));
    expect(sounds.slice(2)).toEqual([392, 587]);
  });

  it('reports that a damaged link was not read', () => {
    open('?pair=gloves&bob=y');
    expect(screen.getByText(/cannot be read at “pair”, “bob”/)).toBeVisible();
  });
});
