import { resources, type GlossaryEntry, type PrintableCourse } from '@qubloom/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import {
  fakeServer,
  neverReplies,
  refuses,
  replies,
  unreachable,
} from '../../../testing/server.ts';

const word = (key: string, text: string, title = 'Meet the qubit') => ({
  key,
  word: key,
  explanation: text,
  lesson: { id: 3, courseId: 1, title },
});
const words = [
  word('Bell pair', 'Two linked ones.', 'Entanglement'),
  word('gate', 'A box in a circuit.'),
  word('qubit', 'The smallest piece of quantum information.'),
] as GlossaryEntry[]; // Ids that do not exist.

const packSentence = 'Printable packs come with the Ultimate plan.';
const courses = [
  {
    id: 1,
    packClosedBecause: `${packSentence} Please sign in first.`,
    assessmentsClosedBecause: 'Assessments and their keys are for grown-ups. Please sign in first.',
    title: 'Quantum Basics',
    level: 'beginner',
    lessons: [
      { id: 1, title: 'Bits and switches', order: 1, closedBecause: null },
      { id: 2, title: 'Chance', order: 2, closedBecause: 'Please sign in to open this lesson.' },
    ],
  },
] as PrintableCourse[]; // Ids that do not exist.

async function open(path = '/resources', listed = courses, who = signedOut()) {
  const server = fakeServer(
    who,
    replies(resources.glossary, words),
    replies(resources.printables, listed),
  );
  const page = await renderPage(path);
  await screen.findByText('Quantum Basics');
  return { ...page, server };
}

test('the sample is a PDF to download', async () => {
  await open();
  expect(document.title).toBe('Learning Resources | Qubloom');
  const link = screen.getByRole('link', { name: 'Download Sample Resources' });
  expect(link).toHaveAttribute('href', '/api/printables/sample');
  expect(link).toHaveAttribute('download');
});

test('an open lesson has its sheets, and a locked one its title and the reason', async () => {
  const { user } = await open();
  expect(screen.getByText('1 of 2 open to you')).toBeInTheDocument();
  await user.click(screen.getByText('Quantum Basics'));
  expect(
    screen.getByRole('link', { name: 'Worksheet, Bits and switches, PDF, opens in a new tab' }),
  ).toHaveAttribute('href', '/api/lessons/1/sheets/worksheet');
  expect(
    screen.getByRole('link', { name: 'Slides, Bits and switches, PDF, opens in a new tab' }),
  ).toHaveAttribute('href', '/api/lessons/1/sheets/slides');
  expect(
    screen.getByRole('link', { name: 'Slides to edit (PPTX), Bits and switches, download' }),
  ).toHaveAttribute('href', '/api/lessons/1/presentation');
  expect(screen.queryByRole('link', { name: /ssessment/ })).not.toBeInTheDocument();
  expect(screen.getByText('2. Chance')).toBeInTheDocument();
  expect(screen.getByText('Please sign in to open this lesson.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /, Chance,/ })).not.toBeInTheDocument();
});

test('an address that asks for a lesson opens its course at the lesson', async () => {
  await open('/resources#lesson-2');
  const lesson = screen.getByText('2. Chance').closest('li');
  expect(lesson).toBeVisible();
  await waitFor(() => expect(lesson).toHaveFocus());
});

test('a grown-up also gets assessments and their keys', async () => {
  const open18 = courses.map((course) => ({ ...course, assessmentsClosedBecause: null }));
  const { user } = await open('/resources', open18, signedIn({ ...ada, ageRange: '18-plus' }));
  await user.click(screen.getByText('Quantum Basics'));
  for (const [name, sheet] of [
    ['Assessment', 'assessment'],
    ['Key to the assessment', 'assessment-key'],
  ]) {
    expect(
      screen.getByRole('link', { name: `${name}, Bits and switches, PDF, opens in a new tab` }),
    ).toHaveAttribute('href', `/api/lessons/1/sheets/${sheet}`);
  }
});

const withPack = (packClosedBecause: string | null) =>
  courses.map((course) => ({ ...course, packClosedBecause }));

test.each([
  ['a visitor', signedOut(), `${packSentence} Please sign in first.`],
  ['a learner on a smaller plan', signedIn(), packSentence],
  ['a child under 13', signedIn({ ...ada, ageRange: 'under-13' }), packSentence],
])('%s reads what a pack is and who can buy it, and gets none', async (_, who, sentence) => {
  const { user } = await open('/resources', withPack(sentence), who);
  expect(screen.getByText(/For grown-ups: a printable pack has the plans/)).toHaveTextContent(
    sentence,
  );
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscribe');
  await user.click(screen.getByText('Quantum Basics'));
  const pack = screen.getByText('Printable pack of the whole course').closest('li');
  expect(pack).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: /printable pack of/ })).not.toBeInTheDocument();
});

