import {
  courses,
  formatUpdate,
  parseUpdate,
  readyGateNames,
  SharedCircuit,
  studyRooms,
} from '@qubloom/contract';
import { circuit } from '@qubloom/quantum';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, signedIn } from '../../../testing/people.ts';
import { pressEveryButton } from '../../../testing/press-every-button.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeRoomSockets, grace, roomOfAda } from '../../../testing/room-socket.ts';
import { fakeServer, replies } from '../../../testing/server.ts';

const bell = new SharedCircuit();
bell.edit(circuit(2).h(0).cx(0, 1).build());
const circuitData = formatUpdate(bell.encode());

async function inRoom(tab: string, data = roomOfAda()) {
  fakeServer(
    signedIn(),
    replies(studyRooms.list, []),
    replies(studyRooms.hidden, []),
    replies(courses.list, []),
  );
  const socket = fakeRoomSockets();
  const page = await renderPage('/study-room/7');
  await waitFor(() => expect(socket.count()).toBe(1));
  await socket.welcome(data);
  await page.user.click(await screen.findByRole('tab', { name: tab }));
  return { ...page, socket };
}

const grid = () => screen.findByRole('grid', { name: 'Shared circuit' });
const cellAt = async (name: RegExp) => within(await grid()).findByRole('gridcell', { name });

// Shows: 7 socket CIRCUIT_UPDATE
test(
  'sends an edit as an update, and shows those of others with their names',
  { tags: ['exhaustive'] },
  async () => {
    const { socket, user } = await inRoom('Quantum Circuit', roomOfAda({ circuitData }));
    expect(await cellAt(/^q0, column 1: H/)).toBeInTheDocument();
    (await cellAt(/^q0, column 3: empty/)).focus();
    await user.keyboard('x');
    await waitFor(() => expect(socket.sent('CIRCUIT_UPDATE')).toHaveLength(1));
    const [sent] = socket.sent('CIRCUIT_UPDATE');
    const copy = new SharedCircuit(bell.encode());
    const update = parseUpdate(sent?.circuitData ?? '');
    if (update) copy.apply(update);
    expect(copy.circuit.columns.at(2)).toMatchObject([{ gate: 'x', targets: [0] }]);

    const known = copy.stateVector();
    copy.edit(circuit(2).h(0).cx(0, 1).x(0).z(1).build());
    await socket.say({
      type: 'CIRCUIT_UPDATE',
      circuitData: formatUpdate(copy.encode(known)),
      userId: grace.id,
      username: 'grace',
    });
    expect(await cellAt(/^q1, column 3: Z/)).toBeInTheDocument();
    await user.click(screen.getByText('Who changed what (1)'));
    expect(screen.getByText(/Z on q1, column 3/)).toBeInTheDocument();
  },
);

test(
  'sends an edit again that was not acknowledged before the connection broke, and the edits made in the meantime',
  { tags: ['exhaustive'] },
  async () => {
    const { socket, user } = await inRoom('Quantum Circuit', roomOfAda({ circuitData }));
    (await cellAt(/^q0, column 3: empty/)).focus();
    await user.keyboard('x');
    await waitFor(() => expect(socket.sent('CIRCUIT_UPDATE')).toHaveLength(1));
    const [first] = socket.sent('CIRCUIT_UPDATE');
    await socket.drop();
    await user.keyboard('{ArrowDown}z');
    await waitFor(() => expect(socket.count()).toBe(2));
    await socket.welcome(roomOfAda({ circuitData }));
    await waitFor(() => expect(socket.sent('CIRCUIT_UPDATE')).toHaveLength(2));
    expect(socket.sent('CIRCUIT_UPDATE')[0]).toEqual(first);
    const copy = new SharedCircuit(bell.encode());
    for (const { circuitData: data } of socket.sent('CIRCUIT_UPDATE')) {
      const update = parseUpdate(data);
      if (update) copy.apply(update);
    }
    expect(copy.circuit.columns.at(2)).toHaveLength(2);
  },
);

