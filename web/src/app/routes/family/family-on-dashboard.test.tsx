import { families, record } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grace, kit, kitsRecord, noFamily } from '../../../testing/families.ts';
import { dashboardServer } from '../../../testing/lessons.ts';
import { ada, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, replies } from '../../../testing/server.ts';

const lin = { ...kit, id: 8 as typeof kit.id, firstName: 'Lin' };
const linked = { ...kit, id: grace.id, firstName: 'Grace', username: 'grace', canEnd: true };

test('a grown-up with linked learners finds the family page on the dashboard', async () => {
  fakeServer(
    signedIn(grace),
    ...dashboardServer(),
    replies(families.mine, { ...noFamily, learners: [kit, lin] }),
  );
  await renderPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your family' }));
  expect(card.getByRole('link', { name: 'See how Kit and Lin learn' })).toHaveAttribute(
    'href',
    '/family',
  );
});

test('a learner reads on the dashboard that a grown-up suggests another goal', async () => {
  const proposed = { days: 4, by: 'grown-up' } as const;
  fakeServer(
    signedIn(ada),
    ...dashboardServer(),
    replies(families.mine, { ...noFamily, grownUps: [linked] }),
    replies(record.mine, { ...kitsRecord, goal: { days: 3, proposed } }),
  );
  await renderPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your weekly goal' }));
  expect(
    card.getByText('Grace suggests 4 days a week: accept it, or suggest another number.'),
  ).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Answer on your Progress page' })).toHaveAttribute(
    'href',
    '/profile?tab=progress',
  );
});
