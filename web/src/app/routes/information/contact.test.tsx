import type { SiteFacts } from '@qubloom/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { setSiteFacts } from '../../../testing/site-facts.ts';

afterEach(() => vi.useRealTimers());

const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => screen.getByRole('button', { name: /^Send/ });

async function openForm() {
  const server = fakeServer(signedOut());
  const page = await renderPage('/contact');
  return { page, server, calls: server.received.length };
}

function fill() {
  write('Name', 'Al');
  write('Email', 'al@example.com');
  write('Subject', 'Hey');
  write('Message', 'Ten chars.');
}

// Shows: 5 contact form; 9 contact minimums
test('a name of 1, a subject of 2 and a message of 9 characters are too short', async () => {
  const { page } = await openForm();
  fill();
  write('Name', 'A');
  write('Email', 'al');
  write('Subject', 'He');
  write('Message', 'Nine char');
  await page.user.click(send());
  for (const message of [
    'Name must be at least 2 characters.',
    'Please enter a valid email address.',
    'Subject must be at least 3 characters.',
    'Message must be at least 10 characters.',
  ]) {
    expect(await screen.findByText(message)).toBeInTheDocument();
  }
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(send()).toHaveTextContent('Send Message');
});

// Shows: 4 contact form; 7 contact form makes no call; 9 contact delay
test(
  'for 1.5 seconds it says "Sending...", then it thanks, is empty, and has sent nothing',
  { tags: ['exhaustive'] },
  async () => {
    const { server, calls, page } = await openForm();
    fill();
    await page.user.click(screen.getByText('Partnership Opportunity'));
    vi.useFakeTimers();
    fireEvent.click(send());
    await vi.waitFor(() => expect(send()).toHaveTextContent('Sending...'));
    expect(send()).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(1400));
    expect(send()).toBeDisabled();
    await act(() => vi.advanceTimersByTimeAsync(200));
    vi.useRealTimers();
    expect(await screen.findByText('Thank you for your message!')).toBeInTheDocument();
    expect(send()).toBeEnabled();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(screen.getByLabelText('Message')).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'General Question' })).toBeChecked();
    expect(server.received).toHaveLength(calls);
  },
);

// Shows: 5 contact inquiry; 2 contact
test('it offers four kinds of inquiry, and a general one is chosen', async () => {
  await openForm();
  expect(
    within(screen.getByRole('group', { name: 'What is it about?' }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual([
    'General Question',
    'Technical Support',
    'Feedback or Suggestion',
    'Partnership Opportunity',
  ]);
  expect(screen.getByRole('radio', { name: 'General Question' })).toBeChecked();
});

const someone: Partial<SiteFacts> = {
  operator: { name: 'Ada Example', address: '1 Main Street, Dublin', country: 'Ireland' },
  supportEmail: 'help@example.org',
  socialLinks: [{ name: 'GitHub', url: 'https://github.com/example' }],
};

// Shows: 9 support hours
test('the address that does get an answer is beside it, with its hours and the operator of the site', async () => {
  setSiteFacts(someone);
  await openForm();
  const information = within(screen.getByRole('region', { name: 'Contact information' }));
  expect(information.getByRole('link', { name: 'help@example.org' })).toHaveAttribute(
    'href',
    'mailto:help@example.org',
  );
  expect(information.getByText('Monday-Friday 9am-5pm EST')).toBeInTheDocument();
  expect(information.getByText('Ada Example, 1 Main Street, Dublin, Ireland')).toBeInTheDocument();
  expect(information.getByRole('link', { name: 'GitHub' })).toBeInTheDocument();
  expect(screen.getByText(/doesn't send anything yet/)).toBeInTheDocument();
});

test.each(['/contact', '/privacy', '/terms', '/for-parents', '/for-educators', '/faq', '/inquiry'])(
  '%s invents no address, operator, or link if the site has none',
  async (path) => {
    fakeServer(signedOut());
    await renderPage(path);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => /^mailto:|@/.test(href))).toEqual([]);
    expect(screen.queryByText(/@|\.example\b|is run by/)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Follow us' })).toBeNull();
  },
);

test.each(['/privacy', '/terms'])('%s says who runs the site', async (path) => {
  setSiteFacts(someone);
  fakeServer(signedOut());
  await renderPage(path);
  expect(
    screen.getByText('This Qubloom is run by Ada Example, 1 Main Street, Dublin, Ireland.'),
  ).toBeInTheDocument();
});

// Shows: 2 contact
test('it answers four questions', async () => {
  await openForm();
  const questions = within(screen.getByRole('region', { name: 'Before you write' }));
  expect(questions.getAllByRole('button')).toHaveLength(4);
});

test.each(['/for-parents', '/contact'])(
  '%s promises no answer without an address',
  async (path) => {
    fakeServer(signedOut());
    await renderPage(path);
    expect(screen.getByText(/so nobody would (answer|get your message)/)).toBeInTheDocument();
    expect(screen.queryByText(/write back|like to hear it/)).toBeNull();
    expect(screen.queryByText('Monday-Friday 9am-5pm EST')).toBeNull();
  },
);