test(
  'sends edits made while disconnected with the next visit, if the page was left before it reconnected',
  { tags: ['exhaustive'] },
  async () => {
    const { socket, user } = await inRoom('Quantum Circuit', roomOfAda({ circuitData }));
    (await cellAt(/^q0, column 3: empty/)).focus();
    await socket.drop();
    await user.keyboard('x');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Study Rooms' }));
    await screen.findByText('No Study Rooms Available');
    cleanup();

    const again = await inRoom('Quantum Circuit', roomOfAda({ circuitData }));
    expect(await cellAt(/^q0, column 3: X/)).toBeInTheDocument();
    const [sent] = again.socket.sent('CIRCUIT_UPDATE');
    const copy = new SharedCircuit(bell.encode());
    const update = parseUpdate(sent?.circuitData ?? '');
    if (update) copy.apply(update);
    expect(copy.circuit.columns.at(2)).toMatchObject([{ gate: 'x' }]);
  },
);

test(
  "shows the other learners' cursors in the circuit, and says where the learner's own cursor is",
  { tags: ['exhaustive'] },
  async () => {
    const { socket, user } = await inRoom('Quantum Circuit', roomOfAda({ circuitData }));
    (await cellAt(/^q0, column 1: H/)).focus();
    await user.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(socket.sent('CURSOR').at(-1)).toMatchObject({ cursor: { wire: 1, column: 0 } }),
    );
    await socket.say({
      type: 'CURSOR',
      cursor: { wire: 1, column: 1 },
      userId: grace.id,
      username: 'grace',
    });
    expect(within(await grid()).getByText('grace')).toBeInTheDocument();
  },
);

test('resets the circuit if the server refuses it', { tags: ['exhaustive'] }, async () => {
  const { socket, user } = await inRoom('Quantum Circuit', roomOfAda({ circuitData }));
  (await cellAt(/^q0, column 3: empty/)).focus();
  await user.keyboard('x');
  await waitFor(() => expect(socket.sent('CIRCUIT_UPDATE')).toHaveLength(1));
  const ref = socket.sent('CIRCUIT_UPDATE')[0]?.ref ?? '';
  await socket.say({
    type: 'ERROR',
    error: 'This circuit is too large.',
    code: 'bad-circuit',
    ref,
  });
  expect(socket.sent('JOIN_ROOM')).toHaveLength(2);
  await socket.welcome(roomOfAda({ circuitData }));
  expect(await cellAt(/^q0, column 3: empty/)).toBeInTheDocument();
  expect(await cellAt(/^q0, column 1: H/)).toBeInTheDocument();
});

/** Turns the whole circuit into one gate. */
async function nameGate(user: Awaited<ReturnType<typeof inRoom>>['user']) {
  (await cellAt(/^q0, column 1: H/)).focus();
  await user.keyboard('{Control>}a{/Control}');
  await user.click(screen.getByRole('button', { name: 'Make a gate' }));
  return within(await screen.findByRole('dialog', { name: 'A gate of your own' }));
}

// Shows: R38
test(
  'a learner who may only send phrases chooses the name of a gate from a list',
  { tags: ['exhaustive'] },
  async () => {
    const room = roomOfAda({ circuitData, mayWrite: 'phrases' });
    const { socket, user } = await inRoom('Quantum Circuit', room);
    const dialog = await nameGate(user);
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
    const choice = dialog.getByRole('combobox', { name: 'Its name' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual([...readyGateNames]);
    await user.selectOptions(choice, 'Comet');
    await user.click(dialog.getByRole('button', { name: 'Make the gate' }));
    await waitFor(() => expect(socket.sent('CIRCUIT_UPDATE')).toHaveLength(1));
    expect(await cellAt(/^q0, column 1: .*Comet/)).toBeInTheDocument();
    // Each name is used once.
    (await cellAt(/^q0, column 1: .*Comet/)).focus();
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'Make a gate' }));
    expect(screen.queryByRole('option', { name: 'Comet' })).not.toBeInTheDocument();
  },
);

