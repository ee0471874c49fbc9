import { StudyRoomId, studyRooms, UserId, type StudyRoom } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeRoomSockets } from '../../../testing/room-socket.ts';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const room = (id: number, more: Partial<StudyRoom> = {}): StudyRoom => ({
  id: StudyRoomId.parse(id),
  name: `Room ${id}`,
  participantCount: 0,
  visibility: 'public',
  isMine: false,
  isOfGroup: false,
  ...more,
});

// Shows: 2 study rooms list; 7 GET /api/study-rooms
test('lists rooms with their numbers of participants, and leads into them', async () => {
  fakeServer(
    signedIn(),
    replies(studyRooms.hidden, []),
    replies(studyRooms.list, [
      room(1, { name: 'Bell builders', participantCount: 1 }),
      room(2, { name: 'Quiet ones', participantCount: 4, visibility: 'private', isMine: true }),
    ]),
  );
  await renderPage('/study-rooms');
  const [bell, quiet] = await screen.findAllByRole('article');
  if (!bell || !quiet) throw new Error('Two rooms should be listed.');
  expect(within(bell).getByText('1 participant')).toBeInTheDocument();
  expect(within(quiet).getByText('4 participants')).toBeInTheDocument();
  expect(within(quiet).getByText('Private')).toBeInTheDocument();
  expect(within(bell).getByRole('link', { name: 'Join Room: Bell builders' })).toHaveAttribute(
    'href',
    '/study-room/1',
  );
});

// Shows: 2 study rooms empty; 9 study rooms refresh
test('refreshes every 10 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = fakeServer(
    signedIn(),
    replies(studyRooms.hidden, []),
    replies(studyRooms.list, []),
  );
  await renderPage('/study-rooms');
  await screen.findByText('No Study Rooms Available');
  server.use(replies(studyRooms.list, [room(1)]));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(screen.queryByRole('article')).toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await screen.findByRole('article')).toBeInTheDocument();
  vi.useRealTimers();
});

