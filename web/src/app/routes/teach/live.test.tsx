import {
  assignments,
  AssignmentId,
  ClassId,
  classes,
  closeCodes,
  courses,
  groupRooms,
  LessonId,
  liveLessons,
  StudyRoomId,
  UserId,
  type BoardLearner,
  type LiveLesson,
  type LiveServerMessage,
  type SchoolClass,
} from '@qubloom/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { grace } from '../../../testing/families.ts';
import {
  basics,
  courseServer,
  dashboardServer,
  lessonOf,
  lessons,
} from '../../../testing/lessons.ts';
import { fakeLiveSockets } from '../../../testing/live-socket.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

const live: LiveLesson = {
  classId: ClassId.parse(4),
  className: '5B',
  courseId: basics.id,
  lessonId: LessonId.parse(11),
  title: 'Bits and switches',
  step: 'predict-1',
  isLooking: false,
  endsAt: '2027-03-01T12:00:00.000Z',
};
const { step: _, isLooking: __, ...own } = live;
const ownLive = { ...own, roomId: null };
const kitOnBoard: BoardLearner = {
  id: UserId.parse(7),
  name: 'Kit',
  step: 'predict-1',
  isAway: false,
  guesses: { 'two-x': 1 },
};
const board: Extract<LiveServerMessage, { type: 'BOARD' }> = {
  type: 'BOARD',
  lessonId: live.lessonId,
  step: 'predict-1',
  isLooking: false,
  here: 2,
  learners: [
    kitOnBoard,
    { id: UserId.parse(8), name: 'Lin', step: 'do-1', isAway: true, guesses: { 'two-x': 1 } },
  ],
  counts: { 'two-x': [0, 2, 0] },
};
const { lessonId: ___, ...wholeBoard } = board;
type Changed = Extract<LiveServerMessage, { type: 'CHANGED' }>;
const changed = (more: Partial<Changed>): Changed => ({
  ...wholeBoard,
  type: 'CHANGED',
  left: [],
  ...more,
});
const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** The server, with a lesson that is steered by the calls of the page. */
function liveServer() {
  let now: LiveLesson | null = live;
  const server = fakeServer(
    signedIn(grace),
    replies(liveLessons.show, () => ({ live: now })),
    replies(liveLessons.steer, ({ body }) => {
      now = { ...live, ...now, ...(body as Partial<LiveLesson>) };
      return now;
    }),
    replies(liveLessons.end, () => {
      now = null;
      return {};
    }),
    replies(courses.lesson, lessonOf(11)),
  );
  return { server, sockets: fakeLiveSockets() };
}

async function openBoard() {
  const { server, sockets } = liveServer();
  const page = await renderPage('/teach/4/live');
  await screen.findByRole('heading', { level: 1, name: live.title });
  await waitFor(() => expect(sockets.count()).toBe(1));
  sockets.open();
  sockets.say(board);
  return { ...page, server, sockets };
}

test('the board shows where everybody is, what they guess, and the common mistake', async () => {
  const { sockets, user } = await openBoard();
  expect(sockets.sent()).toEqual([{ type: 'WATCH', classId: 4, view: 'board' }]);
  const people = within(screen.getByRole('region', { name: 'Where everybody is' }));
  expect(people.getByText('2 of 2 connected.')).toBeInTheDocument();
  const [kit, lin] = people.getAllByRole('listitem');
  expect(kit).toHaveTextContent(/^KitStep 2 of 4: Two X gatesGuess: 1 every time$|^Kit /);
  expect(kit).toHaveTextContent('Guess: 1 every time');
  expect(lin).toHaveTextContent('Away');
  const guesses = within(screen.getByRole('region', { name: 'Guesses' }));
  expect(guesses.getByRole('status')).toHaveTextContent(
    /^2 learners chose the same wrong answer\.$/,
  );
  expect(guesses.queryByText('(right)')).toBeNull();
  await user.click(button('Show the answer'));
  expect(guesses.getByText('(right)')).toBeVisible();
  expect(guesses.getByRole('status')).toHaveTextContent(
    'Common right now: 2 learners chose 1 every time. One X would do that.',
  );
  sockets.say(
    changed({ here: 1, learners: [], counts: { 'two-x': [1, 1, 0] }, left: [UserId.parse(8)] }),
  );
  expect(people.getAllByRole('listitem')).toHaveLength(1);
  expect(guesses.getByRole('status')).toBeEmptyDOMElement();
});

