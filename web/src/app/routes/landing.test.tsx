import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn, signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { askForLessMotion } from '../../testing/screen.ts';
import { fakeServer } from '../../testing/server.ts';

const hrefsOf = (name: string) =>
  within(screen.getByRole('main'))
    .queryAllByRole('link', { name })
    .map((link) => link.getAttribute('href'));

// Shows: 2 landing hero
test('a visitor is led to the courses and to signing up', async () => {
  fakeServer(signedOut());
  await renderPage('/');
  expect(
    screen.getByRole('heading', { level: 1, name: 'Quantum Computing for Young Minds' }),
  ).toBeInTheDocument();
  expect(hrefsOf('Explore Courses')).toEqual(['/courses', '/courses']);
  expect(hrefsOf('Get Started')).toEqual(['/auth?mode=register']);
  expect(hrefsOf('Sign Up Now')).toEqual(['/auth?mode=register']);
  expect(hrefsOf('Go to Dashboard')).toEqual([]);
  expect(document.title).toBe('Quantum Computing for Kids | Qubloom');
});

// Shows: 2 landing hero
test('a learner is led to the dashboard', async () => {
  fakeServer(signedIn());
  await renderPage('/');
  expect(hrefsOf('Go to Dashboard')).toEqual(['/dashboard', '/dashboard']);
  expect(hrefsOf('Get Started')).toEqual([]);
});

test('the first screen says what is free, where the prices are, and where grown-ups find more', async () => {
  fakeServer(signedOut());
  await renderPage('/');
  expect(screen.getByText('Two courses free for everyone')).toBeInTheDocument();
  expect(hrefsOf('see the prices')).toEqual(['/subscribe']);
  expect(hrefsOf('as a parent')).toEqual(['/for-parents']);
  expect(hrefsOf('as a teacher')).toEqual(['/for-educators']);
});

test('the coin game is played at once, and leads to the first lesson', async () => {
  fakeServer(signedOut());
  await renderPage('/');
  const toy = within(screen.getByRole('region', { name: 'A coin game to play' }));
  expect(toy.queryByRole('link')).toBeNull();
  for (const [move, games] of [
    ['Flip it', 1],
    ['Leave it', 2],
  ] as const) {
    fireEvent.click(toy.getByRole('button', { name: move }));
    await waitFor(() => {
      const [, qubi, mine] = /Qubi (\d), you (\d)/.exec(toy.getByText(/Qubi/).textContent) ?? [];
      expect(Number(qubi) + Number(mine)).toBe(games);
    });
  }
  expect(toy.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/first-lesson');
});

test('with less motion, a press plays at once, with the move of this press', async () => {
  askForLessMotion();
  // Qubi never flips.
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  fakeServer(signedOut());
  await renderPage('/');
  const toy = within(screen.getByRole('region', { name: 'A coin game to play' }));
  for (const [move, result] of [
    ['Flip it', /^Tails: you win! Qubi 0, you 1/],
    ['Leave it', /^Heads: Qubi wins. Qubi 1, you 1/],
    ['Flip it', /^Tails: you win! Qubi 1, you 2/],
  ] as const) {
    fireEvent.click(toy.getByRole('button', { name: move }));
    expect(toy.getByText(/Qubi \d/)).toHaveTextContent(result);
  }
});

// Shows: 2 landing features, courses and testimonials
test('three promises, three courses, three testimonials', async () => {
  fakeServer(signedOut());
  await renderPage('/');
  for (const name of [
    'Age-Appropriate Content',
    'Interactive Learning',
    'Achievement System',
    'Quantum Basics: The Building Blocks',
    'Quantum Gates: The Magic Operators',
    'Quantum Programming: First Code',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  }
  expect(
    ['BEGINNER', 'INTERMEDIATE', 'ADVANCED'].map((level) => screen.getByText(level)),
  ).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: /^View Course/ })).toHaveLength(3);
  expect(hrefsOf('View All Courses')).toEqual(['/courses']);
  expect(screen.getAllByText('5 of 5 stars')).toHaveLength(3);
});

test('the testimonials are marked as examples, and grown-ups find their own pages', async () => {
  fakeServer(signedOut());
  await renderPage('/');
  expect(screen.getAllByText('Example')).toHaveLength(3);
  expect(hrefsOf('Read on as a parent')).toEqual(['/for-parents']);
  expect(hrefsOf('Read on as a teacher')).toEqual(['/for-educators']);
});

test('sliding the coral wave makes the two add or cancel', async () => {
  fakeServer(signedOut());
  await renderPage('/');
  const slider = screen.getByRole('slider', { name: 'Slide the coral wave' });
  expect(screen.getByText('Crest meets crest: the waves add up.')).toBeInTheDocument();
  fireEvent.change(slider, { target: { value: '180' } });
  expect(screen.getByText('Crest meets dip: the waves cancel.')).toBeInTheDocument();
});
