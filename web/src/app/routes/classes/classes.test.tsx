import {
  ClassId,
  classes,
  families,
  progress,
  record,
  UserId,
  type MyClasses,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kitsRecord, noFamily } from '../../../testing/families.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, refusesField, replies } from '../../../testing/server.ts';

const none: MyClasses = { teaches: [], learnsIn: [], canMake: false };
const inClass: MyClasses = {
  ...none,
  learnsIn: [
    {
      id: ClassId.parse(4),
      name: '7b',
      teachers: [{ id: UserId.parse(2), firstName: 'Grace', username: 'grace' }],
      isClassAccount: false,
      archivedAt: null,
      sendsRecords: false,
    },
  ],
};

async function open(mine: MyClasses, path = '/classes') {
  const server = fakeServer(signedIn(), replies(classes.mine, mine));
  const page = await renderPage(path);
  await screen.findByRole('heading', { level: 1, name: 'Classes' });
  return { ...page, server };
}

const button = (name: string) => screen.getByRole('button', { name });

test('a visitor signs in first, and keeps the code of the link', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/classes?code=7KQM2-X9RTB');
  await waitFor(() => expect(page.path()).toMatch(/^\/auth\?returnTo=.*code/));
});

test('a learner joins with a code, and reads before what teachers see', async () => {
  const { user, server } = await open(none);
  expect(screen.getByRole('region', { name: 'What your teachers see' })).toHaveTextContent(
    /even from before joining.*They never see:chatsflashcardsother programs and other circuits, except/,
  );
  server.use(
    replies(classes.join, { id: ClassId.parse(4), name: '7b', as: 'learner' }),
    replies(classes.mine, inClass),
  );
  await user.type(screen.getByLabelText('Class code'), '7kqm2 x9rtb');
  const name = screen.getByLabelText('Your name in this class');
  expect(name).toHaveValue(ada.firstName);
  await user.clear(name);
  await user.type(name, 'Otter{Enter}');
  expect(await screen.findByText("Welcome! You're in 7b now.")).toBeInTheDocument();
  expect(server.bodiesOf(classes.join)).toEqual([{ code: '7kqm2 x9rtb', name: 'Otter' }]);
  expect(await screen.findByRole('region', { name: 'Your class' })).toHaveTextContent(
    /7bwith Grace/,
  );
  expect(screen.getByLabelText('Class code')).toHaveValue('');
});

test("a teacher's link fills in the code", async () => {
  await open(none, '/classes?code=7KQM2-X9RTB');
  expect(screen.getByLabelText('Class code')).toHaveValue('7KQM2-X9RTB');
});

test('a refused code keeps what was typed, and says why', async () => {
  const { user, server } = await open(none);
  const code = screen.getByLabelText('Class code');
  await user.click(button('Join the class'));
  expect(await screen.findByText('Please enter the code.')).toBeInTheDocument();
  server.use(refusesField(classes.join, 'invalid', 'code', 'A class code has ten letters.'));
  await user.type(code, '7KQ{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/A class code has ten letters\./));
  expect(code).toHaveFocus();
  server.use(refuses(classes.join, 'not-found', 'This code has ended.'));
  await user.click(button('Join the class'));
  expect(await screen.findByText('This code has ended.')).toBeInTheDocument();
  expect(code).toHaveValue('7KQ');
});

test('a class is left only after a second press', async () => {
  const { user, server } = await open(inClass);
  server.use(refuses(classes.leave, 'forbidden', 'Your teacher made this account.'));
  await user.click(button('Leave 7b'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave 7b' }));
  expect(server.bodiesOf(classes.leave)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Leave the class' }));
  expect(await dialog.findByText('Your teacher made this account.')).toBeInTheDocument();
  server.use(replies(classes.leave, {}), replies(classes.mine, none));
  await user.click(dialog.getByRole('button', { name: 'Leave the class' }));
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Your class' })).not.toBeInTheDocument(),
  );
});

test('an account that the class has made has no button to leave it', async () => {
  await open({
    ...inClass,
    learnsIn: inClass.learnsIn.map((one) => ({ ...one, isClassAccount: true })),
  });
  expect(await screen.findByRole('region', { name: 'Your class' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Leave 7b' })).not.toBeInTheDocument();
});

test('the Progress page says that teachers see it', async () => {
  fakeServer(
    signedIn(),
    replies(classes.mine, inClass),
    replies(record.mine, kitsRecord),
    replies(families.mine, noFamily),
    replies(progress.achievements, []),
  );
  await renderPage('/profile?tab=progress');
  expect(await screen.findByText(/^The teachers of 7b see what you learn/)).toBeInTheDocument();
  expect(screen.queryByText(/^Only you see this page/)).not.toBeInTheDocument();
});

test('classes that did not load can be asked for again', async () => {
  const server = fakeServer(signedIn(), refuses(classes.mine, 'too-many', 'Wait a moment.'));
  const { user } = await renderPage('/classes');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  server.use(replies(classes.mine, inClass));
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Your class' })).toBeInTheDocument();
});

test('a learner reads that the school gets results, if a teacher has turned that on', async () => {
  const [one] = inClass.learnsIn;
  if (one === undefined) throw new Error('the learner is in no class');
  await open({ ...none, learnsIn: [{ ...one, sendsRecords: true }] });
  expect(await screen.findByText(/^Your school also gets which lessons/)).toHaveTextContent(
    'without your name',
  );
});