test('the board lists the whole class: in the lesson, in the room of a group, and not here', async () => {
  const { server, sockets } = liveServer();
  server.use(
    replies(groupRooms.show, {
      learners: [
        { id: UserId.parse(7), name: 'Kit', company: 'anybody' },
        { id: UserId.parse(8), name: 'Lin', company: 'anybody' },
        { id: UserId.parse(9), name: 'Noor', company: 'anybody' },
      ],
      rooms: [
        {
          id: StudyRoomId.parse(3),
          name: 'Group 1',
          learners: [{ id: UserId.parse(8), name: 'Lin', isIn: true }],
        },
      ],
    }),
  );
  await renderPage('/teach/4/live');
  await screen.findByRole('heading', { level: 1, name: live.title });
  await waitFor(() => expect(sockets.count()).toBe(1));
  sockets.open();
  sockets.say({ ...board, here: 1 });
  const people = within(screen.getByRole('region', { name: 'Where everybody is' }));
  expect(await people.findByText('2 of 3 connected.')).toBeInTheDocument();
  const [kit, lin, noor] = people.getAllByRole('listitem');
  expect(kit).not.toHaveTextContent(/Away|Not here/);
  expect(lin).toHaveTextContent('In the room of Group 1');
  expect(lin).not.toHaveTextContent('Away');
  expect(noor).toHaveTextContent(/^Noor Not here$/);
  sockets.say(changed({ here: 0, learners: [{ ...kitOnBoard, isAway: true }] }));
  expect(people.getByText('1 of 3 connected.')).toBeInTheDocument();
});

test('a teacher moves the class, calls it together, and ends the lesson', async () => {
  const { user, server, sockets } = await openBoard();
  await user.click(button('Next step'));
  expect(await screen.findByText(/^Step 3 of \d+: Run it$/)).toBeInTheDocument();
  const look = button('Everybody look here');
  await user.click(look);
  await waitFor(() => expect(button('Let them go on')).toHaveAttribute('aria-pressed', 'true'));
  await waitFor(() =>
    expect(server.bodiesOf(liveLessons.steer)).toEqual([{ step: 'run-1' }, { isLooking: true }]),
  );
  await user.click(button('End the lesson'));
  // The server closes the sockets before it answers.
  sockets.drop(closeCodes['no-live-lesson']);
  await user.click(await screen.findByRole('button', { name: 'End it for everybody' }));
  expect(await screen.findByRole('heading', { name: 'The lesson has ended' })).toBeInTheDocument();
  const people = within(screen.getByRole('region', { name: 'How far everybody got' }));
  expect(people.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Kit ?Step 2 of 4/),
    expect.stringMatching(/^Lin ?Step 1 of 4/),
  ]);
  expect(people.getByText(/2 learners chose 1 every time/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Give homework' })).toHaveAttribute(
    'href',
    '/teach/4?show=assignments',
  );
});