describe('a learner whose plan includes packs', () => {
  const openPack = async () => {
    const page = await open('/resources', withPack(null), signedIn());
    await page.user.click(screen.getByText('Quantum Basics'));
    const name = 'A4: printable pack of Quantum Basics, PDF';
    return { ...page, press: () => page.user.click(screen.getByRole('button', { name })) };
  };

  test("downloads one for the chosen paper size, under the server's file name", async () => {
    const { server, press } = await openPack();
    expect(screen.queryByText(/For grown-ups/)).not.toBeInTheDocument();
    URL.createObjectURL = vi.fn(() => 'blob:file');
    URL.revokeObjectURL = vi.fn();
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    server.use({
      endpoint: resources.pack,
      answer: ({ params }) =>
        new Response('%PDF', {
          headers: {
            'content-disposition': `inline; filename="pack-${params['paper'] ?? ''}.pdf"`,
          },
        }),
    });
    await press();
    expect(await screen.findByText('The pack is in your downloads.')).toBeInTheDocument();
    expect(names).toEqual(['pack-a4.pdf']);
  });

  test('sees that it is being made', async () => {
    const { server, press } = await openPack();
    server.use(neverReplies(resources.pack));
    await press();
    expect(screen.getByText(/Making the pack/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^A4/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('reads why it failed, and can try again', async () => {
    const { server, press } = await openPack();
    server.use(refuses(resources.pack, 'too-many', 'That was a lot to print.'));
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('That was a lot to print.');
    server.use(unreachable(resources.pack));
    await press();
    expect(await screen.findByText(/we can't reach the site/)).toBeInTheDocument();
  });
});

test('words are found while typing, and lead to their lesson', async () => {
  const { user } = await open();
  const glossary = screen.getByRole('region', { name: 'Glossary' });
  expect(within(glossary).getByRole('status')).toHaveTextContent('3 words');
  await user.type(screen.getByRole('searchbox', { name: 'Find a word' }), 'bell');
  expect(within(glossary).getByRole('status')).toHaveTextContent('1 word');
  expect(
    within(glossary).getByRole('link', {
      name: 'Entanglement, the lesson in which Bell pair first appears',
    }),
  ).toHaveAttribute('href', '/courses/1?lesson=3');
  await user.type(screen.getByRole('searchbox', { name: 'Find a word' }), 'x');
  expect(within(glossary).getByRole('status')).toHaveTextContent('No word fits.');
});

test('a word in the address is shown and marked, whatever was typed', async () => {
  const { user, router } = await open('/resources#word-gate');
  const row = (id: string) => document.getElementById(`word-${id}`);
  const marked = /bg-action-soft/;
  expect(row('gate')).toHaveTextContent('A box in a circuit.');
  expect(row('gate')?.className).toMatch(marked);
  expect(row('qubit')?.className).not.toMatch(marked);
  await user.type(screen.getByRole('searchbox', { name: 'Find a word' }), 'gate');
  expect(row('qubit')).toBeNull();
  await act(() => router.navigate({ to: '/resources', hash: 'word-qubit' }));
  expect(row('qubit')?.className).toMatch(marked);
});

test('links to other sites say so, and send no referrer', async () => {
  await open();
  const links = within(screen.getByRole('region', { name: 'Further reading' })).getAllByRole(
    'link',
  );
  for (const link of links) {
    expect(link).toHaveAccessibleName(/another site, opens in a new tab/);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('there are at least six activities without a screen', async () => {
  await open();
  const activities = screen.getByRole('region', { name: 'Without a screen' });
  expect(within(activities).getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(5);
});

test('sheets and words that fail to load can be requested again', async () => {
  const server = fakeServer(
    signedOut(),
    refuses(resources.glossary, 'internal'),
    refuses(resources.printables, 'internal'),
  );
  const { user } = await renderPage('/resources');
  expect(await screen.findByText('The glossary did not load')).toBeInTheDocument();
  server.use(replies(resources.glossary, words), replies(resources.printables, courses));
  for (const name of await screen.findAllByRole('button', { name: 'Try Again' })) {
    await user.click(name);
  }
  expect(await screen.findByText('3 words')).toBeInTheDocument();
});
