import {
  accounts,
  closeCodes,
  courses,
  studyRooms,
  type CurrentUser,
  type Finding,
  type RoomErrorCode,
} from '@qubloom/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rememberLearner } from '../../../product/storage/learner-storage.ts';
import { ada, signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import {
  chatLine,
  fakeRoomSockets,
  grace,
  roomId,
  roomOfAda,
} from '../../../testing/room-socket.ts';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

async function openRoom(learner: Partial<CurrentUser> = {}) {
  const server = fakeServer(
    signedIn({ ...ada, ...learner }),
    replies(studyRooms.list, []),
    replies(studyRooms.hidden, []),
    replies(courses.list, []),
  );
  const socket = fakeRoomSockets();
  const page = await renderPage('/study-room/7');
  await waitFor(() => expect(socket.count()).toBe(1));
  return { ...page, server, socket };
}

async function inRoom(data = roomOfAda(), learner: Partial<CurrentUser> = {}) {
  const page = await openRoom(learner);
  await page.socket.welcome(data);
  await screen.findByRole('heading', { level: 1, name: data.room.name });
  return page;
}

const log = () => within(screen.getByRole('log', { name: 'Messages' }));

/** The card before the first message. */
const readRules = async ({ user }: { user: { click: (element: Element) => Promise<void> } }) =>
  user.click(screen.getByRole('button', { name: 'Got it' }));

// Shows: 7 socket JOIN_ROOM
test('connects at /ws and joins as the signed-in learner', async () => {
  const { socket } = await openRoom();
  expect(await screen.findByText('Connecting...')).toBeInTheDocument();
  expect(socket.isAtPath()).toBe(true);
  await socket.open();
  expect(socket.sent('JOIN_ROOM')).toEqual([
    { type: 'JOIN_ROOM', roomId, userId: ada.id, username: 'ada' },
  ]);
});

// Shows: 2 study room; 7 socket ROOM_DATA
test('shows the room, its participants, its messages, and the three tabs', async () => {
  await inRoom(roomOfAda({ messages: [chatLine(1, 'Hi everyone!')] }));
  expect(log().getByText('Hi everyone!')).toBeInTheDocument();
  const people = within(screen.getByRole('region', { name: 'Participants (2 of 12)' }));
  expect(people.getByText('ada')).toBeInTheDocument();
  expect(people.getByText('grace')).toBeInTheDocument();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Chat',
    'Shared Simulator',
    'Quantum Circuit',
  ]);
  expect(screen.getByText('k7mp-3wqa')).toBeInTheDocument();
});

// Shows: 7 socket USER_JOINED; 7 socket USER_LEFT
test('shows who joins and leaves', async () => {
  const { socket } = await inRoom();
  await socket.say({ type: 'USER_LEFT', userId: grace.id, username: 'grace' });
  expect(screen.getByRole('heading', { name: 'Participants (1 of 12)' })).toBeInTheDocument();
  await socket.say({ type: 'USER_JOINED', userId: grace.id, username: 'grace' });
  expect(screen.getByRole('heading', { name: 'Participants (2 of 12)' })).toBeInTheDocument();
});

// Shows: 5 chat message; 7 socket CHAT_MESSAGE
test('sends on Enter after the rules were read, but no blank message', async () => {
  const page = await inRoom();
  const { socket, user } = page;
  expect(screen.queryByLabelText('Your message')).toBeNull();
  await readRules(page);
  const field = screen.getByLabelText('Your message');
  await user.type(field, '   {Enter}');
  expect(socket.sent('CHAT_MESSAGE')).toEqual([]);
  await user.clear(field);
  await user.type(field, 'Try an H gate{Enter}');
  expect(socket.sent('CHAT_MESSAGE')).toMatchObject([{ roomId, message: 'Try an H gate' }]);
  expect(field).toHaveValue('');
  const [sent] = socket.sent('CHAT_MESSAGE');
  expect(log().getByText('You, on its way...')).toBeInTheDocument();
  await socket.say({ type: 'CHAT_MESSAGE', ...chatLine(1, 'Try an H gate', ada) });
  expect(log().getAllByText('Try an H gate')).toHaveLength(1);
  expect(log().queryByText('You, on its way...')).toBeNull();
  await socket.say({ type: 'ACK', ref: sent?.ref ?? '' });
  expect(log().getAllByText('Try an H gate')).toHaveLength(1);
});

// Shows: 9 chat area height
test('has a chat area of 400 px for reading and writing', async () => {
  await readRules(await inRoom());
  const area = screen.getByRole('log').closest<HTMLElement>('.h-\\[400px\\]');
  expect(area).toContainElement(screen.getByLabelText('Your message'));
});