test('the board follows another window of the teacher, and comes back after a lost connection', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { sockets } = await openBoard();
    sockets.say(changed({ step: 'run-1' }));
    expect(await screen.findByText(/^Step 3 of/)).toBeInTheDocument();
    sockets.drop();
    expect(screen.getByText('Connecting to your class...')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(sockets.count()).toBe(2);
    sockets.open();
    expect(sockets.sent()).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('the class of somebody else is not there', async () => {
  fakeServer(signedIn(grace), refuses(liveLessons.show, 'not-found', 'That class does not exist.'));
  await renderPage('/teach/4/live');
  expect(await screen.findByRole('alert')).toHaveTextContent('That class does not exist.');
});

test('the projector shows every step and its answers without a guess, and keys move it', async () => {
  const { server, sockets } = liveServer();
  const { user } = await renderPage('/teach/4/projector');
  expect(await screen.findByText(/You place X and then one more X/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lock In My Guess' })).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  await waitFor(() => expect(sockets.count()).toBe(1));
  sockets.open();
  expect(sockets.sent()).toEqual([{ type: 'WATCH', classId: 4, view: 'projector' }]);
  sockets.say({ ...board, learners: [] });

  await user.click(button('Show the guesses'));
  const guesses = screen.getByRole('region', { name: 'Guesses of the class' });
  expect(guesses).toHaveTextContent('1 every time2');
  expect(screen.queryByText(/You place X and then one more X/)).toBe(
    within(guesses).getByText(/You place X and then one more X/),
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(button('Show the answers'));
  expect(screen.getByText(/The second X takes it back/)).toBeInTheDocument();
  expect(scrolled.mock.contexts[0]).toHaveTextContent('The second X takes it back');
  const jumped = vi.spyOn(window, 'scrollTo');

  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(await screen.findByRole('heading', { name: 'Run it' })).toBeInTheDocument();
  expect(jumped).toHaveBeenLastCalledWith({ top: 0 });
  // A step without a question says so.
  expect(button('No question on this step')).toHaveAttribute('aria-disabled', 'true');
  // The reply to the guess is open at once.
  expect(screen.getByText(/So that’s what happens/)).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  await screen.findByText(/You place X/);
  fireEvent.keyDown(document.body, { key: ' ' });
  await screen.findByRole('heading', { name: 'Run it' });
  expect(screen.getByText('3', { exact: false, selector: 'p' })).toHaveTextContent(/Step 3 .*of/);
  await waitFor(() =>
    expect(server.bodiesOf(liveLessons.steer)).toEqual([
      { step: 'run-1' },
      { step: 'predict-1' },
      { step: 'run-1' },
    ]),
  );
  // A focused button keeps the space bar for itself.
  fireEvent.keyDown(button('Full screen'), { key: ' ' });
  expect(screen.getByRole('heading', { name: 'Run it' })).toBeInTheDocument();
});

test('a projector thanks the class at the end, with one link for the teacher', async () => {
  const { server, sockets } = liveServer();
  await renderPage('/teach/4/projector');
  await screen.findByRole('button', { name: 'Next step' });
  await waitFor(() => expect(sockets.count()).toBe(1));
  sockets.open();
  server.use(replies(liveLessons.show, { live: null }));
  sockets.drop(closeCodes['no-live-lesson']);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'That was the lesson. Thank you!' }),
  ).toBeInTheDocument();
  expect(screen.getByText(live.title)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Back to the class',
  ]);
});

test('the projector shows the link for devices when the teacher asks for it', async () => {
  const { server } = liveServer();
  server.use(replies(liveLessons.makeCode, { code: '7KQM2-X9RTB' }));
  const { user } = await renderPage('/teach/4/projector');
  const link = await screen.findByRole('button', { name: /^Link for devices/ });
  expect(server.bodiesOf(liveLessons.makeCode)).toEqual([]);
  await user.click(link);
  expect(await screen.findByText(/\/look\/7KQM2-X9RTB$/)).toBeInTheDocument();
  await user.click(link);
  await user.click(link);
  expect(server.bodiesOf(liveLessons.makeCode)).toHaveLength(1);
});

test('a device without an account shows the step of the teacher, and then that it is over', async () => {
  const server = fakeServer(
    signedOut(),
    replies(liveLessons.look, {
      lesson: 'Bits and switches',
      number: 2,
      count: 4,
      title: 'Two X gates',
      blocks: [
        { kind: 'paragraph', text: 'Here is a **line**.' },
        { kind: 'question', text: 'What will you see?', options: ['0', '1'] },
        { kind: 'task', title: 'Make one', goal: 'End at 1.' },
      ],
    }),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await renderPage('/look/7KQM2-X9RTB');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Two X gates' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/step 2 of 4/)).toBeInTheDocument();
    expect(screen.queryByRole('radio', { name: '0' })).not.toBeInTheDocument();
    expect(server.bodiesOf(liveLessons.look)[0]).toEqual({ code: '7KQM2-X9RTB' });
    server.use(refuses(liveLessons.look, 'not-found', 'There is nothing to see here now.'));
    await act(() => vi.advanceTimersByTimeAsync(3500));
    expect(await screen.findByRole('alert')).toHaveTextContent('There is nothing to see here now.');
    expect(screen.queryByText('What will you see?')).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test.each(['not-found', 'too-many'] as const)(
  'a device that was refused (%s) asks again only when somebody wants it',
  async (code) => {
    const server = fakeServer(signedOut(), refuses(liveLessons.look, code, 'Not now.'));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      await renderPage('/look/7KQM2-X9RTB');
      expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
      await act(() => vi.advanceTimersByTimeAsync(10_000));
      expect(server.bodiesOf(liveLessons.look)).toHaveLength(1);
      server.use(
        replies(liveLessons.look, {
          lesson: 'Bits and switches',
          number: 1,
          count: 4,
          title: 'One X gate',
          blocks: [],
        }),
      );
      fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      expect(await screen.findByRole('heading', { name: 'One X gate' })).toBeInTheDocument();
      const asked = server.bodiesOf(liveLessons.look).length;
      await act(() => vi.advanceTimersByTimeAsync(3500));
      expect(server.bodiesOf(liveLessons.look).length).toBeGreaterThan(asked);
    } finally {
      vi.useRealTimers();
    }
  },
);

async function openLesson() {
  const server = fakeServer(
    signedIn(),
    ...courseServer(),
    replies(liveLessons.mine, { isInClass: true, live: [ownLive] }),
  );
  const sockets = fakeLiveSockets();
  const page = await renderPage('/courses/1?lesson=11');
  await waitFor(() => expect(sockets.count()).toBe(1));
  sockets.open();
  sockets.say({ type: 'STEERED', step: 'predict-1', isLooking: false });
  return { ...page, server, sockets };
}

test('an open lesson joins the live lesson by itself, says so, and tells step and guess', async () => {
  const { user, sockets } = await openLesson();
  expect(screen.queryByRole('link', { name: 'Join the lesson' })).not.toBeInTheDocument();
  expect(
    screen.getByText(
      'Your class is doing this lesson now. Your teacher sees your step and your guesses.',
    ),
  ).toBeInTheDocument();
  expect(sockets.sent()).toEqual([
    { type: 'JOIN', classId: 4, lessonId: 11, step: 'do-1', guesses: {} },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('radio', { name: '1 every time' }));
  await user.click(button('Lock In My Guess'));
  expect(sockets.sent().slice(1)).toEqual([
    { type: 'TELL', step: 'predict-1' },
    { type: 'TELL', guess: { question: 'two-x', option: 1 } },
  ]);
});

test('a learner who is elsewhere is called to the lesson, and reads nothing once it is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const server = fakeServer(
      signedIn(),
      ...dashboardServer(),
      ...courseServer(),
      replies(liveLessons.mine, { isInClass: true, live: [ownLive] }),
    );
    await renderPage('/dashboard');
    await screen.findByRole('region', { name: 'For your class' });
    expect(screen.getAllByRole('link', { name: 'Join the lesson' })).toHaveLength(1);
    fireEvent.click(screen.getByRole('link', { name: 'Contact' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'For your class' })).not.toBeInTheDocument(),
    );
    expect(await screen.findByRole('link', { name: 'Join the lesson' })).toHaveAttribute(
      'href',
      '/courses/1?lesson=11',
    );
    expect(screen.getByText(/ is doing /)).toBeInTheDocument();
    server.use(replies(liveLessons.mine, { isInClass: true, live: [] }));
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Join the lesson' })).not.toBeInTheDocument(),
    );
  } finally {
    vi.useRealTimers();
  }
});

