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

describe('photon post', () => {
  it('sends, keeps, and compares without an error when nobody listens', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Send 100' }));
    await user.click(screen.getByRole('button', { name: 'Send 100' }));
    expect(screen.getByText(/^200 photons sent\. \d+ kept/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare 20 kept bits' }));
    expect(screen.getByText(/of 20 compared bits are wrong, that is 0%/)).toBeVisible();
  });

  it('shows what Eve did, if her presence is known', async () => {
    const user = open('?eve=on&photons=5');
    const heads = within(screen.getByRole('table')).getAllByRole('columnheader');
    expect(heads.map((head) => head.textContent)).toEqual(['No.', 'Alice', 'Eve', 'Bob', 'Kept?']);
    await user.click(screen.getByRole('radio', { name: 'No' }));
    await user.click(screen.getByRole('button', { name: 'Send a photon' }));
    expect(screen.getByText(/^1 photon sent\./)).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Eve' })).toBeNull();
  });

  it('lets the learner catch a hidden Eve, once', async () => {
    const user = open('?eve=hidden&photons=400');
    expect(screen.queryByRole('columnheader', { name: 'Eve' })).toBeNull();
    for (let time = 0; time < 3; time++) {
      await user.click(screen.getByRole('button', { name: 'Compare 20 kept bits' }));
    }
    const isClean = screen.queryAllByText(/that is 0%/).length > 0;
    const verdict = isClean ? 'Nobody listened' : 'Eve was there';
    await user.click(screen.getByRole('button', { name: verdict }));
    expect(screen.getByText(/^Yes\..*You compared 60 bits first\./)).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: isClean ? 'Eve was there' : 'Nobody listened' }),
    );
    expect(screen.getByText(/^Yes\./)).toBeVisible();
  });

  it('plays a sound for a photon, and a good one if no compared bit is wrong', async () => {
    const sounds = recordSounds();
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Send 100' }));
    expect(sounds).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Compare 20 kept bits' }));
    expect(sounds.slice(1)).toEqual([523, 784]);
  });

  it('starts again without photons', async () => {
    const user = open('?photons=20');
    await user.click(screen.getByRole('button', { name: 'Start again' }));
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
