import {
  courses,
  formatLessonContent,
  formatUpdate,
  parseUpdate,
  SharedCircuit,
  studyRooms,
  tasks,
  type Lesson,
} from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { basics, gates, lessons } from '../../../testing/lessons.ts';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeRoomSockets, grace, roomOfAda } from '../../../testing/room-socket.ts';
import { fakeServer, replies } from '../../../testing/server.ts';

const [first] = lessons;
if (!first) throw new Error('There should be a lesson.');
const lesson: Lesson = {
  ...first,
  simulatorUrl: null,
  videoUrl: null,
  isPreview: false,
  content: formatLessonContent([
    { kind: 'section', stage: 'try', title: 'Build it' },
    {
      kind: 'task',
      id: 'two-ones',
      title: 'Two ones',
      goal: 'Make both qubits end at 1.',
      starter: 'q0: ?\nq1: ?',
      gates: ['X', 'H'],
      check: { kind: 'distribution', chances: { '11': 1 } },
      mustUse: [],
      hints: ['X flips.'],
      result: 'bits',
      success: 'Both are 1.',
    },
  ]),
};

/** Opens the room's choice of tasks; its courses have this lesson. */
async function chooseTask(opened: Lesson) {
  const server = fakeServer(
    signedIn(),
    replies(studyRooms.list, []),
    replies(studyRooms.hidden, []),
    replies(courses.list, [basics, gates]),
    replies(courses.lessons, [...lessons]),
    replies(courses.lesson, opened),
    replies(tasks.passed, { passed: [] }),
    replies(tasks.attempt, { passed: true, nearness: 1, diagnosis: null, newAchievements: [] }),
  );
  const socket = fakeRoomSockets();
  const { user } = await renderPage('/study-room/7');
  await waitFor(() => expect(socket.count()).toBe(1));
  await socket.welcome(roomOfAda());
  await user.click(await screen.findByRole('tab', { name: 'Quantum Circuit' }));
  await user.click(await screen.findByRole('button', { name: 'Solve a task together' }));
  return { server, socket, user };
}

test(
  'a task of a lesson is opened in the room, solved by two learners, and saved for the one who checks it',
  { tags: ['exhaustive'] },
  async () => {
    const { server, socket, user } = await chooseTask(lesson);
    const dialog = within(screen.getByRole('dialog'));
    expect(within(dialog.getByLabelText('Course')).getAllByRole('option')).toHaveLength(1);
    await user.click(await dialog.findByRole('button', { name: 'Two ones' }));
    expect(await screen.findByText('Make both qubits end at 1.')).toBeInTheDocument();

    await waitFor(() => expect(socket.sent('CIRCUIT_UPDATE')).toHaveLength(1));
    const friend = new SharedCircuit();
    const hear = () => {
      for (const { circuitData } of socket.sent('CIRCUIT_UPDATE')) {
        const update = parseUpdate(circuitData);
        if (update) friend.apply(update);
      }
    };
    hear();
    expect(friend.task.work().ref).toEqual({ lessonId: lesson.id, taskId: 'two-ones' });
    const known = friend.stateVector();
    friend.task.put(new Map([['1,0', 'X']]));
    await socket.say({
      type: 'CIRCUIT_UPDATE',
      circuitData: formatUpdate(friend.encode(known)),
      userId: grace.id,
      username: 'grace',
    });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.queryByText('Both are 1.')).toBeNull();
    const region = within(screen.getByRole('region', { name: /Two ones/ }));
    await user.click(region.getByRole('button', { name: 'Gate X' }));
    await user.click(region.getByRole('button', { name: 'q0, place 1: empty' }));
    await waitFor(() => {
      hear();
      expect(Object.fromEntries(friend.task.work().cells)).toEqual({ '0,0': 'X', '1,0': 'X' });
    });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Both are 1.')).toBeInTheDocument();
    await waitFor(() => expect(server.bodiesOf(tasks.attempt)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Back to the open circuit' }));
    await user.click(screen.getByRole('button', { name: 'Keep working on it' }));
    hear();
    expect(friend.task.work().ref).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to the open circuit' }));
    await user.click(screen.getByRole('button', { name: 'Close it for everyone' }));
    expect(await screen.findByRole('grid', { name: 'Shared circuit' })).toBeInTheDocument();
  },
);

test(
  'a task of a lesson that somebody only previews says so, and saves nothing for them',
  { tags: ['exhaustive'] },
  async () => {
    const { server, user } = await chooseTask({ ...lesson, isPreview: true });
    await user.click(await screen.findByRole('button', { name: 'Two ones' }));
    expect(await screen.findByText(/preview/)).toBeInTheDocument();
    const region = within(await screen.findByRole('region', { name: /Two ones/ }));
    for (const wire of ['q0', 'q1']) {
      await user.click(region.getByRole('button', { name: 'Gate X' }));
      await user.click(region.getByRole('button', { name: `${wire}, place 1: empty` }));
    }
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Both are 1.')).toBeInTheDocument();
    expect(server.bodiesOf(tasks.attempt)).toEqual([]);
  },
);
