import { ClassId, classes, lti, type Arrival, type MyClasses } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { thisTab } from '../../../lib/browser/leave.ts';
import { grace } from '../../../testing/families.ts';
import { stayHere } from '../../../testing/leave.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, refusesField, replies } from '../../../testing/server.ts';

const launch = 'k'.repeat(43);
const address = `/school?launch=${launch}`;
const teacher: Arrival = {
  platform: 'Canvas of Springfield',
  course: 'Physics',
  role: 'teacher',
  className: null,
  isKnown: false,
};
const learner: Arrival = { ...teacher, role: 'learner', className: '5B' };
const taught: MyClasses = {
  teaches: [
    {
      id: ClassId.parse(4),
      name: '5B',
      plan: 'trial',
      timeZone: 'UTC',
      seats: 10,
      learnerCount: 0,
      archivedAt: null,
    },
  ],
  learnsIn: [],
  canMake: true,
};
const password = () => screen.getByLabelText('Your password again');
const button = (name: string) => screen.getByRole('button', { name });

const hereAt = (path: string) => new URL(path, window.location.href).href;

beforeEach(stayHere);

test('a learner starts with an account of the class', async () => {
  const server = fakeServer(
    signedOut(),
    replies(lti.arrival, learner),
    refuses(lti.begin, 'conflict', 'This class is full.'),
  );
  const { user } = await renderPage(address);
  expect(await screen.findByText('From Physics on Canvas of Springfield')).toBeInTheDocument();
  expect(screen.getByText(/your school gets your results/)).toHaveTextContent(/class 5B/);
  await user.click(button('Start learning'));
  expect(await screen.findByText('This class is full.')).toBeInTheDocument();
  server.use(replies(lti.begin, { path: '/courses/1?lesson=2' }));
  await user.click(button('Start learning'));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenCalledWith(hereAt('/courses/1?lesson=2')));
  expect(server.bodiesOf(lti.begin)).toEqual([{ launch }, { launch }]);
});

test('a learner with an account signs in, and comes back', async () => {
  fakeServer(signedOut(), replies(lti.arrival, learner));
  const { user, path } = await renderPage(address);
  await user.click(await screen.findByRole('link', { name: 'Sign in with it' }));
  await waitFor(() => expect(path()).toMatch(/^\/auth\?returnTo=.*school.*launch/));
});

test('a learner who is signed in joins with the own account', async () => {
  const server = fakeServer(
    signedIn(),
    replies(lti.arrival, learner),
    refusesField(lti.join, 'invalid', 'password', "That isn't your password."),
  );
  const { user } = await renderPage(address);
  await user.click(await screen.findByRole('button', { name: 'Join as ada' }));
  expect(await screen.findByText('Please enter your password.')).toBeInTheDocument();
  await user.type(password(), 'secret');
  await user.click(button('Join as ada'));
  await waitFor(() => expect(password()).toHaveAccessibleDescription("That isn't your password."));
  server.use(replies(lti.join, { path: '/dashboard' }));
  await user.click(button('Join as ada'));
  await waitFor(() => expect(thisTab.goTo).toHaveBeenCalledWith(hereAt('/dashboard')));
});

test('a learner whose course has no class yet is told whom to ask', async () => {
  fakeServer(signedOut(), replies(lti.arrival, { ...learner, className: null }));
  await renderPage(address);
  expect(await screen.findByText(/Please ask your teacher to open it once/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Start learning' })).not.toBeInTheDocument();
});

test('a teacher signs in or opens an account first, and needs to be a grown-up', async () => {
  fakeServer(signedOut(), replies(lti.arrival, teacher));
  await renderPage(address);
  const link = await screen.findByRole('link', { name: 'Open an account' });
  expect(link).toHaveAttribute('href', expect.stringMatching(/mode=register.*returnTo=.*launch/));
});

test('somebody under 18 cannot connect a course', async () => {
  fakeServer(signedIn(), replies(lti.arrival, teacher));
  await renderPage(address);
  expect(await screen.findByText(/only somebody who is 18 or older/)).toBeInTheDocument();
});

test('a teacher connects the course with a class, and makes accounts for its people', async () => {
  const server = fakeServer(
    signedIn(grace),
    replies(lti.arrival, teacher),
    replies(classes.mine, taught),
    replies(lti.connect, { path: '/teach/4' }),
    replies(lti.roster, {
      learners: [
        { name: 'Zoë Li', isKnown: false },
        { name: 'Kit', isKnown: true },
      ],
    }),
    replies(lti.addRoster, { added: 1 }),
  );
  const { user } = await renderPage(address);
  expect(await screen.findByLabelText('Class')).toHaveDisplayValue('5B');
  expect(button('Connect the course')).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: '13 to 17' }));
  await user.click(button('Connect the course'));
  expect(await screen.findByText('Please enter your password.')).toBeInTheDocument();
  await user.type(password(), 'secret');
  await user.click(button('Connect the course'));
  await user.click(await screen.findByRole('button', { name: 'Show the people of the course' }));
  const list = await screen.findByRole('list', { name: 'Learners of the course' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Zoë Li gets an account', 'Kit has an account already']);
  await user.click(button('Make 1 account'));
  expect(await screen.findByText('1 account is made.')).toBeInTheDocument();
  await user.click(button('Go on'));
  expect(thisTab.goTo).toHaveBeenCalledWith(hereAt('/teach/4'));
  expect(server.bodiesOf(lti.connect)).toEqual([
    { launch, classId: 4, ageRange: '13-17', password: 'secret' },
  ]);
});

test('a teacher without a class makes one, and is told what is missing', async () => {
  const server = fakeServer(
    signedIn(grace),
    replies(lti.arrival, teacher),
    replies(classes.mine, { ...taught, teaches: [] }),
    replies(classes.make, taught.teaches[0] as MyClasses['teaches'][number]),
    refuses(lti.connect, 'forbidden', "Please give your school's agreement."),
  );
  const { user } = await renderPage(address);
  expect(await screen.findByLabelText('Name of the class')).toHaveValue('Physics');
  server.use(replies(classes.mine, taught));
  await user.click(screen.getByRole('radio', { name: 'Under 13' }));
  await user.type(password(), 'secret');
  await user.click(button('Connect the course'));
  expect(await screen.findByText("Please give your school's agreement.")).toBeInTheDocument();
  // The class is made once.
  await user.click(button('Connect the course'));
  await waitFor(() => expect(server.bodiesOf(lti.connect)).toHaveLength(2));
  expect(server.bodiesOf(classes.make)).toMatchObject([{ name: 'Physics' }]);
});

test('a launch that is over says where to start again', async () => {
  fakeServer(signedOut(), refuses(lti.arrival, 'not-found', 'This start is over.'));
  await renderPage(address);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Start again from your course' }),
  ).toBeInTheDocument();
  expect(screen.getByText('This start is over.')).toBeInTheDocument();
});
