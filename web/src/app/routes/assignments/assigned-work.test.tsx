import { AssignmentId, assignments, ClassId, type AssignedWork } from '@qubloom/contract';
import { circuit, formatCircuitUrl } from '@qubloom/quantum';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { signedIn } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../../../testing/server.ts';

const bell = formatCircuitUrl(circuit(2).h(0).cx(0, 1).build());
const withX = formatCircuitUrl(circuit(1).x(0).build());
const asked: AssignedWork = {
  id: AssignmentId.parse(3),
  classId: ClassId.parse(4),
  className: '5B',
  kind: 'circuit',
  title: 'Two coins',
  instructions: 'Make them agree.',
  start: bell,
  dueOn: '2027-03-05',
  handedIn: null,
  mayHandIn: true,
  isOver: false,
};
const program: AssignedWork = { ...asked, kind: 'program', title: 'A die', start: 'print(6)' };
const handedIn = { work: bell, at: '2027-03-04T16:05:00.000Z' };

const open = (work: AssignedWork) => {
  const server = fakeServer(
    signedIn(),
    replies(assignments.work, work),
    replies(assignments.handIn, { at: handedIn.at }),
  );
  return renderPage('/assignments/3').then((page) => ({ ...page, server }));
};
const button = (name: string) => screen.findByRole('button', { name });
const grid = () => screen.findByRole('grid', { name: 'Circuit' });
const editor = () => screen.findByLabelText('Python program');
const status = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .find((text) => /hand|learners begin|waits/i.test(text ?? '')) ?? '';

describe('a circuit', () => {
  test('begins with the start of the teacher, is changed, and handed in', async () => {
    const { user, server } = await open(asked);
    expect(await screen.findByRole('heading', { level: 1, name: 'Two coins' })).toBeVisible();
    expect(screen.getByText('Make them agree.')).toBeInTheDocument();
    expect(screen.getByText('For 5B, by the end of Friday, March 5')).toBeInTheDocument();
    await grid();
    await user.click(await button('Hand in'));
    await waitFor(() => expect(server.bodiesOf(assignments.handIn)).toEqual([{ work: bell }]));
    expect(await button('Hand in again')).toBeInTheDocument();
    expect(status()).toMatch(/^Handed in on \w+, March \d at \d+:05 [AP]M\.$/);
    const palette = within(screen.getByRole('group', { name: 'Gates' }));
    await user.click(palette.getByRole('button', { name: 'X' }));
    const cell = (await grid()).querySelector('[role=gridcell][data-wire="1"][data-column="0"]');
    if (!cell) throw new Error('The cell is not drawn.');
    await user.click(cell);
    await waitFor(() => expect(status()).toMatch(/You've changed it since then\.$/));
    await user.click(await button('Hand in again'));
    const changed = formatCircuitUrl(circuit(2).h(0).x(1).cx(0, 1).build());
    await waitFor(() => expect(server.bodiesOf(assignments.handIn)[1]).toEqual({ work: changed }));
    // The learner's own circuits are not touched.
    expect(localStorage.getItem('qubloom.lab.1.lab')).toBeNull();
  });

  test('opens as it was handed in, unless something newer is here', async () => {
    const saved = (time: string) =>
      localStorage.setItem(
        'qubloom.lab.1.assignment-3',
        JSON.stringify({
          form: 1,
          stamp: 'a',
          current: { saved: Date.parse(time), wires: 1, columns: 1, link: withX },
          earlier: [],
        }),
      );
    saved('2027-03-03T00:00:00Z');
    const later = await open({ ...asked, start: null, handedIn });
    await grid();
    await later.user.click(await button('Hand in again'));
    await waitFor(() =>
      expect(later.server.bodiesOf(assignments.handIn)).toEqual([{ work: bell }]),
    );
    cleanup();
    saved('2027-03-05T00:00:00Z');
    const { user, server } = await open({ ...asked, handedIn });
    await grid();
    expect(status()).toMatch(/You've changed it since then\.$/);
    await user.click(await button('Hand in again'));
    await waitFor(() => expect(server.bodiesOf(assignments.handIn)).toEqual([{ work: withX }]));
  });

  test('waits if the site cannot be reached, and says why if it is refused', async () => {
    const { user, server } = await open(asked);
    await grid();
    server.use(refuses(assignments.handIn, 'conflict', 'The day is over.'));
    await user.click(await button('Hand in'));
    expect(await screen.findByText('The day is over.')).toBeInTheDocument();
    server.use(unreachable(assignments.handIn));
    await user.click(await button('Hand in'));
    await waitFor(() => expect(status()).toMatch(/^It waits here/));
  });

  test.each([
    [{ isOver: true }, 'The day is over, but you can still hand it in once.', true],
    [{ isOver: true, mayHandIn: false, handedIn }, /The day is over, so that one counts\.$/, false],
    [
      { mayHandIn: false },
      'Your learners begin with this. What you try here stays with you.',
      false,
    ],
  ])('says what counts: %j', async (more, sentence, hasButton) => {
    await open({ ...asked, ...more });
    await grid();
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: /^Hand in/ })).toHaveLength(hasButton ? 1 : 0);
  });

  test('that is not for the reader is not here', async () => {
    const sentence = 'That assignment does not exist.';
    fakeServer(signedIn(), refuses(assignments.work, 'not-found', sentence));
    await renderPage('/assignments/3');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Your dashboard' })).toBeInTheDocument();
  });
});

describe('a program', () => {
  test('is kept beside the learner’s own programs, and handed in', async () => {
    localStorage.setItem('qubloom.code.1.lab', 'print("mine")');
    const { user, server } = await open(program);
    expect(await editor()).toHaveDisplayValue('print(6)');
    await user.type(await editor(), '# mine');
    cleanup();
    const again = await open(program);
    expect(await editor()).toHaveDisplayValue('print(6)# mine');
    await again.user.click(await button('Hand in'));
    await waitFor(() =>
      expect(again.server.bodiesOf(assignments.handIn)).toEqual([{ work: 'print(6)# mine' }]),
    );
    expect(localStorage.getItem('qubloom.code.1.lab')).toBe('print("mine")');
    expect(server.bodiesOf(assignments.handIn)).toEqual([]);
    await again.user.click(await button('Start Again'));
    expect(await editor()).toHaveDisplayValue('print(6)');
  });

  test('opens as it was handed in on another device', async () => {
    await open({ ...program, handedIn: { ...handedIn, work: 'print(7)' } });
    expect(await editor()).toHaveDisplayValue('print(7)');
    expect(status()).toMatch(/^Handed in on/);
  });
});
