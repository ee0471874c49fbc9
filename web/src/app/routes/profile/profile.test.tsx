import {
  accounts,
  families,
  gameRecords,
  plans,
  profile,
  record,
  recovery,
  subscriptions,
  type OpenSession,
} from '@qubloom/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { heedInstallOffer } from '../../../lib/offline/install-offer.ts';
import { emptyRecord, noFamily } from '../../../testing/families.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refusesField, replies } from '../../../testing/server.ts';
import { basicMonthly, noSubscription, onTrial } from '../../../testing/subscriptions.ts';

const session = (id: string, isThis: boolean): OpenSession => ({
  id: id.repeat(16),
  browser: isThis ? 'Firefox on Windows' : 'Safari on an iPad',
  startedAt: '2026-03-01T10:00:00.000Z',
  lastSeenAt: '2026-03-02T10:00:00.000Z',
  isThis,
});
const sessions = () => replies(profile.sessions, [session('a', true), session('b', false)]);
const part = (name: string) => within(screen.getByRole('region', { name }));

const address = (isVerified = true) =>
  replies(recovery.address, { hint: 'a…@example.org', isVerified });

async function openProfile(user = ada) {
  const server = fakeServer(
    signedIn(user),
    sessions(),
    address(),
    replies(subscriptions.plans, [...plans]),
    replies(subscriptions.status, noSubscription),
  );
  const page = await renderPage('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return { ...page, server };
}

test(
  'the name can be changed, and the age only to a younger range',
  { tags: ['exhaustive'] },
  async () => {
    const { user, server } = await openProfile();
    server.use(replies(profile.change, { ...ada, firstName: 'Augusta' }));
    const you = part('About you');
    expect(you.queryByRole('radio', { name: '18 or over' })).not.toBeInTheDocument();
    const name = you.getByLabelText('First name');
    await user.clear(name);
    await user.type(name, 'Augusta');
    await user.click(you.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your profile is up to date.')).toBeInTheDocument();
    expect(server.bodiesOf(profile.change)).toEqual([
      { firstName: 'Augusta', lastName: 'Lovelace', ageRange: '13-17', timeZone: null },
    ]);
  },
);

test(
  'only learners who may grow into another age range are told how to change it',
  { tags: ['exhaustive'] },
  async () => {
    const hint = /^Older than that by now/;
    const { unmount } = await openProfile();
    expect(part('About you').getByText(hint)).toBeInTheDocument();
    unmount();
    await openProfile({ ...ada, ageRange: '18-plus' });
    expect(part('About you').queryByText(hint)).not.toBeInTheDocument();
  },
);

test(
  'a learner under 13 gives the address of a grown-up, and problems are shown beside it',
  { tags: ['exhaustive'] },
  async () => {
    const { user, server } = await openProfile();
    server.use(refusesField(profile.change, 'invalid', 'parentEmail', 'Another address, please.'));
    const you = part('About you');
    await user.click(you.getByRole('radio', { name: 'Under 13' }));
    expect(you.queryByLabelText('Last name')).not.toBeInTheDocument();
    const address = you.getByLabelText("Parent or guardian's email");
    await user.type(address, 'annabella@example.org');
    await user.type(you.getByLabelText('Your password again'), 'analytical-engine');
    await user.click(you.getByRole('button', { name: 'Save' }));
    expect(await you.findByText('Another address, please.')).toBeInTheDocument();
    expect(address).toHaveValue('annabella@example.org');
    expect(server.bodiesOf(profile.change)).toEqual([
      expect.objectContaining({
        ageRange: 'under-13',
        parentEmail: 'annabella@example.org',
        password: 'analytical-engine',
      }),
    ]);
  },
);

test(
  'letters, size, spacing, motion and colors change at once and are kept in this browser',
  { tags: ['exhaustive'] },
  async () => {
    const { user } = await openProfile();
    const looks = part('Reading and looks');
    for (const choice of ['OpenDyslexic', '200%', 'Wide', 'Keep still', 'Dark']) {
      await user.click(looks.getByRole('radio', { name: choice }));
    }
    const chosen = {
      font: 'opendyslexic',
      size: '200',
      spacing: 'wide',
      motion: 'calm',
      theme: 'dark',
    };
    expect({ ...document.documentElement.dataset }).toMatchObject(chosen);
    for (const [name, value] of Object.entries(chosen)) {
      expect(localStorage.getItem(`qubloom.${name}`)).toBe(value);
    }
    for (const choice of ['Lexend', '100%', 'Normal']) {
      await user.click(looks.getByRole('radio', { name: choice }));
    }
    for (const choice of looks.getAllByRole('radio', { name: 'As my device' })) {
      await user.click(choice);
    }
    expect({ ...document.documentElement.dataset }).toEqual({});
  },
);

test('another session can be ended, and this one is not offered', async () => {
  const { user, server } = await openProfile();
  server.use(replies(profile.endSession, {}));
  const list = part('Where you are signed in');
  expect(await list.findByText('1. Firefox on Windows (this one)')).toBeInTheDocument();
  expect(list.getAllByRole('button', { name: /^Sign out (?!everywhere)/ })).toHaveLength(1);
  await user.click(
    list.getByRole('button', { name: 'Sign out number 2 in this list, Safari on an iPad' }),
  );
  await waitFor(() => expect(server.bodiesOf(profile.endSession)).toHaveLength(1));
});

test(
  'the download asks for the password, and gives a page and a file',
  { tags: ['exhaustive'] },
  async () => {
    const { user, server } = await openProfile();
    const data = {
      madeAt: '2026-03-02T10:00:00.000Z',
      username: 'ada',
      parts: [{ name: 'users', heading: 'Account', rows: [{ first_name: '<b>Ada</b>' }] }],
    };
    server.use(replies(profile.download, data));
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await user.type(screen.getByLabelText('Your password again'), 'analytical-engine');
    await user.click(screen.getByRole('button', { name: 'Get my data' }));
    const files: Blob[] = [];
    URL.createObjectURL = vi.fn((file: Blob) => {
      files.push(file);
      return 'blob:file';
    });
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(await screen.findByRole('button', { name: 'A page to read' }));
    await user.click(screen.getByRole('button', { name: 'A file for computers (JSON)' }));
    const [page, json] = await Promise.all(files.map((file) => file.text()));
    expect(page).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(page).toContain('<h2>Account</h2>');
    expect(JSON.parse(json ?? '')).toEqual(data);
  },
);

test(
  'erasure asks for the password, leads out, and says how to come back',
  { tags: ['exhaustive'] },
  async () => {
    const { user, server, path } = await openProfile();
    server.use(replies(profile.erase, { erasesAt: '2026-03-09T10:00:00.000Z' }), signedOut());
    await user.click(screen.getByRole('button', { name: 'Erase my account' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Your password again'), 'analytical-engine');
    await user.click(dialog.getByRole('button', { name: 'Erase my account' }));
    expect(await screen.findByText('Goodbye for now')).toBeInTheDocument();
    expect(path()).toBe('/auth');
  },
);

test.each([
  [
    'that is paid',
    basicMonthly,
    'The Basic plan is cancelled now, so nothing more is charged. It ends with the account, even though it is paid until May 20, 2026. The person who pays for it gets an email.',
  ],
  [
    'in its free days',
    onTrial(3),
    'The Basic plan is cancelled now, so nothing more is charged. It ends with the account. The person who pays for it gets an email.',
  ],
  [
    'that was cancelled',
    { ...basicMonthly, status: 'cancelling' as const, isCancelling: true },
    'The Basic plan is cancelled already, so nothing more is charged. It ends with the account, even though it is paid until May 20, 2026. The person who pays for it gets an email.',
  ],
])(
  'the page says before an erasure what happens to a plan %s',
  { tags: ['exhaustive'] },
  async (_, own, words) => {
    const { user, server } = await openProfile();
    server.use(replies(subscriptions.status, own));
    await user.click(screen.getByRole('button', { name: 'Erase my account' }));
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(async () => expect(await dialog.findByText(/plan$/)).toHaveTextContent('Basic'));
    expect(dialog.getByText(/plan$/).parentElement).toHaveTextContent(words);
  },
);

test('a grown-up reads before an erasure what happens to plans for others', async () => {
  const { user } = await openProfile({ ...ada, ageRange: '18-plus' });
  await user.click(screen.getByRole('button', { name: 'Erase my account' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^If you pay for a class or for a learner/)).toHaveTextContent(
    "They keep it until the time that's paid for is over.",
  );
});

test('without a plan, an erasure does not mention one', { tags: ['exhaustive'] }, async () => {
  const { user } = await openProfile();
  await user.click(screen.getByRole('button', { name: 'Erase my account' }));
  const dialog = within(screen.getByRole('dialog'));
  await dialog.findByLabelText('Your password again');
  expect(dialog.queryByText(/plan/)).not.toBeInTheDocument();
});

test(
  'a learner who signs in before the account is erased is asked whether to keep it',
  { tags: ['exhaustive'] },
  async () => {
    const leaving = { ...ada, erasesAt: '2026-03-09T10:00:00.000Z' };
    const server = fakeServer(signedOut(), sessions(), address(), replies(accounts.login, leaving));
    const { user, path } = await renderPage('/auth');
    await user.type(await screen.findByLabelText('Username'), 'ada');
    await user.type(screen.getByLabelText('Password'), 'analytical-engine');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/erased on Monday, March 9/)).toBeInTheDocument();
    expect(path()).toBe('/profile');
    server.use(replies(profile.keep, ada));
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(screen.queryByText(/will be erased/)).not.toBeInTheDocument());
  },
);

test(
  'the site can be installed from here if the browser offers it, and the offer is used once',
  { tags: ['exhaustive'] },
  async () => {
    heedInstallOffer();
    const { user } = await openProfile();
    expect(screen.queryByRole('button', { name: 'Install Qubloom' })).not.toBeInTheDocument();
    const prompt = vi.fn(() => Promise.resolve());
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    act(() => void window.dispatchEvent(offer));
    expect(offer.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Install Qubloom' }));
    expect(prompt).toHaveBeenCalledOnce();
    expect(screen.queryByRole('button', { name: 'Install Qubloom' })).not.toBeInTheDocument();
  },
);

test(
  'no button of a profile loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async () => {
    const { pressed, lost } = await pressEveryButton(async () => {
      fakeServer(
        signedIn({ ...ada, erasesAt: '2026-03-09T10:00:00.000Z' }),
        sessions(),
        address(false),
        replies(profile.change, ada),
        replies(profile.endSession, {}),
        replies(profile.endOtherSessions, {}),
        replies(profile.keep, ada),
        replies(recovery.askConfirmation, {}),
        replies(subscriptions.status, noSubscription),
        replies(families.mine, noFamily),
        replies(families.setOwnGoal, emptyRecord.goal),
        replies(record.mine, emptyRecord),
        replies(gameRecords.list, []),
      );
      await renderPage('/profile');
      await screen.findByText('1. Firefox on Windows (this one)');
    });
    expect(lost).toEqual([]);
    expect(pressed).toContain('Keep my account');
  },
);
