import {
  closeCodes,
  classes,
  ClassId,
  courses,
  groupRooms,
  LessonId,
  liveLessons,
  StudyRoomId,
  studyRooms,
  UserId,
  type BoardLearner,
  type GroupLearner,
  type GroupRooms,
  type LiveLesson,
  type RoomCompany,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { grace } from '../../../testing/families.ts';
import { basics, courseServer, lessonOf } from '../../../testing/lessons.ts';
import { fakeLiveSockets } from '../../../testing/live-socket.ts';
import { ada, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { chatLine, fakeRoomSockets, roomOfAda } from '../../../testing/room-socket.ts';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const live: LiveLesson = {
  classId: ClassId.parse(4),
  className: '5B',
  courseId: basics.id,
  lessonId: LessonId.parse(11),
  title: 'Bits and switches',
  step: 'do-1',
  isLooking: false,
  endsAt: '2027-03-01T12:00:00.000Z',
};
const roomId = StudyRoomId.parse(7);
const lesson = { classId: live.classId, courseId: live.courseId, lessonId: live.lessonId };

const learner = (id: number, name: string, company: RoomCompany = 'older'): GroupLearner => ({
  id: UserId.parse(id),
  name,
  company,
});
const people = [
  learner(7, 'Kit'),
  learner(8, 'Lin'),
  learner(9, 'Max'),
  learner(10, 'Noa', 'nobody'),
  learner(11, 'Zoë'),
];
const onBoard = ({ id, name }: GroupLearner, isAway = false): BoardLearner => ({
  id,
  name,
  step: 'do-1',
  isAway,
  guesses: {},
});
const openRoom: GroupRooms['rooms'][number] = {
  id: roomId,
  name: 'Group 1',
  learners: [
    { id: UserId.parse(7), name: 'Kit', isIn: true },
    { id: UserId.parse(8), name: 'Lin', isIn: false },
  ],
};

/** The board with Kit, Lin, Max, and Noa connected, and Zoë away. */
async function openBoard(rooms: GroupRooms['rooms'] = []) {
  let open = rooms;
  const server = fakeServer(
    signedIn(grace),
    replies(liveLessons.show, { live }),
    replies(courses.lesson, lessonOf(11)),
    replies(groupRooms.show, () => ({ learners: people, rooms: open })),
    replies(groupRooms.open, () => {
      open = [openRoom];
      return { learners: people, rooms: open };
    }),
    replies(groupRooms.close, () => {
      open = [];
      return { learners: people, rooms: open };
    }),
  );
  const sockets = fakeLiveSockets();
  const page = await renderPage('/teach/4/live');
  await screen.findByRole('heading', { level: 1, name: live.title });
  await waitFor(() => expect(sockets.count()).toBe(1));
  sockets.open();
  sockets.say({
    type: 'BOARD',
    lessonId: live.lessonId,
    step: 'do-1',
    isLooking: false,
    here: 4,
    learners: people.map((one) => onBoard(one, one.name === 'Zoë')),
    counts: {},
  });
  const card = within(await screen.findByRole('region', { name: 'Rooms for groups' }));
  return { ...page, server, card };
}

const groupsIn = (card: ReturnType<typeof within>) =>
  within(card.getByRole('status', { name: 'Proposed groups' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('proposes groups of those who are here, and says who may not use rooms', async () => {
  const { card, user } = await openBoard();
  const size = await card.findByLabelText('Learners in a group');
  expect(size).toHaveValue('3');
  expect(card.getByText('May not use rooms').closest('li')).toHaveTextContent('Noa');
  await user.click(card.getByRole('button', { name: 'Propose groups' }));
  expect(groupsIn(card)).toEqual(['Group 1: Kit, Lin, Max']);
  expect(card.getByRole('button', { name: 'Mix again' })).toBeInTheDocument();
  await user.selectOptions(size, '2');
  expect(groupsIn(card)).toEqual(['Group 1: Kit, Lin, Max']);
  expect(card.queryByLabelText('Group of Noa')).not.toBeInTheDocument();
  expect(card.queryByLabelText('Group of Zoë')).not.toBeInTheDocument();
});

test('a learner is moved by a menu, which keeps the focus, and the rooms are opened', async () => {
  const { card, user, server } = await openBoard();
  await user.click(await card.findByRole('button', { name: 'Propose groups' }));
  const menu = card.getByLabelText('Group of Lin');
  menu.focus();
  await user.selectOptions(menu, 'A new group');
  expect(groupsIn(card)).toEqual(['Group 1: Kit, Max', 'Group 2: Lin']);
  expect(card.getByLabelText('Group of Lin')).toHaveFocus();
  await user.selectOptions(card.getByLabelText('Group of Max'), 'No group');
  expect(groupsIn(card)).toEqual(['Group 1: Kit', 'Group 2: Lin']);
  await user.selectOptions(card.getByLabelText('Group of Max'), 'Group 2');
  await user.click(card.getByRole('button', { name: 'Open 2 rooms' }));
  expect(await card.findByRole('heading', { name: 'Group 1' })).toBeInTheDocument();
  const [sent] = server.bodiesOf(groupRooms.open) as { groups: number[][] }[];
  expect(sent?.groups.map((group) => group.toSorted((one, other) => one - other))).toEqual([
    [7],
    [8, 9],
  ]);
});

test('somebody who comes late gets a group while the rooms are open', async () => {
  const { card, user, server } = await openBoard([openRoom]);
  server.use(
    replies(groupRooms.add, {
      learners: people,
      rooms: [
        {
          ...openRoom,
          learners: [...openRoom.learners, { id: UserId.parse(9), name: 'Max', isIn: false }],
        },
      ],
    }),
  );
  const menu = await card.findByLabelText('Group of Max');
  expect(card.getByRole('list', { name: 'Without a group' })).not.toHaveTextContent(/Noa|Zoë|Kit/);
  await user.selectOptions(menu, 'Group 1');
  expect(await card.findByText('Max')).toBeInTheDocument();
  expect(card.queryByLabelText('Group of Max')).not.toBeInTheDocument();
  expect(server.bodiesOf(groupRooms.add)).toEqual([{ roomId, learnerId: 9 }]);
});

test('open rooms show who is in, lead to each, and are closed', async () => {
  const { card, user, server } = await openBoard([openRoom]);
  const [kit, lin] = (await card.findAllByText(/^(Kit|Lin)$/)).map((name) => name.closest('li'));
  expect(kit).toHaveTextContent('KitIn the room');
  expect(lin).toHaveTextContent('LinNot in yet');
  expect(card.getByRole('link', { name: 'Look into Group 1' })).toHaveAttribute(
    'href',
    '/study-room/7',
  );
  await user.click(card.getByRole('button', { name: 'Close the rooms' }));
  await user.click(await screen.findByRole('button', { name: 'Close them for everybody' }));
  expect(await card.findByRole('button', { name: 'Propose groups' })).toBeInTheDocument();
  expect(server.bodiesOf(groupRooms.close)).toEqual([{}]);
});

test('says why rooms were not opened', async () => {
  const { card, user, server } = await openBoard();
  const reason = 'A learner in these groups has left your class. Please mix again.';
  server.use(refuses(groupRooms.open, 'conflict', reason));
  await user.click(await card.findByRole('button', { name: 'Propose groups' }));
  await user.click(card.getByRole('button', { name: 'Open 1 room' }));
  expect(await card.findByText(reason)).toBeInTheDocument();
});

test('a learner finds the room of the group in the lesson', async () => {
  const { step: _, isLooking: __, ...own } = live;
  fakeServer(
    signedIn(),
    ...courseServer(),
    replies(liveLessons.mine, { isInClass: true, live: [{ ...own, roomId }] }),
  );
  const sockets = fakeLiveSockets();
  await renderPage('/courses/1?lesson=11');
  await waitFor(() => expect(sockets.count()).toBe(1));
  sockets.open();
  sockets.say({ type: 'STEERED', step: 'do-1', isLooking: false });
  expect(screen.getByText(/^Your group has a room\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: "Open your group's room" })).toHaveAttribute(
    'href',
    '/study-room/7',
  );
});

test('a learner finds it among the study rooms, too', async () => {
  fakeServer(
    signedIn(),
    replies(studyRooms.hidden, []),
    replies(studyRooms.list, [
      {
        id: roomId,
        name: 'Group 1',
        participantCount: 0,
        visibility: 'private',
        isMine: false,
        isOfGroup: true,
      },
    ]),
  );
  await renderPage('/study-rooms');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Your group')).toBeInTheDocument();
  expect(card.queryByText('Private')).not.toBeInTheDocument();
});

const groupRoom = { id: roomId, name: 'Group 1', makerId: null, code: null, lesson };

const inClass = (id: UserId, name: string, username: string) => ({
  id,
  name,
  username,
  isClassAccount: false,
  joinedAt: '2027-03-01T10:00:00.000Z',
});

async function inRoom(data: ReturnType<typeof roomOfAda>, user = ada) {
  const server = fakeServer(
    signedIn(user),
    replies(studyRooms.list, []),
    replies(studyRooms.hidden, []),
    replies(courses.list, []),
    replies(classes.one, {
      id: live.classId,
      name: '5B',
      plan: 'trial',
      timeZone: 'Europe/London',
      seats: 10,
      learnerCount: 3,
      archivedAt: null,
      teachers: [{ id: grace.id, firstName: 'Grace', username: 'grace' }],
      learners: [
        inClass(ada.id, 'Ada L.', 'ada'),
        inClass(UserId.parse(30), 'Red Panda', 'kit'),
        inClass(UserId.parse(31), 'Red Panda', 'lin'),
      ],
      agreement: null,
      sendsRecords: null,
    }),
  );
  const socket = fakeRoomSockets();
  const page = await renderPage('/study-room/7');
  await waitFor(() => expect(socket.count()).toBe(1));
  await socket.welcome(data);
  await screen.findByRole('heading', { level: 1, name: 'Group 1' });
  return { ...page, socket, server };
}

test('learners are told while their teacher is here, and who leads', async () => {
  const lead = { leaderId: grace.id, askedBy: [ada.id] };
  const { socket, user, server } = await inRoom(roomOfAda({ room: groupRoom }));
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Back to the lesson' })).toHaveAttribute(
    'href',
    '/courses/1?lesson=11',
  );
  expect(screen.queryByText(/^Code for friends/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Your teacher is here/)).not.toBeInTheDocument();
  await socket.say({ type: 'GUIDE', isHere: true });
  expect(screen.getByText(/^Your teacher is here/)).toBeInTheDocument();
  await socket.say({ type: 'USER_LEFT', userId: UserId.parse(2), username: 'grace' });
  await socket.say({ type: 'LEAD', ...lead });
  await user.click(screen.getByRole('tab', { name: 'Shared Simulator' }));
  await socket.say({ type: 'GUIDE', isHere: false });
  expect(screen.queryByText(/^Your teacher is here/)).not.toBeInTheDocument();
  // Learners read usernames, and never ask for the names in the class.
  expect(server.received.map(({ path }) => path)).not.toContain('/api/classes/4');
});

test('a teacher sees the run without a chat, takes the lead, and hands it back', async () => {
  const others = [
    { id: ada.id, username: 'ada', hidden: null },
    { id: UserId.parse(30), username: 'kit', hidden: null },
    { id: UserId.parse(31), username: 'lin', hidden: null },
  ];
  const { socket, user } = await inRoom(
    roomOfAda({
      room: groupRoom,
      isGuide: true,
      hasGuide: true,
      participants: others,
      mayWrite: 'nothing',
    }),
    grace,
  );
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^About/ })).not.toBeInTheDocument();
  expect(screen.getByText(/You don’t see the chat\./)).toBeInTheDocument();
  // The teacher reads the names in the class.
  expect(await screen.findByText('Ada L. leads.')).toBeInTheDocument();
  const shown = within(screen.getByRole('list', { name: /^Participants/ }));
  expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Ada L\.Leads$/),
    expect.stringMatching(/Red Panda \(kit\)$/),
    expect.stringMatching(/Red Panda \(lin\)$/),
  ]);
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'Back to the board' })).toHaveAttribute(
    'href',
    '/teach/4/live',
  );
  await user.click(screen.getByRole('button', { name: 'Take the lead' }));
  expect(socket.sent('TAKE_LEAD')).toHaveLength(1);
  await socket.say({ type: 'LEAD', leaderId: grace.id, askedBy: [ada.id] });
  expect(screen.getByText('You lead.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Hand the lead to Ada L.' }));
  expect(socket.sent('GIVE_LEAD')).toMatchObject([{ userId: ada.id }]);
  await socket.say({ type: 'LEAD', leaderId: ada.id, askedBy: [] });
  expect(screen.getByRole('button', { name: 'Take the lead' })).toBeInTheDocument();
});

test('a room that closes leads back to the lesson', async () => {
  const { socket } = await inRoom(roomOfAda({ room: groupRoom, messages: [chatLine(1, 'Hi')] }));
  await socket.drop(closeCodes['no-live-lesson']);
  expect(await screen.findByRole('heading', { name: 'This room is closed' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Back to the lesson' }),
  ).toBeInTheDocument();
});