const heldBack = 'That looks like a phone number. Keep it to yourself.';

/** Sends a line, and answers it as the filter does. */
async function withRefusedLine(
  text: string,
  refusal: { error: string; code: RoomErrorCode; finding?: Finding },
  learner: Partial<CurrentUser> = {},
) {
  const page = await inRoom(roomOfAda(), learner);
  const { socket, user } = page;
  if (screen.queryByLabelText('Your message') === null) await readRules(page);
  await user.type(screen.getByLabelText('Your message'), `${text}{Enter}`);
  const ref = socket.sent('CHAT_MESSAGE')[0]?.ref ?? '';
  await socket.say({ type: 'ERROR', ...refusal, ref });
  return { ...page, ref };
}

const withHeldBackLine = () =>
  withRefusedLine('My number is 5550100', {
    error: heldBack,
    code: 'held-back',
    finding: 'personal',
  });

const couldHurt = 'This could hurt someone.';
const withAskedLine = () =>
  withRefusedLine('You are weird', { error: couldHurt, code: 'ask-first', finding: 'unkind' });

const hardWords = 'It sounds hard, and you don’t have to carry it alone.';
// A chosen zone, so that the page does not report the device's.
const withHelpLine = () =>
  withRefusedLine(
    'I feel awful',
    { error: hardWords, code: 'held-back', finding: 'help' },
    { isTimeZoneChosen: true },
  );

test(
  'shows a message that the filter held back only to its sender, with the reason',
  { tags: ['exhaustive'] },
  async () => {
    const { user } = await withHeldBackLine();
    expect(log().getByText('Only you see this')).toBeInTheDocument();
    expect(log().getByText(heldBack)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(heldBack);
    expect(log().queryByRole('button', { name: 'Send it' })).toBeNull();
    await user.click(log().getByRole('button', { name: 'OK' }));
    expect(log().queryByText('Only you see this')).toBeNull();
    expect(screen.getByRole('log')).toHaveFocus();
  },
);

test('“Change it” puts a held-back message into the field, before what is already there', async () => {
  const { user } = await withHeldBackLine();
  const field = screen.getByLabelText('Your message');
  await user.type(field, 'and you?');
  log().getByRole('button', { name: 'Change it' }).focus();
  await user.keyboard('{Enter}');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('My number is 5550100 and you?');
  expect(log().queryByText('Only you see this')).toBeNull();
});

// Shows: R40
test('“This was fine” is counted, and the message stays held back', async () => {
  const { socket, user, ref } = await withHeldBackLine();
  log().getByRole('button', { name: 'This was fine' }).focus();
  await user.keyboard('{Enter}');
  const [sent] = socket.sent('THIS_WAS_FINE');
  expect(sent).toMatchObject({ roomId, about: ref });
  expect(log().getByText('Thanks. We count that, so that the filter gets better.')).toHaveFocus();
  expect(log().getByText('Only you see this')).toBeInTheDocument();
  expect(log().queryByRole('button', { name: 'This was fine' })).toBeNull();
  // A server that was replaced no longer knows the message.
  const error = 'That learner is not in this room.';
  await socket.say({ type: 'ERROR', error, code: 'not-there', ref: sent?.ref });
  expect(screen.queryByText(error)).toBeNull();
  expect(socket.sent('CHAT_MESSAGE')).toHaveLength(1);
});

// Shows: R39
test('asks before a doubtful message, and sends it if the learner says so', async () => {
  const { socket, user, ref } = await withAskedLine();
  expect(log().getByText('Only you see this')).toBeInTheDocument();
  expect(log().getByText(couldHurt)).toBeInTheDocument();
  expect(log().getByText('Send it or change it?')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(`${couldHurt} Send it or change it?`);
  log().getByRole('button', { name: 'Send it' }).focus();
  await user.keyboard('{Enter}');
  const again = socket.sent('CHAT_MESSAGE')[1];
  expect(again).toMatchObject({ message: 'You are weird', anyway: true });
  expect(again?.ref).not.toBe(ref);
  expect(screen.getByLabelText('Your message')).toHaveFocus();
  expect(log().queryByText('Only you see this')).toBeNull();
  expect(log().getByText('You, on its way...')).toBeInTheDocument();
});

test('a doubtful message can be changed instead', async () => {
  const { socket, user } = await withAskedLine();
  log().getByRole('button', { name: 'Change it' }).focus();
  await user.keyboard('{Enter}');
  const field = screen.getByLabelText('Your message');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('You are weird');
  await user.clear(field);
  await user.type(field, 'I see it in another way{Enter}');
  const sent = socket.sent('CHAT_MESSAGE')[1];
  expect(sent).toMatchObject({ message: 'I see it in another way' });
  expect(sent).not.toHaveProperty('anyway');
});

test('after “This was fine”, a doubtful message can still be sent', async () => {
  const { socket, user, ref } = await withAskedLine();
  await user.click(log().getByRole('button', { name: 'This was fine' }));
  expect(socket.sent('THIS_WAS_FINE')).toMatchObject([{ about: ref }]);
  await user.click(log().getByRole('button', { name: 'Send it' }));
  expect(socket.sent('CHAT_MESSAGE')).toHaveLength(2);
});

test('a message that is sent anyway is still that after a reload', async () => {
  const { socket, user } = await withAskedLine();
  await user.click(log().getByRole('button', { name: 'Send it' }));
  const again = socket.sent('CHAT_MESSAGE')[1];
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  expect((await inRoom()).socket.sent('CHAT_MESSAGE')).toEqual([again]);
});

test('a learner who writes about something hard finds people to call where they are', async () => {
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    timeZone: 'Europe/London',
  } as Intl.ResolvedDateTimeFormatOptions);
  const { user } = await withHelpLine();
  expect(screen.getByRole('alert')).toHaveTextContent(hardWords);
  const panel = () => within(log().getByRole('region', { name: 'People to talk to' }));
  expect(panel().getByRole('link', { name: 'Call Childline: 0800 1111' })).toHaveAttribute(
    'href',
    'tel:08001111',
  );
  expect(panel().getByText(/tell a grown-up you trust/)).toBeInTheDocument();
  const country = panel().getByRole('combobox', { name: 'Where are you?' });
  expect(country).toHaveDisplayValue('United Kingdom');
  await user.selectOptions(country, 'New Zealand');
  expect(panel().getByRole('link', { name: 'Text Need to talk?: 1737' })).toHaveAttribute(
    'href',
    'sms:1737',
  );
  await user.selectOptions(country, 'Somewhere else');
  expect(panel().queryByRole('link')).toBeNull();
  expect(panel().getByText(/tell a grown-up you trust/)).toBeInTheDocument();
  await user.selectOptions(country, 'Ireland');
  cleanup();
  await withHelpLine();
  expect(panel().getByRole('combobox')).toHaveDisplayValue('Ireland');
});