test('everybody looks here: the steps are paused, and only the teacher goes on', async () => {
  const { user, sockets } = await openLesson();
  sockets.say({ type: 'STEERED', step: 'run-1', isLooking: true });
  const dialog = await screen.findByRole('dialog', { name: 'Everybody look here' });
  expect(dialog).toHaveAccessibleDescription(/Your teacher is at step 3: Run it\./);
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  sockets.say({ type: 'STEERED', step: 'run-1', isLooking: false });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('one press leads to the step of the teacher', async () => {
  const { user, sockets, path } = await openLesson();
  sockets.say({ type: 'STEERED', step: 'run-1', isLooking: false });
  const link = await screen.findByRole('link', { name: "Go to your teacher's step, number 3" });
  expect(link).toHaveAttribute('href', '/courses/1?lesson=11&step=3');
  await user.click(link);
  await waitFor(() => expect(link).not.toBeInTheDocument());
  expect(path()).toContain('/courses/1');
});

test('a pause ends with the lesson, and half a minute after the connection is lost', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { server, sockets } = await openLesson();
    sockets.say({ type: 'STEERED', step: 'run-1', isLooking: true });
    await screen.findByRole('dialog');
    sockets.drop();
    await act(() => vi.advanceTimersByTimeAsync(29_000));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    sockets.open();
    sockets.say({ type: 'STEERED', step: 'run-1', isLooking: true });
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    server.use(replies(liveLessons.mine, { isInClass: true, live: [] }));
    sockets.drop(closeCodes['no-live-lesson']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Your class is doing/)).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test('a learner finds the live lesson on the dashboard', async () => {
  fakeServer(
    signedIn(),
    ...dashboardServer(),
    replies(liveLessons.mine, { isInClass: true, live: [ownLive] }),
  );
  await renderPage('/dashboard');
  const card = within(await screen.findByRole('region', { name: 'For your class' }));
  expect(card.getByText(/^5B is doing/)).toHaveTextContent(
    '5B is doing Bits and switches right now.',
  );
  expect(card.getByRole('link', { name: 'Join the lesson' })).toHaveAttribute(
    'href',
    '/courses/1?lesson=11',
  );
});

const fiveB: SchoolClass = {
  id: live.classId,
  name: '5B',
  plan: 'trial',
  timeZone: 'Europe/London',
  seats: 10,
  learnerCount: 1,
  archivedAt: null,
  teachers: [{ id: grace.id, firstName: 'Grace', username: 'grace' }],
  learners: [
    {
      id: UserId.parse(7),
      name: 'Kit',
      username: 'brave-otter-42',
      isClassAccount: true,
      joinedAt: '2027-03-01T10:00:00.000Z',
    },
  ],
  agreement: null,
  sendsRecords: null,
};

test('a teacher starts a lesson from the class, or from an assigned lesson', async () => {
  const server = fakeServer(
    signedIn(grace),
    replies(classes.one, fiveB),
    replies(assignments.list, [
      {
        id: AssignmentId.parse(3),
        item: { kind: 'lesson', lessonId: LessonId.parse(11) },
        title: 'Bits and switches',
        course: 'Quantum Basics',
        path: '/courses/1?lesson=11',
        dueOn: '2027-03-05',
        learners: null,
        learnerCount: 0,
        doneCount: 0,
      },
    ]),
    replies(courses.list, [basics]),
    replies(courses.lessons, [...lessons]),
    replies(courses.lesson, lessonOf(11)),
    replies(liveLessons.show, { live: null }),
    refuses(liveLessons.start, 'forbidden', 'This lesson comes with the basic plan.'),
  );
  fakeLiveSockets();
  const { user, path } = await renderPage('/teach/4?show=live');
  const card = within(await screen.findByRole('region', { name: 'Teach a lesson live' }));
  await waitFor(() => expect(card.getByRole('option', { name: basics.title })).toBeInTheDocument());
  await user.selectOptions(card.getByLabelText('Course to teach'), basics.title);
  const lesson = lessonOf(11);
  const name = `${String(lesson.order)}. ${lesson.title}`;
  await waitFor(() => expect(card.getByRole('option', { name })).toBeInTheDocument());
  await user.selectOptions(card.getByLabelText('Lesson to teach'), name);
  expect(card.getByRole('link', { name: 'Plan, slides, and sheets' })).toHaveAttribute(
    'href',
    '/resources#lesson-11',
  );
  await user.click(card.getByRole('button', { name: 'Teach it live' }));
  expect(await card.findByText('This lesson comes with the basic plan.')).toBeInTheDocument();

  server.use(replies(liveLessons.start, live), replies(liveLessons.show, { live }));
  await user.click(screen.getByRole('link', { name: 'Assignments' }));
  const assigned = within(await screen.findByRole('region', { name: 'Assignments' }));
  expect(
    await assigned.findByRole('link', { name: 'Plan, slides, and sheets : Bits and switches' }),
  ).toHaveAttribute('href', '/resources#lesson-11');
  await user.click(assigned.getByRole('button', { name: /^Teach it live/ }));
  await waitFor(() => expect(path()).toBe('/teach/4/live'));
  expect(server.bodiesOf(liveLessons.start)).toEqual([{ lessonId: 11 }, { lessonId: 11 }]);
});
