import {
  CourseId,
  courses,
  flashcards,
  FlashcardSetId,
  LessonId,
  search as calls,
  type SearchHit,
  type SearchResults,
} from '@qubloom/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { grace } from '../../../testing/families.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { setScreen } from '../../../testing/screen.ts';
import {
  fakeServer,
  type Handler,
  neverReplies,
  refuses,
  replies,
  unreachable,
} from '../../../testing/server.ts';

const hit = (title: string, more: Partial<SearchHit> = {}): SearchHit => ({
  target: { kind: 'lesson', id: LessonId.parse(7), courseId: CourseId.parse(3) },
  title: [{ text: title, isMarked: false }],
  context: '',
  snippet: [],
  lock: null,
  ...more,
});
const openLesson = hit('Bell pairs', {
  title: [
    { text: 'Bell', isMarked: true },
    { text: ' pairs', isMarked: false },
  ],
  context: 'Quantum Basics',
  snippet: [{ text: '<b>Two</b> qubits', isMarked: false }],
});
const lockedLesson = hit('Bells that ring', { lock: { kind: 'plan', plan: 'premium' } });
const card = hit('What is a Bell pair?', {
  target: { kind: 'flashcard', setId: FlashcardSetId.parse(5) },
});
const bells: SearchResults = {
  groups: [
    { kind: 'lesson', hits: [openLesson, lockedLesson] },
    { kind: 'flashcard', hits: [card] },
  ],
  corrected: null,
};
const nothing: SearchResults = { groups: [], corrected: null };

const finds = (results: SearchResults = bells) => replies(calls.find, results);
const box = () => screen.findByRole('combobox');
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

async function open(...handlers: Handler[]) {
  const pages = [courses.course, courses.lessons, courses.lesson, flashcards.set, flashcards.cards];
  const server = fakeServer(signedOut(), ...pages.map(neverReplies), ...handlers);
  const page = await renderPage('/search-nowhere');
  return { ...page, server };
}

describe('the dialog', () => {
  test('opens with Ctrl+K, takes the focus, and gives it back on Escape', async () => {
    const { user } = await open(finds());
    const before = document.activeElement;
    await user.keyboard('{Control>}k{/Control}');
    expect(await box()).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    expect(document.activeElement).toBe(before);
  });

  test.each(['desktop', 'mobile'] as const)(
    'opens from the header, where without a script there is a link: %s',
    async (kind) => {
      setScreen(kind);
      const { user, path } = await open(finds());
      const link = screen.getByRole('link', { name: 'Search' });
      expect(link).toHaveAttribute('href', '/search');
      await user.click(link);
      expect(await box()).toHaveFocus();
      expect(path()).toBe('/search-nowhere');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(link).toHaveFocus());
    },
  );

  test('works with keys alone: typing, an arrow, Enter', async () => {
    const { user, path } = await open(finds());
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'bell');
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Bell pairsQuantum Basics<b>Two</b> qubits',
      'Bells that ringComes with the Premium plan',
      'What is a Bell pair?',
    ]);
    expect(status()).toContain('3 results.');
    expect(await box()).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await user.keyboard('{ArrowUp}');
    expect(await box()).toHaveAttribute('aria-activedescendant', options[2]?.id);
    expect(options[2]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(path()).toBe('/flashcards/5'));
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('a locked result says so, and leads to the page that says how to unlock it', async () => {
    const { user, path } = await open(finds());
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await box(), 'bell');
    await user.click(await screen.findByRole('option', { name: /Bells that ring.*Premium plan/ }));
    await waitFor(() => expect(path()).toBe('/courses/3?lesson=7'));
  });
});

