import {
  assignments,
  ClassId,
  classes,
  courses,
  lti,
  profile,
  recovery,
  type ConnectedCourse,
} from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grace } from '../../../testing/families.ts';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, refusesField, replies } from '../../../testing/server.ts';

const canvas = {
  id: 4,
  name: 'Canvas of Springfield',
  connectedAt: new Date(2026, 2, 1, 12).toISOString(),
};
const physics: ConnectedCourse = {
  platformId: 4,
  deploymentId: 'd1',
  contextId: 'physics',
  platform: 'Canvas of Springfield',
  title: 'Physics',
  connectedAt: new Date(2026, 2, 1, 12).toISOString(),
  connectedBy: 'Grace',
};

async function openProfile(schools = [canvas]) {
  const server = fakeServer(
    signedIn(),
    replies(profile.sessions, []),
    replies(recovery.address, { hint: 'a…@example.org', isVerified: true }),
    replies(lti.mine, schools),
  );
  const page = await renderPage('/profile');
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return { ...page, server };
}

test('a learner sees the school that opens the account, and disconnects it with the password', async () => {
  const { user, server } = await openProfile();
  const card = within(await screen.findByRole('region', { name: 'Your school' }));
  expect(card.getByText('connected since March 1, 2026')).toBeInTheDocument();
  card.getByRole('button', { name: 'Disconnect Canvas of Springfield' }).focus();
  await user.keyboard('{Enter}');
  const dialog = within(screen.getByRole('dialog', { name: 'Disconnect Canvas of Springfield' }));
  server.use(refusesField(lti.disconnect, 'invalid', 'password', "You don't have a password yet."));
  await user.type(dialog.getByLabelText('Your password again'), 'guess{Enter}');
  expect(await dialog.findByText("You don't have a password yet.")).toBeInTheDocument();
  server.use(replies(lti.disconnect, {}), replies(lti.mine, []));
  await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Canvas of Springfield is disconnected')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your school' })).not.toBeInTheDocument();
  expect(server.bodiesOf(lti.disconnect)).toEqual([{ password: 'guess' }, { password: 'guess' }]);
});

test('a profile without a school does not mention one', async () => {
  await openProfile([]);
  await screen.findByRole('region', { name: 'Your data' });
  expect(screen.queryByRole('region', { name: 'Your school' })).not.toBeInTheDocument();
});

async function openClass(connected: ConnectedCourse[]) {
  const server = fakeServer(
    signedIn(grace),
    replies(assignments.list, []),
    replies(courses.list, []),
    replies(lti.courses, connected),
    replies(classes.one, {
      id: ClassId.parse(3),
      name: 'Physics 5b',
      plan: 'trial',
      timeZone: 'Europe/Berlin',
      seats: 10,
      learnerCount: 0,
      archivedAt: null,
      teachers: [{ id: grace.id, firstName: 'Grace', username: 'grace' }],
      learners: [],
      agreement: null,
      sendsRecords: null,
    }),
  );
  const page = await renderPage('/teach/3?show=settings');
  await screen.findByRole('heading', { level: 1, name: 'Physics 5b' });
  return { ...page, server };
}

test('a teacher sees which course is connected, since when, and by whom, and disconnects it', async () => {
  const { user, server } = await openClass([physics]);
  const card = within(await screen.findByRole('region', { name: "Your school's platform" }));
  expect(card.getByRole('listitem')).toHaveTextContent(
    'Physics on Canvas of Springfieldconnected on March 1, 2026 by Grace',
  );
  await user.click(card.getByRole('button', { name: 'Disconnect Physics' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disconnect Physics' }));
  expect(dialog.getByText(/^No more results go to this course/)).toBeInTheDocument();
  server.use(refuses(lti.disconnectCourse, 'not-found', 'That course is not connected.'));
  await user.click(dialog.getByRole('button', { name: 'Disconnect it now' }));
  expect(await dialog.findByText('That course is not connected.')).toBeInTheDocument();
  server.use(replies(lti.disconnectCourse, {}), replies(lti.courses, []));
  await user.click(dialog.getByRole('button', { name: 'Disconnect it now' }));
  expect(await screen.findByText('The course is disconnected')).toBeInTheDocument();
  expect(server.bodiesOf(lti.disconnectCourse)[1]).toEqual({
    platformId: 4,
    deploymentId: 'd1',
    contextId: 'physics',
  });
});

test('a course without a title, connected by an account that is gone, says what is known', async () => {
  await openClass([{ ...physics, title: null, connectedBy: null }]);
  const card = within(await screen.findByRole('region', { name: "Your school's platform" }));
  expect(card.getByRole('listitem')).toHaveTextContent(
    'A course on Canvas of Springfieldconnected on March 1, 2026Disconnect',
  );
});