// Shows: R39
test('says why only phrases are possible to learners who could write before', async () => {
  const page = await inRoom();
  const { socket, user } = page;
  await readRules(page);
  await user.type(screen.getByLabelText('Your message'), 'Hm');
  await socket.say({ type: 'MAY_WRITE', mayWrite: 'phrases' });
  expect(
    screen.getByText(
      'Right now you can use the ready-made phrases here. A grown-up on our team is looking at something first.',
    ),
  ).toHaveFocus();
  await socket.say({ type: 'MAY_WRITE', mayWrite: 'anything' });
  expect(screen.getByLabelText('Your message')).toHaveValue('Hm');
});

test('offers only ready-made phrases to learners who may send no others', async () => {
  const page = await inRoom(roomOfAda({ mayWrite: 'phrases' }), { ageRange: 'under-13' });
  const { socket, user } = page;
  await readRules(page);
  expect(screen.queryByLabelText('Your message')).toBeNull();
  expect(screen.getByText('Press what you want to say.')).toBeInTheDocument();
  const phrases = within(screen.getByRole('group', { name: 'Ready-made phrases' }));
  await user.click(phrases.getByRole('button', { name: 'Good idea!' }));
  expect(socket.sent('CHAT_MESSAGE')).toMatchObject([{ message: 'Good idea!' }]);
  await socket.say({ type: 'MAY_WRITE', mayWrite: 'anything' });
  expect(screen.getByLabelText('Your message')).toBeInTheDocument();
});