// Shows: 2 study rooms error; 8 study room list failure
test('says that the list failed to load, and tries again', async () => {
  const server = fakeServer(
    signedIn(),
    replies(studyRooms.hidden, []),
    refuses(studyRooms.list, 'unavailable', 'Too busy.'),
  );
  const { user } = await renderPage('/study-rooms');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Error Loading Study Rooms')).toBeInTheDocument();
  server.use(replies(studyRooms.list, [room(1)]));
  await user.click(alert.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

// Shows: 5 study room name; 2 study rooms create; 7 POST /api/study-rooms
test('makes a room and enters it', async () => {
  const server = fakeServer(
    signedIn(),
    replies(studyRooms.hidden, []),
    replies(studyRooms.list, []),
    replies(studyRooms.create, { id: StudyRoomId.parse(7), name: 'Bell builders' }),
  );
  fakeRoomSockets();
  const { user, path } = await renderPage('/study-rooms');
  await user.click(await screen.findByRole('button', { name: 'Create New Room' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create New Room' }));
  await user.type(dialog.getByLabelText('Room name'), ' \u3164 \u200b');
  await user.click(dialog.getByRole('button', { name: 'Create Room' }));
  expect(await screen.findByText('Invalid Room Name')).toBeInTheDocument();
  expect(screen.getByText('Please enter a valid room name.')).toBeInTheDocument();
  expect(server.bodiesOf(studyRooms.create)).toEqual([]);

  await user.clear(dialog.getByLabelText('Room name'));
  await user.type(dialog.getByLabelText('Room name'), 'Bell builders');
  await user.click(dialog.getByRole('radio', { name: 'Only friends who have its code' }));
  await user.click(dialog.getByRole('button', { name: 'Create Room' }));
  await vi.waitFor(() => expect(path()).toBe('/study-room/7'));
  expect(server.bodiesOf(studyRooms.create)).toEqual([
    { name: 'Bell builders', visibility: 'private' },
  ]);
});

// Shows: 8 study room creation failure
test('says why a room was not made', async () => {
  fakeServer(
    signedIn(),
    replies(studyRooms.hidden, []),
    replies(studyRooms.list, []),
    refuses(studyRooms.create, 'too-many', 'That is a lot of rooms. Wait a little.'),
  );
  const { user } = await renderPage('/study-rooms');
  await user.click(await screen.findByRole('button', { name: 'Create New Room' }));
  await user.type(screen.getByLabelText('Room name'), 'Another one{Enter}');
  expect(await screen.findByText('Error Creating Room')).toBeInTheDocument();
  expect(screen.getByText('429: That is a lot of rooms. Wait a little.')).toBeInTheDocument();
});

test('joins by a code, and says when there is no such room', async () => {
  const server = fakeServer(
    signedIn(),
    replies(studyRooms.hidden, []),
    replies(studyRooms.list, []),
    refuses(studyRooms.open, 'not-found', 'No room has this code.'),
  );
  fakeRoomSockets();
  const { user, path } = await renderPage('/study-rooms');
  await user.click(await screen.findByRole('button', { name: 'Join with a code' }));
  const code = screen.getByLabelText('Room code');
  await user.type(code, 'k7mp-3wqa{Enter}');
  expect(await screen.findByText('No room has this code.')).toBeInTheDocument();
  server.use(replies(studyRooms.open, { id: StudyRoomId.parse(7), name: 'Bell builders' }));
  await user.click(screen.getByRole('button', { name: 'Join Room' }));
  await vi.waitFor(() => expect(path()).toBe('/study-room/7'));
});

test('shows whom the learner has muted, and can unmute them', async () => {
  const server = fakeServer(
    signedIn(),
    replies(studyRooms.list, []),
    replies(studyRooms.hidden, [{ userId: UserId.parse(2), username: 'grace', how: 'mute' }]),
    replies(studyRooms.show, {}),
  );
  const { user } = await renderPage('/study-rooms');
  await user.click(await screen.findByText('Muted and blocked (1)'));
  server.use(replies(studyRooms.hidden, []));
  await user.click(screen.getByRole('button', { name: 'Show grace again' }));
  await vi.waitFor(() => expect(screen.queryByText('Muted and blocked (1)')).toBeNull());
  expect(
    server.received.some(({ path }) => path === '/api/study-rooms/hidden-learners/2/show'),
  ).toBe(true);
});

test('tells a child whose parent has not answered why rooms are closed', async () => {
  const reason = 'Before study rooms, your parent or guardian has to say yes.';
  fakeServer(
    signedIn(),
    replies(studyRooms.hidden, []),
    refuses(studyRooms.list, 'forbidden', reason),
  );
  await renderPage('/study-rooms');
  expect(await screen.findByText('Not yet, but maybe soon')).toBeInTheDocument();
  expect(screen.getByText(reason)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Create New Room' })).toBeNull();
});

// Shows: 6 visitor cannot join study rooms; 2 route /study-room/{id} needs signing in; 8 study room not logged in
test.each(['/study-rooms', '/study-room/7'])(
  'sends a visitor of %s to sign in, and says why',
  async (page) => {
    fakeServer(signedOut());
    const { path } = await renderPage(page);
    expect(path()).toBe(`/auth?returnTo=${encodeURIComponent(page)}`);
    expect(await screen.findByText('Authentication Required')).toBeInTheDocument();
    expect(screen.getByText('You must be logged in to join a study room.')).toBeInTheDocument();
  },
);

test(
  'no button of the list of rooms loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async () => {
    const { pressed, lost } = await pressEveryButton(async () => {
      fakeServer(
        signedIn(),
        replies(studyRooms.list, [room(1), room(2, { visibility: 'private', isMine: true })]),
        replies(studyRooms.hidden, [{ userId: UserId.parse(2), username: 'grace', how: 'mute' }]),
        replies(studyRooms.show, {}),
        refuses(studyRooms.open, 'not-found', 'No room has this code.'),
      );
      const { user } = await renderPage('/study-rooms');
      await user.click(await screen.findByText('Muted and blocked (1)'));
    });
    expect(lost).toEqual([]);
    expect(pressed).toContain('Show grace again');
  },
);
