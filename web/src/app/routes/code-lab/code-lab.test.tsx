import { places } from '@qubloom/contract';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hashOfCode } from '../../../features/code-lab/code-link.ts';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, replies } from '../../../testing/server.ts';

/** Not the editor that is rendered until it is known which program is open. */
const editor = () =>
  screen.findByLabelText('Python program', { selector: 'textarea:not([readonly])' });

test(
  'the code lab opens an example, and keeps it for the next visit',
  { tags: ['exhaustive'] },
  async () => {
    const { user } = await renderPage('/code-lab');
    await user.click(await screen.findByRole('button', { name: 'Examples' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bell Pair' }));
    expect(await editor()).toHaveDisplayValue(/always agree/);
    cleanup();
    await renderPage('/code-lab');
    expect(await editor()).toHaveDisplayValue(/always agree/);
  },
);

test(
  'programs are saved under names, opened again, and deleted',
  { tags: ['exhaustive'] },
  async () => {
    const { user } = await renderPage('/code-lab');
    await user.clear(await editor());
    await user.type(await editor(), 'print(6)');
    await user.click(screen.getByRole('button', { name: 'My Programs' }));
    await user.type(await screen.findByLabelText('Keep this program as'), 'My die{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'My programs' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('My die (open)');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.type(await editor(), '# mine');
    // Our example replaces no named program.
    await user.click(screen.getByRole('button', { name: 'Start Again' }));
    expect(await editor()).toHaveDisplayValue(/One qubit in superposition/);
    await user.click(screen.getByRole('button', { name: 'My Programs' }));
    await user.click(await screen.findByRole('button', { name: 'Open My die' }));
    expect(await editor()).toHaveDisplayValue('print(6)# mine');
    await user.click(screen.getByRole('button', { name: 'My Programs' }));
    await user.click(await screen.findByRole('button', { name: 'Delete My die' }));
    expect(screen.getByRole('listitem')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete My die for good' }));
    expect(screen.queryByRole('listitem')).toBeNull();
    // The unnamed program is unchanged.
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await editor()).toHaveDisplayValue(/One qubit in superposition/);
  },
);

test(
  'a program from a link belongs to nobody until it is changed, and then to the learner',
  { tags: ['exhaustive'] },
  async () => {
    const { user } = await renderPage('/code-lab');
    await user.clear(await editor());
    await user.type(await editor(), 'print("mine")');
    cleanup();
    const linked = `/code-lab#${hashOfCode('print("theirs")')}`;
    await renderPage(linked);
    expect(await editor()).toHaveDisplayValue('print("theirs")');
    expect(screen.getByText(/This program came with a link/)).toBeVisible();
    cleanup();
    const again = await renderPage(linked);
    await again.user.type(await editor(), '#1');
    expect(screen.queryByText(/This program came with a link/)).toBeNull();
    expect(screen.getByText('From a link')).toBeVisible();
    cleanup();
    const third = await renderPage(linked);
    expect(await editor()).toHaveDisplayValue('print("theirs")#1');
    await third.user.click(screen.getByRole('button', { name: 'My Programs' }));
    await third.user.click(
      await screen.findByRole('button', { name: 'Open the Program Without a Name' }),
    );
    expect(await editor()).toHaveDisplayValue('print("mine")');
  },
);

test(
  'a second device opens the code lab with the program that was open on the first one',
  { tags: ['exhaustive'] },
  async () => {
    const first = fakeServer(signedIn());
    const { user } = await renderPage('/code-lab');
    await user.clear(await editor());
    await user.type(await editor(), 'print(13)');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(first.bodiesOf(places.save)).toHaveLength(1));
    const [place] = first.bodiesOf(places.save) as readonly { state: string; at: string }[];
    cleanup();
    localStorage.clear();
    fakeServer(signedIn(), replies(places.find, { place: place ?? null }));
    await renderPage('/code-lab');
    expect(await editor()).toHaveDisplayValue('print(13)');
  },
);

test("a shared program links to the learner's own program and to a lesson", async () => {
  const page = await renderPage(`/code-lab#${hashOfCode('print("theirs")')}`);
  expect(await editor()).toHaveDisplayValue('print("theirs")');
  expect(screen.getByRole('link', { name: 'Choose a Lesson' })).toHaveAttribute('href', '/courses');
  await page.user.click(screen.getByRole('link', { name: 'Open Your Own Program' }));
  expect(await editor()).toHaveDisplayValue(/One qubit in superposition/);
  expect(page.path()).toBe('/code-lab');
});