test('reports and mutes from a chat message by keyboard, in two steps', async () => {
  const page = await inRoom(roomOfAda({ messages: [chatLine(4, 'You are bad at this')] }));
  const { socket, user } = page;
  log().getByRole('button', { name: 'About grace' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await waitFor(() =>
    expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
  );
  await user.keyboard('{Home}{Enter}');
  expect(socket.sent('REPORT_LEARNER')).toMatchObject([
    { userId: grace.id, reason: 'unkind', messageId: 4 },
  ]);
  await socket.say({ type: 'ACK', ref: socket.sent('REPORT_LEARNER')[0]?.ref ?? '' });
  expect(await screen.findByText('Thank you for telling us')).toBeInTheDocument();

  await user.click(log().getByRole('button', { name: 'About grace' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mute grace' }));
  expect(socket.sent('HIDE_LEARNER')).toMatchObject([{ userId: grace.id, how: 'mute' }]);
  expect(log().queryByText('You are bad at this')).toBeNull();
  expect(screen.getByText('Muted', { selector: 'span' })).toBeInTheDocument();
});

test("lets the room's maker remove a participant", async () => {
  const { socket, user } = await inRoom();
  await user.click(screen.getByRole('button', { name: 'About grace' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove grace from the room' }));
  expect(socket.sent('REMOVE_LEARNER')).toMatchObject([{ userId: grace.id }]);
});

test('offers this to nobody else', async () => {
  const { user } = await inRoom(roomOfAda({ room: { ...roomOfAda().room, makerId: grace.id } }));
  await user.click(screen.getByRole('button', { name: 'About grace' }));
  expect(await screen.findByRole('menuitem', { name: /^Mute/ })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: /^Remove/ })).toBeNull();
});

test('keeps a half-written message while another tab is open', async () => {
  const page = await inRoom();
  await readRules(page);
  await page.user.type(screen.getByLabelText('Your message'), 'What if');
  await page.user.click(screen.getByRole('tab', { name: 'Shared Simulator' }));
  await page.user.click(screen.getByRole('tab', { name: 'Chat' }));
  expect(screen.getByLabelText('Your message')).toHaveValue('What if');
});

test('says why the connection ended, and not why an earlier message was held back', async () => {
  const { socket } = await inRoom();
  const error = 'Nobody has seen this message.';
  await socket.say({ type: 'ERROR', error, code: 'held-back', ref: 'message-1' });
  await socket.drop(closeCodes['not-allowed']);
  expect(
    await screen.findByRole('heading', { name: 'You can’t be in this room right now' }),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('main')).queryByText(error)).toBeNull();
});

test('announces messages of others, several at a time, until announcements are switched off', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { socket, user } = await inRoom();
  await socket.say(
    { type: 'CHAT_MESSAGE', ...chatLine(1, 'Hi!') },
    { type: 'CHAT_MESSAGE', ...chatLine(2, 'Look.') },
  );
  expect(screen.queryByText('grace: Hi! grace: Look.')).toBeNull();
  await vi.advanceTimersByTimeAsync(3_100);
  expect(await screen.findByText('grace: Hi! grace: Look.')).toBeInTheDocument();
  // In a lively chat, announcements are not delayed.
  await socket.say({ type: 'CHAT_MESSAGE', ...chatLine(3, 'One.') });
  await vi.advanceTimersByTimeAsync(2_000);
  await socket.say({ type: 'CHAT_MESSAGE', ...chatLine(4, 'Two.') });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(await screen.findByText('grace: One. grace: Two.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /announce/ }));
  await socket.say({ type: 'CHAT_MESSAGE', ...chatLine(5, 'Three.') });
  await vi.advanceTimersByTimeAsync(3_100);
  expect(screen.queryByText('grace: Three.')).toBeNull();
  vi.useRealTimers();
});

// Shows: 2 study room connection failed; 8 study room socket failure
test('says that it could not connect, and links back', async () => {
  const { socket, user } = await openRoom();
  await socket.drop();
  expect(await screen.findByText('Connection Failed')).toBeInTheDocument();
  expect(screen.getByText('Connection Error')).toBeInTheDocument();
  expect(
    screen.getByText('Failed to connect to the study room. Please try again.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return to Study Rooms' })).toHaveAttribute(
    'href',
    '/study-rooms',
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await socket.welcome();
  expect(await screen.findByRole('tab', { name: 'Chat' })).toBeInTheDocument();
});

// Shows: 4 study room closed; 8 study room socket closed
test('reconnects and sends what was not acknowledged', async () => {
  const page = await inRoom();
  const { socket, user } = page;
  await readRules(page);
  await user.type(screen.getByLabelText('Your message'), 'Is it entangled?{Enter}');
  const [first] = socket.sent('CHAT_MESSAGE');
  await socket.drop(1001);
  expect(screen.getByText('Disconnected')).toBeInTheDocument();
  expect(log().getByText('Is it entangled?')).toBeInTheDocument();
  await waitFor(() => expect(socket.count()).toBe(2));
  await socket.welcome();
  expect(socket.sent('CHAT_MESSAGE')).toEqual([first]);
});

test('a pending message and a half-written one are still there after a reload, but not for anybody else', async () => {
  const page = await inRoom();
  await readRules(page);
  const field = () => screen.getByLabelText('Your message');
  await page.user.type(field(), 'Is it entangled?{Enter}');
  const [first] = page.socket.sent('CHAT_MESSAGE');
  await page.user.type(field(), 'What if');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();

  const again = await inRoom();
  expect(again.socket.sent('CHAT_MESSAGE')).toEqual([first]);
  expect(log().getByText('Is it entangled?')).toBeInTheDocument();
  expect(field()).toHaveValue('What if');
  const keys = () => Object.keys(sessionStorage).filter((key) => key.includes('.rooms.'));
  expect(keys()).toEqual([`qubloom.rooms.${ada.id}.draft.7`]);
  rememberLearner(undefined);
  cleanup();
  expect(keys()).toEqual([]);
});

test('if the session ends while disconnected, the page leads to signing in', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { server, socket, path } = await inRoom();
  server.use(refuses(accounts.currentUser, 'not-signed-in'));
  await socket.drop();
  await vi.advanceTimersByTimeAsync(500);
  expect(socket.count()).toBe(2);
  await socket.drop();
  expect(await screen.findByText(/^You've been signed out\. Sign in,/)).toBeInTheDocument();
  expect(path()).toBe('/auth?returnTo=%2Fstudy-room%2F7');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(socket.count()).toBe(2);
  vi.useRealTimers();
});

test('a muted learner is shown as muted when they come back', async () => {
  const { socket } = await inRoom();
  await socket.say(
    { type: 'USER_LEFT', userId: grace.id, username: 'grace' },
    { type: 'USER_JOINED', userId: grace.id, username: 'grace', hidden: 'mute' },
  );
  expect(screen.getByText('Muted', { selector: 'span' })).toBeInTheDocument();
});

test('messages of an erased account disappear from the page', async () => {
  const { socket } = await inRoom(roomOfAda({ messages: [chatLine(1, 'I was here')] }));
  await socket.say({ type: 'MESSAGES_GONE', userId: grace.id });
  expect(log().queryByText('I was here')).toBeNull();
});

// Shows: 8 server ERROR message
test('shows it as a toast, and does not reconnect if that is impossible', async () => {
  const { socket } = await inRoom();
  const error = 'The learner who made this room has asked you to leave.';
  await socket.say({ type: 'ERROR', error, code: 'removed' });
  expect(screen.getByText('Error')).toBeInTheDocument();
  await socket.drop(4410);
  expect(await screen.findByText('You’re out of this room')).toBeInTheDocument();
  expect(socket.count()).toBe(1);
});

// Shows: 7 socket LEAVE_ROOM
test('leaves the room when the page is left', async () => {
  const { socket, user } = await inRoom();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Study Rooms' }));
  await waitFor(() =>
    expect(socket.sent('LEAVE_ROOM')).toEqual([
      { type: 'LEAVE_ROOM', roomId, userId: ada.id, username: 'ada' },
    ]),
  );
});

test.each([
  ['the rules of a chat', async () => inRoom(), 'Got it'],
  [
    'a chat with messages',
    async () => {
      const page = await inRoom(roomOfAda({ messages: [chatLine(1, 'Hi everyone!')] }));
      await readRules(page);
    },
    'Send',
  ],
  ['a chat in which a line was held back', withHeldBackLine, 'OK'],
  ['a chat that asks before a line is sent', withAskedLine, 'Send it'],
  [
    'a chat of ready-made phrases',
    async () => readRules(await inRoom(roomOfAda({ mayWrite: 'phrases' }))),
    'Good idea!',
  ],
  [
    'the shared simulator',
    async () => {
      const { user } = await inRoom();
      await user.click(screen.getByRole('tab', { name: 'Shared Simulator' }));
    },
    'Shared Simulator',
  ],
  [
    'a room with another leader',
    async () => {
      const { user } = await inRoom(roomOfAda({ lead: { leaderId: grace.id, askedBy: [] } }));
      await user.click(screen.getByRole('tab', { name: 'Shared Simulator' }));
    },
    'Shared Simulator',
  ],
  [
    'a room in which somebody asks to lead',
    async () => {
      const { user } = await inRoom(roomOfAda({ lead: { leaderId: ada.id, askedBy: [grace.id] } }));
      await user.click(screen.getByRole('tab', { name: 'Shared Simulator' }));
    },
    'Shared Simulator',
  ],
  [
    'a room that could not connect',
    async () => {
      const { socket } = await openRoom();
      await socket.drop();
      await screen.findByText('Connection Failed');
    },
    'Try Again',
  ],
])(
  'no button of %s loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async (_, open, one) => {
    const { pressed, lost } = await pressEveryButton(open);
    expect(lost).toEqual([]);
    expect(pressed).toContain(one);
  },
);