// Shows: R38
test(
  'a name that the server refuses is taken back, with everything built on it, and reported once',
  { tags: ['exhaustive'] },
  async () => {
    const { socket, user } = await inRoom('Quantum Circuit', roomOfAda({ circuitData }));
    const dialog = await nameGate(user);
    await user.clear(dialog.getByRole('textbox', { name: 'Its name' }));
    await user.type(dialog.getByRole('textbox', { name: 'Its name' }), 'p5558675309{Enter}');
    await waitFor(() => expect(socket.sent('CIRCUIT_UPDATE')).toHaveLength(1));
    (await cellAt(/^q1, column 2: empty/)).focus();
    await user.keyboard('x');
    await waitFor(() => expect(socket.sent('CIRCUIT_UPDATE')).toHaveLength(2));
    const error = 'Nobody else has seen this change.';
    for (const { ref = '' } of socket.sent('CIRCUIT_UPDATE')) {
      await socket.say({ type: 'ERROR', error, code: 'unfit-text', ref });
    }
    expect(await screen.findAllByText(error)).toHaveLength(1);
    expect(socket.sent('JOIN_ROOM')).toHaveLength(2);
    await socket.welcome(roomOfAda({ circuitData }));
    expect(await cellAt(/^q0, column 1: H/)).toBeInTheDocument();
    expect(screen.queryByText(/p5558675309/)).not.toBeInTheDocument();
    expect(socket.sent('CIRCUIT_UPDATE')).toHaveLength(2);
  },
);

// Shows: 7 socket SIMULATOR_ACTION
test('shares the step and the shots of the leader', async () => {
  const { socket, user } = await inRoom('Shared Simulator', roomOfAda({ circuitData }));
  await user.click(await screen.findByRole('button', { name: 'A column back' }));
  await waitFor(() =>
    expect(socket.sent('SIMULATOR_ACTION').at(-1)).toMatchObject({ simulatorState: { step: 1 } }),
  );
  await user.click(screen.getByRole('button', { name: 'Run it for all' }));
  await waitFor(() =>
    expect(socket.sent('SIMULATOR_ACTION').at(-1)).toMatchObject({
      simulatorState: { run: 1, shots: 100 },
    }),
  );
  expect(await screen.findByText(/^Run 1: 100 shots/)).toBeInTheDocument();
});

test('a run keeps its circuit and its counts, whatever is built and viewed in the meantime', async () => {
  const simulatorState = { run: 1, seed: 7, shots: 100, step: 2 };
  const lead = { leaderId: grace.id, askedBy: [] };
  const data = roomOfAda({ circuitData, lead, simulatorState });
  const { socket, user } = await inRoom('Shared Simulator', data);
  const counts = async () => (await screen.findByRole('table', { name: /^Run 1/ })).textContent;
  const before = await counts();
  const copy = new SharedCircuit(bell.encode());
  const known = copy.stateVector();
  copy.edit(circuit(2).h(0).cx(0, 1).x(0).build());
  await user.click(screen.getByRole('tab', { name: 'Chat' }));
  await socket.say({
    type: 'CIRCUIT_UPDATE',
    circuitData: formatUpdate(copy.encode(known)),
    userId: grace.id,
    username: 'grace',
  });
  await user.click(screen.getByRole('tab', { name: 'Shared Simulator' }));
  expect(await counts()).toBe(before);
});

test('watches while another learner leads, shows their run, and asks for the lead', async () => {
  const lead = { leaderId: grace.id, askedBy: [] };
  const { socket, user } = await inRoom('Shared Simulator', roomOfAda({ circuitData, lead }));
  expect(await screen.findByText('grace leads.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'A column back' })).toBeDisabled();
  await socket.say({
    type: 'SIMULATOR_ACTION',
    simulatorState: { run: 3, seed: 7, shots: 10, step: 1 },
    userId: grace.id,
    username: 'grace',
  });
  expect(await screen.findByText(/^Run 3: 10 shots/)).toBeInTheDocument();
  expect(screen.getByText('After column 1 of 2')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'May I lead?' }));
  expect(socket.sent('ASK_FOR_LEAD')).toHaveLength(1);
  await socket.say({ type: 'LEAD', leaderId: ada.id, askedBy: [] });
  expect(screen.getByRole('button', { name: 'A column back' })).toBeEnabled();
});

test(
  'no button of a shared circuit loses the focus when it is pressed',
  { tags: ['exhaustive'], timeout: 180_000 },
  async () => {
    const { pressed, lost } = await pressEveryButton(async () => {
      await inRoom('Quantum Circuit', roomOfAda({ circuitData }));
      await grid();
    });
    expect(lost).toEqual([]);
    expect(pressed).toContain('Clear');
  },
);