describe('the page', () => {
  const at = async (path: string, ...handlers: Handler[]) => {
    const server = fakeServer(...handlers);
    return { server, ...(await renderPage(path)) };
  };

  test.each([
    ['a visitor', signedOut],
    ['a learner', signedIn],
  ])('shows the results for its address to %s', async (_, who) => {
    await at('/search?q=bell', who(), finds());
    expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    expect(await box()).toHaveValue('bell');
    const lessons = await screen.findByRole('group', { name: 'Lessons' });
    expect(within(lessons).getAllByRole('option')).toHaveLength(2);
    expect(document.title).toMatch(/^Search \|/);
  });

  test('keeps the typed words in its address, also a number', async () => {
    const { user, path } = await at('/search', signedOut(), finds());
    await user.type(await box(), '42');
    await waitFor(() => expect(path()).toBe('/search?q=%2242%22'));
    expect(await box()).toHaveValue('42');
  });

  test('offers words if none are typed, and takes one', async () => {
    const { user } = await at('/search', signedOut(), finds());
    await user.click(screen.getByRole('button', { name: 'superposition' }));
    expect(await box()).toHaveValue('superposition');
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  test('finds pages of the site by their names, and a learner’s own pages for learners', async () => {
    const { user, path } = await at('/search?q=code+lab', signedOut(), finds(nothing));
    await user.click(await screen.findByRole('option', { name: 'Code Lab' }));
    await waitFor(() => expect(path()).toBe('/code-lab'));
  });

  test('finds the page for teaching by several words, for grown-ups only', async () => {
    await at('/search?q=teacher', signedIn(grace), finds(nothing));
    expect(await screen.findByRole('option', { name: 'Teach' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'For Educators' })).toBeInTheDocument();
  });

  test('does not show the page for teaching to younger learners', async () => {
    await at('/search?q=teacher', signedIn(), finds(nothing));
    expect(await screen.findByRole('option', { name: 'For Educators' })).toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Teach' })).toBeNull();
  });

  test('finds the questions of the help page, and opens the one that was asked', async () => {
    const { user, path } = await at('/search?q=forgot+password', signedOut(), finds(nothing));
    await user.click(await screen.findByRole('option', { name: /^I forgot my password/ }));
    await waitFor(() => expect(path()).toBe('/faq#i-forgot-my-password'));
    expect(await screen.findByRole('button', { name: 'I forgot my password' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });

  test.each([
    ['a visitor', signedOut, 0],
    ['a learner', signedIn, 1],
  ])('names the achievements to %s or not', async (_, who, count) => {
    await at('/search?q=ac', who(), finds());
    await screen.findByRole('option', { name: /Bell pair\?/ });
    expect(screen.queryAllByRole('option', { name: 'Achievements' })).toHaveLength(count);
  });

  test('says when nothing was found, and what to try', async () => {
    await at('/search?q=zebra', signedOut(), finds(nothing));
    expect(await screen.findByText(/Check the spelling/)).toBeVisible();
    expect(status()).toContain('Nothing found for “zebra”.');
    expect(screen.getByRole('button', { name: 'qubit' })).toBeVisible();
  });

  test('says how it corrected a typo', async () => {
    await at('/search?q=bel', signedOut(), finds({ ...bells, corrected: 'bell' }));
    expect(await screen.findByText('Showing results for', { exact: false })).toHaveTextContent(
      'Showing results for bell',
    );
    expect(status()).toContain('3 results for “bell”.');
  });

  test('keeps the results while it searches again, and the last input wins', async () => {
    let answerBe: (results: SearchResults) => void = () => undefined;
    const late = new Promise<SearchResults>((resolve) => (answerBe = resolve));
    const oneBell = { groups: [{ kind: 'lesson' as const, hits: [openLesson] }], corrected: null };
    const { user } = await at(
      '/search?q=b',
      signedOut(),
      replies(calls.find, ({ query }) =>
        query['q'] === 'be' ? late : query['q'] === 'bell' ? oneBell : bells,
      ),
    );
    expect(await screen.findAllByRole('option')).toHaveLength(3);
    await user.type(await box(), 'e');
    await waitFor(() => expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getAllByRole('option')).toHaveLength(3);
    await user.type(await box(), 'll');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await act(async () => {
      answerBe(nothing);
      await late;
    });
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });

  test('announces a search to screen readers', async () => {
    await at('/search?q=bell', signedOut(), neverReplies(calls.find));
    await waitFor(() => expect(status()).toContain('Searching'));
  });

  test('says that the site cannot be reached, and tries again', async () => {
    const { server, user } = await at('/search?q=bell', signedOut(), unreachable(calls.find));
    expect(await screen.findByRole('alert')).toHaveTextContent("we can't reach the site");
    server.use(finds());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findAllByRole('option')).toHaveLength(3);
  });

  test("shows the server's sentence if it refuses", async () => {
    const sentence = 'That was a lot of searching.';
    await at('/search?q=bell', signedOut(), refuses(calls.find, 'too-many', sentence));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  test('Escape empties the box', async () => {
    const { user } = await at('/search?q=bell', signedOut(), finds());
    await user.click(await box());
    await user.keyboard('{Escape}');
    expect(await box()).toHaveValue('');
    expect(screen.queryByRole('option')).toBeNull();
  });
});
