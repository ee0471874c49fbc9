import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grace } from '../../../testing/families.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer } from '../../../testing/server.ts';
import { setSiteFacts } from '../../../testing/site-facts.ts';

async function open(path: string) {
  setSiteFacts({ supportEmail: 'help@example.org' });
  fakeServer(signedOut());
  return renderPage(path);
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const titlesIn = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

// Shows: 2 about
test('About describes the mission, the story, four differences, and a team of four with its roles', async () => {
  await open('/about');
  expect(region('Our mission').getByText(/Quantum ideas/)).toBeInTheDocument();
  expect(region('Our story').getByText(/2023/)).toBeInTheDocument();
  expect(titlesIn('What makes us different')).toEqual([
    'Age-appropriate content',
    'Interactive learning',
    'Gamified approach',
    'Community first',
  ]);
  const team = region('The team');
  expect(team.getAllByRole('listitem')).toHaveLength(4);
  expect(team.getByText('Physics and curriculum')).toBeInTheDocument();
  expect(team.getByText(/The names are made up/)).toBeInTheDocument();
});

// Shows: 2 for parents
test('For Parents has three reassurances, four tips, and a contact', async () => {
  await open('/for-parents');
  expect(titlesIn('What you may be wondering about')).toEqual([
    'Safe environment',
    'Manageable time',
    'Real-world applications',
  ]);
  expect(titlesIn('How you can help')).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Open your account' })).toHaveAttribute(
    'href',
    '/auth?mode=register&returnTo=%2Ffamily',
  );
  const support = region('Ask a person');
  expect(support.getByText('Monday-Friday 9am-5pm EST')).toBeInTheDocument();
  expect(support.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
});

test.each([
  [signedOut(), 'Open an account', '/auth?mode=register'],
  [signedIn(), 'Go to your dashboard', '/dashboard'],
  [signedIn(grace), 'Go to your family page', '/family'],
])('For Parents ends with the next step of whoever reads it (%#)', async (person, name, href) => {
  fakeServer(person);
  await renderPage('/for-parents');
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

// Shows: 4 collapsible FAQ; 2 for parents
test('of the five questions of parents, one is open at a time, and can be closed again', async () => {
  const page = await open('/for-parents');
  const questions = region('Questions parents ask').getAllByRole('button');
  expect(questions).toHaveLength(5);
  const [age, math] = questions as [HTMLElement, HTMLElement];
  expect(screen.getByText(/^Ten and up\./)).not.toBeVisible();
  await page.user.click(age);
  expect(screen.getByText(/^Ten and up\./)).toBeVisible();
  await page.user.click(math);
  expect(screen.getByText(/^Ten and up\./)).not.toBeVisible();
  expect(math).toHaveAttribute('aria-expanded', 'true');
  await page.user.click(math);
  expect(questions.map((each) => each.getAttribute('aria-expanded'))).toEqual(
    questions.map(() => 'false'),
  );
});

test('Help & Support answers in groups, and no question twice', async () => {
  await open('/faq');
  const questions = within(screen.getByRole('main')).getAllByRole('button', { expanded: false });
  const texts = questions.map(({ textContent }) => textContent);
  expect(texts).toContain("What's free?");
  expect(new Set(texts).size).toBe(texts.length);
  expect(document.title).toBe('Help & Support | Qubloom');
});
