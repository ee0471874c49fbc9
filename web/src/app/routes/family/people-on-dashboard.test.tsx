import { classes, ClassId, families, record } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { physics } from '../../../testing/classes.ts';
import { grace, kit, kitsRecord, noFamily } from '../../../testing/families.ts';
import { dashboardServer } from '../../../testing/lessons.ts';
import { ada, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, replies } from '../../../testing/server.ts';

const lin = { ...kit, id: 8 as typeof kit.id, firstName: 'Lin' };
const archived = {
  ...physics,
  id: ClassId.parse(4),
  name: 'Last year',
  archivedAt: '2026-05-01T12:00:00.000Z',
};
const linked = { ...kit, id: grace.id, firstName: 'Grace', username: 'grace', canEnd: true };

test('a grown-up with linked learners finds the family page on the dashboard', async () => {
  fakeServer(
    signedIn(grace),
    ...dashboardServer(),
    replies(families.mine, { ...noFamily, learners: [kit, lin] }),
    replies(families.record, { ...kitsRecord, goal: { days: 3, proposed: null } }),
  );
  await renderPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your family' }));
  expect(card.getByRole('link', { name: 'See how Kit and Lin learn' })).toHaveAttribute(
    'href',
    '/family',
  );
});

test('a grown-up reads on the dashboard which goal a child suggests, and goes to answer it', async () => {
  const ownGoal = { days: 3, proposed: { days: 2, by: 'grown-up' as const } };
  fakeServer(
    signedIn(grace),
    ...dashboardServer(),
    replies(families.mine, { ...noFamily, learners: [kit, lin] }),
    replies(families.record, ({ params }) =>
      params['id'] === String(kit.id) ? kitsRecord : { ...kitsRecord, goal: ownGoal },
    ),
  );
  await renderPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your family' }));
  expect(await card.findByText(/^Kit suggests a goal of 4 days a week\./)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Answer Kit' })).toHaveAttribute(
    'href',
    `/family?learner=${String(kit.id)}`,
  );
  expect(card.queryByText(/^Lin suggests/)).not.toBeInTheDocument();
});

test('a teacher finds the open classes on the dashboard', async () => {
  fakeServer(
    signedIn(grace),
    ...dashboardServer(),
    replies(classes.mine, { teaches: [physics, archived], learnsIn: [], canMake: true }),
  );
  await renderPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'Your classes' }));
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/teach/3',
    '/teach',
  ]);
  expect(card.getByRole('link', { name: 'Physics 5b' })).toHaveAttribute('href', '/teach/3');
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
    '/profile?tab=progress#weekly-goal',
  );
});
