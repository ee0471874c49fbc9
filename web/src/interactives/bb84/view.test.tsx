import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { askForLessMotion } from '../../testing/screen.ts';
import { recordSounds } from '../../testing/sounds.ts';
import { propertiesAt } from '../../testing/properties-at.ts';
import { View } from './view.tsx';

// Shows growing charts at once.
beforeEach(askForLessMotion);

const open = (query = '') => {
  render(<View {...propertiesAt('bb84', query)} />);
  return userEvent.setup();
};

const press = (user: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

describe('photon post', () => {
  it('lets the learner choose how Bob looks, and shows what comes out', async () => {
    const user = open();
    await press(user, 'Look in the mix way');
    expect(screen.getByText(/^You read [01], in the mix way\. Was it Alice’s way\?/)).toBeVisible();
    // Nobody has told Alice's way or bit yet.
    expect(rows().at(-1)).toMatch(/^1\?[01]×in the mix waynot yet$/);
    await press(user, 'Tell the ways');
    expect(screen.getByText(/^Same way for [01] of 1\./)).toBeVisible();
    expect(rows().at(-1)).toMatch(
      /^1[01?][+×]in the (plain|mix) way[01]×in the mix way(kept|dropped)$/,
    );
  });

  it('reads, tells, drops, and checks without an error when nobody listens', async () => {
    const user = open();
    await press(user, 'Check 10 kept bits');
    for (let time = 0; time < 3; time++) await press(user, 'Let Qubi do 20');
    expect(screen.getByText(/^60 photons read\./)).toBeVisible();
    await press(user, 'Tell the ways');
    expect(screen.getByText(/^Same way for \d+ of 60\./)).toBeVisible();
    await press(user, 'Check 10 kept bits');
    expect(screen.getByText(/0 of 10 compared bits are wrong, that is 0%/)).toBeVisible();
  });

  it('shows what Eve did, if her presence is known', async () => {
    const user = open('?eve=on&photons=5');
    const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['No.', 'Alice', 'Eve', 'Bob', 'Kept?']);
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await press(user, 'Look in the plain way');
    expect(screen.getByText(/^You read [01], in the plain way/)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Eve' })).toBeNull();
  });

  it('lets the learner catch a hidden Eve, once', async () => {
    const user = open('?eve=hidden&photons=400');
    expect(screen.queryByRole('columnheader', { name: 'Eve' })).toBeNull();
    await press(user, 'Tell the ways');
    for (let time = 0; time < 6; time++) await press(user, 'Check 10 kept bits');
    const isClean = screen.queryAllByText(/that is 0%/).length > 0;
    const verdict = isClean ? 'Nobody listened' : 'Eve was there';
    await press(user, verdict);
    expect(screen.getByText(/^Yes\..*You compared 60 bits first\./)).toBeVisible();
    await press(user, isClean ? 'Eve was there' : 'Nobody listened');
    expect(screen.getByText(/^Yes\./)).toBeVisible();
  });

  it('plays the note of the bit that Bob read, and a good one if no compared bit is wrong', async () => {
    const sounds = recordSounds();
    const user = open();
    await press(user, 'Look in the plain way');
    expect(sounds).toHaveLength(1);
    for (let time = 0; time < 3; time++) await press(user, 'Let Qubi do 20');
    await press(user, 'Tell the ways');
    await press(user, 'Check 10 kept bits');
    expect(sounds.slice(4)).toEqual([523, 784]);
  });

  it('starts again without photons', async () => {
    const user = open('?photons=20');
    await press(user, 'Start again');
    expect(screen.queryByRole('rowheader')).toBeNull();
  });

  it.each(['?eve=maybe', '?photons=401', '?photons=-1'])(
    'reports that %s was not read',
    (query) => {
      open(query);
      expect(screen.getByText(/This link cannot be read at/)).toBeVisible();
    },
  );
});
