import { CourseId, courses, profile, recovery, resources } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { basics, courseServer, dashboardServer, progressOf } from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, replies } from '../../../testing/server.ts';

test('a finished course offers its certificate, in the name that the learner picks', async () => {
  fakeServer(
    signedIn(),
    ...courseServer(),
    ...dashboardServer(),
    replies(courses.progress, { ...progressOf(11, 12, 13), progressPercentage: 100 }),
  );
  await renderPage('/courses/1');
  const certificate = within(await screen.findByRole('region', { name: 'Certificate' }));
  expect(certificate.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/api/courses/1/certificate/username',
    '/api/courses/1/certificate/first-name',
  ]);
});

test.each(['/dashboard?tab=achievements', '/achievements', '/profile'])(
  '%s has those of all finished courses',
  async (path) => {
    fakeServer(
      signedIn(),
      ...dashboardServer(),
      replies(profile.sessions, []),
      replies(recovery.address, { hint: 'a…@example.org', isVerified: true }),
      replies(resources.certificates, [{ id: CourseId.parse(4), title: 'Secrets' }]),
    );
    await renderPage(path);
    const all = within(await screen.findByRole('region', { name: 'Your Certificates' }));
    const name = 'ada: certificate of Secrets, PDF, opens in a new tab';
    expect(all.getByRole('link', { name })).toHaveAttribute(
      'href',
      '/api/courses/4/certificate/username',
    );
  },
);

test.each([
  ['a learner who is on the way', signedIn()],
  ['a visitor', signedOut()],
])('%s sees none', async (_, who) => {
  fakeServer(who, ...courseServer(11), ...dashboardServer());
  await renderPage('/courses/1');
  await screen.findByRole('tab', { name: 'Content' });
  expect(screen.queryByRole('region', { name: 'Certificate' })).not.toBeInTheDocument();
});

test.each([
  ['a plan that opens packs has that of the course on its page', true],
  ['another plan has none', false],
])('%s', async (_, hasPack) => {
  fakeServer(
    signedIn(),
    ...courseServer(11),
    ...dashboardServer(),
    replies(courses.course, { ...basics, hasPack }),
  );
  await renderPage('/courses/1');
  await screen.findByRole('tab', { name: 'Content' });
  expect(
    screen.queryAllByRole('button', { name: /printable pack of Quantum Basics/ }),
  ).toHaveLength(hasPack ? 2 : 0);
});
