import {
  LessonId,
  tasks,
  type BlockOf,
  type CurrentUser,
  type TaskVerdict,
} from '@qubloom/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AuthProvider, currentUserQuery } from '../../product/learner/auth.tsx';
import { OutgoingContext } from '../../product/outgoing/use-outgoing.ts';
import { firstRipple } from '../../testing/lessons.ts';
import { outgoingOf } from '../../testing/outgoing.ts';
import { ada, signedIn, signedOut } from '../../testing/people.ts';
import { fakeServer, refuses, replies, unreachable, type Handler } from '../../testing/server.ts';
import { createToastStore, ToastContext } from '../../ui/feedback/toast.ts';
import { LessonTask } from './lesson-task.tsx';

const alwaysOne: BlockOf<'task'> = {
  kind: 'task',
  id: 'always-one',
  title: 'Always 1, with an H in it',
  goal: 'Make the qubit end at 1 every time.',
  starter: 'q0: ? ? ?',
  gates: ['X', 'H'],
  check: { kind: 'distribution', chances: { '1': 1 } },
  mustUse: ['H'],
  hints: ['One H alone leaves a mix.', 'Two H gates undo each other.'],
  result: 'bars',
  success: 'Sure again.',
};

const lessonId = LessonId.parse(11);

/** As in a lesson, which opens once it is known who is signed in. */
const show = (block: BlockOf<'task'>, user: CurrentUser | null = null, isPreview = false) => {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData(currentUserQuery.queryKey, user);
  render(
    <QueryClientProvider client={queries}>
      <AuthProvider>
        <ToastContext value={createToastStore()}>
          <OutgoingContext value={outgoingOf(user?.id)}>
            <LessonTask block={block} lessonId={lessonId} isPreview={isPreview} />
          </OutgoingContext>
        </ToastContext>
      </AuthProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
};
const open = () => {
  fakeServer(signedOut());
  return show(alwaysOne);
};
const verdict = (more: Partial<TaskVerdict> = {}): TaskVerdict => ({
  passed: true,
  nearness: 1,
  diagnosis: null,
  newAchievements: [],
  ...more,
});
/** A server that grades like the page, and saves passes. */
const agrees = (more: Partial<TaskVerdict> = {}) =>
  replies(tasks.attempt, ({ body }) => {
    saved.push((body as { readonly circuit: string }).circuit);
    return verdict(more);
  });
let saved: string[] = [];
/** Opens Ada's task, with the circuits that the server has saved. */
const openAsAda = async (circuits: readonly string[], ...handlers: readonly Handler[]) => {
  saved = [...circuits];
  const server = fakeServer(
    signedIn(),
    replies(tasks.passed, () => ({
      passed: saved.map((circuit) => ({ task: alwaysOne.id, circuit })),
    })),
    ...handlers,
  );
  const user = show(alwaysOne, ada);
  await vi.waitFor(() =>
    expect(server.received.map(({ path }) => path)).toContain('/api/lessons/11/tasks'),
  );
  return { user, server };
};
const check = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Check' }));
const build = async (user: ReturnType<typeof userEvent.setup>, gates: string) => {
  for (const [column, gate] of [...gates].entries()) {
    screen.getByRole('button', { name: new RegExp(`q0, place ${column + 1}`) }).focus();
    await user.keyboard(gate);
  }
};

beforeEach(() => localStorage.clear());

describe('a checked task', () => {
  it('says what is missing if nothing is placed', async () => {
    const user = open();
    await check(user);
    expect(await screen.findByText('Nothing is placed yet.')).toBeVisible();
  });

  // Shows: lab: checked tasks with reasons
  it(
    'gives a reason first and then passes any right circuit',
    { tags: ['exhaustive'] },
    async () => {
      const user = open();
      await build(user, 'x');
      await check(user);
      expect(await screen.findByText('The result is right, but H is missing.')).toBeVisible();
      await build(user, 'hhx');
      expect(screen.queryByText('The result is right, but H is missing.')).toBeNull();
      await check(user);
      expect(await screen.findByText('Sure again.')).toBeVisible();
      expect(screen.getByRole('heading', { name: /Done/ })).toBeVisible();
    },
  );

  it(
    'keeps a selected gate that is tapped again, until Escape, a tap elsewhere, or another gate',
    { tags: ['exhaustive'] },
    async () => {
      const user = open();
      const gate = (name: string) => screen.getByRole('button', { name: `Gate ${name}` });
      const place = (column: number) =>
        screen.getByRole('button', { name: new RegExp(`q0, place ${column}:`) });
      const tap = (target: Element) => user.pointer([{ keys: '[TouchA]', target }]);
      for (const column of [1, 2, 3]) {
        await tap(gate('H'));
        await tap(place(column));
        expect(place(column)).toHaveAccessibleName(`q0, place ${column}: H`);
      }
      await tap(gate('X'));
      expect(gate('H')).toHaveAttribute('aria-pressed', 'false');
      await tap(screen.getByText(alwaysOne.goal));
      expect(gate('X')).toHaveAttribute('aria-pressed', 'false');
      await tap(gate('X'));
      expect(gate('X')).toHaveAttribute('aria-pressed', 'true');
      await user.keyboard('{Escape}');
      expect(gate('X')).toHaveAttribute('aria-pressed', 'false');
    },
  );

  it("shows the author's reply to an expected circuit", async () => {
    fakeServer(signedOut());
    const reply = 'H alone leaves a mix, and it looked so promising. What makes it sure again?';
    const user = show({ ...alwaysOne, replies: [{ circuit: 'q0: H - -', reply }] });
    await build(user, ' h');
    await check(user);
    expect(await screen.findByText(reply, { exact: false })).toBeVisible();
    expect(screen.queryByText('Which gate makes the difference?')).toBeNull();
    expect(screen.getByText(/q0 shows 0 in 50% of the looks/)).toBeVisible();
  });

  it(
    'replays a run with a wrong result step by step, until the circuit is changed',
    { tags: ['exhaustive'] },
    async () => {
      const table = { kind: 'table', rows: { '0': '1', '1': '0' } } as const;
      fakeServer(signedOut());
      const user = show({ ...alwaysOne, starter: 'q0: X ? ?', check: table });
      await build(user, ' x');
      await check(user);
      expect(await screen.findByText('Try q0 = 0: q0 became 0, it should be 1.')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Watch It' }));
      const steps = await screen.findByRole('group', { name: 'Step by step' });
      const next = within(steps).getByRole('button', { name: 'Next' });
      expect(next).toHaveFocus();
      expect(within(steps).queryByText(/⟩/)).toBeNull();
      // The circuit is directly above.
      expect(steps.previousElementSibling).toContainElement(screen.getByRole('grid'));
      const now = () =>
        within(screen.getByRole('grid')).queryByRole('gridcell', { current: 'step' });
      expect(now()).toBeNull();
      await user.click(next);
      expect(within(steps).getByText('Step 1 of 2, after place 1.')).toBeVisible();
      expect(now()).toContainElement(screen.getByRole('button', { name: /q0, place 1/ }));
      expect(within(steps).getByRole('row', { name: '1 100%' })).toBeVisible();
      await user.click(next);
      expect(within(steps).getByRole('row', { name: '0 100%' })).toBeVisible();
      expect(next).toHaveAttribute('aria-disabled', 'true');
      await build(user, '  h');
      expect(screen.queryByRole('group', { name: 'Step by step' })).toBeNull();
      expect(now()).toBeNull();
    },
  );

  it('gives hints one at a time', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    expect(screen.getByText('One H alone leaves a mix.')).toBeVisible();
    expect(screen.getByText('Nudge:')).toBeVisible();
    expect(screen.queryByText('Two H gates undo each other.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next hint' }));
    expect(screen.getByText('Worked step:')).toBeVisible();
    expect(screen.queryByRole('button', { name: /hint/i })).toBeNull();
    expect(screen.getByText('Two H gates undo each other.')).toHaveFocus();
  });

  it(
    'comes back as a twin without hints if it was passed with the worked step',
    { tags: ['exhaustive'] },
    async () => {
      const { hints: _, kind: __, id: ___, ...asked } = alwaysOne;
      fakeServer(signedOut());
      const user = show({
        ...alwaysOne,
        twin: { ...asked, title: 'Its twin', starter: 'q0: X ? ?' },
      });
      await build(user, 'hhx');
      await check(user);
      expect(screen.queryByRole('region', { name: 'Without hints' })).toBeNull();
      for (const name of ['Hint', 'Next hint'])
        await user.click(screen.getByRole('button', { name }));
      await check(user);
      const twin = within(await screen.findByRole('region', { name: 'Without hints' }));
      expect(twin.queryByRole('button', { name: /hint/i })).toBeNull();
      for (const place of [/q0, place 2/, /q0, place 3/]) {
        twin.getByRole('button', { name: place }).focus();
        await user.keyboard('h');
      }
      await user.click(twin.getByRole('button', { name: 'Check' }));
      expect(await twin.findByRole('heading', { name: /Done/ })).toBeVisible();
    },
  );

  it('scrolls a hint and the result of a check into view, with the result above the hints', async () => {
    const user = open();
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    // Below the window, with the circuit in it.
    place.mockImplementation(function (this: Element) {
      return this.matches('[role=grid]')
        ? new DOMRect(0, 300, 300, 60)
        : new DOMRect(0, 1000, 300, 60);
    });
    const scrolled = vi.spyOn(window, 'scrollTo');
    const by = 1060 - window.innerHeight;
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: by }));
    scrolled.mockClear();
    await check(user);
    const answer = await screen.findByText('Nothing is placed yet.');
    expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: by }));
    const hint = screen.getByText('One H alone leaves a mix.');
    expect(answer.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('explains its keys', () => {
    open();
    expect(screen.getByRole('grid', { name: alwaysOne.title })).toHaveAccessibleDescription(
      /Keys: arrows to move, X, H, Delete to take off\./,
    );
  });

  it('says how to remove a gate once one is placed, and has nothing to clear before', async () => {
    const user = open();
    const clear = screen.getByRole('button', { name: 'Clear' });
    expect(screen.getByText('Tap a gate, then a place. Or drag it.')).toBeVisible();
    expect(clear).toHaveAttribute('aria-disabled', 'true');
    await build(user, 'x');
    expect(screen.getByText('Tap a placed gate to take it off.')).toBeInTheDocument();
    expect(clear).toHaveAttribute('aria-disabled', 'false');
  });

  it('offers help kindly when the score does not improve', async () => {
    const user = open();
    await build(user, 'h');
    for (let tries = 0; tries < 3; tries++) await check(user);
    expect(screen.queryByText(/Stuck for a moment/)).toBeNull();
    await check(user);
    expect(await screen.findByText(/A hint costs nothing/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Give Me a Hint' }));
    expect(screen.getByText('One H alone leaves a mix.')).toBeVisible();
    expect(screen.queryByText(/Stuck for a moment/)).toBeNull();
  });

  it('opens as the learner left it', async () => {
    const user = open();
    await build(user, 'h');
    cleanup();
    show(alwaysOne);
    expect(screen.getByRole('button', { name: /q0, place 1.*H/ })).toBeVisible();
  });
});

describe('a pass', () => {
  it('is saved by the server and stays for the next visit', async () => {
    const { user, server } = await openAsAda([], agrees({ newAchievements: [firstRipple] }));
    await build(user, 'hhx');
    await check(user);
    expect(await screen.findByRole('heading', { name: /Done/ })).toBeVisible();
    expect(server.bodiesOf(tasks.attempt)).toEqual([{ task: 'always-one', circuit: 'q0: H H X' }]);
  });

  it('is followed by a fetch of the saved passes, including those of another device', async () => {
    const { user, server } = await openAsAda([], agrees());
    const reads = () =>
      server.received.filter(
        ({ method, path }) => `${method} ${path}` === 'GET /api/lessons/11/tasks',
      ).length;
    expect(reads()).toBe(1);
    await build(user, 'hhx');
    await check(user);
    await vi.waitFor(() => expect(reads()).toBe(2));
  });

  it('is shown in a preview of a lesson, but neither fetched nor sent', async () => {
    const server = fakeServer(signedIn());
    const user = show(alwaysOne, ada, true);
    await build(user, 'hhx');
    await check(user);
    expect(await screen.findByText('Sure again.')).toBeVisible();
    expect(screen.getByRole('heading', { name: /Done/ })).toBeVisible();
    expect(server.received.filter(({ path }) => path.endsWith('/tasks'))).toEqual([]);
  });

  it('that was saved is shown when the lesson opens again, and is not sent again', async () => {
    const { user, server } = await openAsAda(['q0: H H X'], agrees());
    expect(await screen.findByRole('heading', { name: /Done/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show What I Built' }));
    await check(user);
    expect(await screen.findByText('Sure again.')).toBeVisible();
    expect(server.bodiesOf(tasks.attempt)).toEqual([]);
  });

  it(
    'that cannot be saved is taken back, and can be saved again',
    { tags: ['exhaustive'] },
    async () => {
      const { user, server } = await openAsAda([], refuses(tasks.attempt, 'internal'));
      await build(user, 'hhx');
      await check(user);
      expect(await screen.findByText(/It could not be saved just now/)).toBeVisible();
      expect(screen.queryByRole('heading', { name: /Done/ })).toBeNull();
      server.use(agrees());
      await user.click(screen.getByRole('button', { name: 'Save Again' }));
      expect(await screen.findByRole('heading', { name: /Done/ })).toBeVisible();
      expect(screen.queryByText(/could not be saved/)).toBeNull();
    },
  );

  it('stays while the site cannot be reached, even after a reload, and is saved later', async () => {
    const { user, server } = await openAsAda([], unreachable(tasks.attempt));
    await build(user, 'hhx');
    await check(user);
    expect(await screen.findByRole('heading', { name: /Done/ })).toBeVisible();
    expect(screen.queryByText(/could not be saved/)).toBeNull();
    cleanup();
    server.use(agrees());
    show(alwaysOne, ada);
    expect(await screen.findByRole('heading', { name: /Done/ })).toBeVisible();
    const waiting = () => Object.keys(localStorage).filter((key) => key.includes('outgoing'));
    await vi.waitFor(() => expect(waiting()).toEqual([]));
  });

  it('is taken back with a reason if the server disagrees', async () => {
    const diagnosis = { reason: 'This task was changed.', next: 'Load the page again.' };
    const { user } = await openAsAda(
      [],
      replies(tasks.attempt, verdict({ passed: false, nearness: 0.5, diagnosis })),
    );
    await build(user, 'hhx');
    await check(user);
    expect(await screen.findByText('This task was changed.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /Done/ })).toBeNull();
  });

  it('of a visitor is saved once they sign in and keep it, without another check', async () => {
    const visitor = open();
    await build(visitor, 'hhx');
    await check(visitor);
    expect(await screen.findByText('You solved it. Sign in to keep it.')).toBeVisible();
    cleanup();
    const server = fakeServer(signedIn(), agrees());
    const adas = outgoingOf(ada.id);
    expect(server.bodiesOf(tasks.attempt)).toEqual([]);
    await adas.keepVisitors();
    await adas.keepVisitors();
    expect(server.bodiesOf(tasks.attempt)).toEqual([{ task: 'always-one', circuit: 'q0: H H X' }]);
  });

  it('of a visitor is shown but not sent', async () => {
    const server = fakeServer(signedOut());
    const user = show(alwaysOne);
    await build(user, 'hhx');
    await check(user);
    expect(await screen.findByText('You solved it. Sign in to keep it.')).toBeVisible();
    expect(server.received.map(({ path }) => path)).toEqual(['/api/user']);
  });
});

describe('a task on two wires', () => {
  it(
    'shows the chances live and distinguishes a matching pair from two coins',
    { tags: ['exhaustive'] },
    async () => {
      fakeServer(signedOut());
      const user = show({
        ...alwaysOne,
        starter: 'q0: ? ?\nq1: ? ?',
        gates: ['H', 'X', '*'],
        check: { kind: 'state', amplitudes: { '00': 1, '11': 1 } },
        mustUse: [],
      });
      const placeGate = async (name: string, key: string) => {
        screen.getByRole('button', { name: new RegExp(name) }).focus();
        await user.keyboard(key);
      };
      await placeGate('q0, place 1', 'h');
      await placeGate('q1, place 1', 'h');
      await check(user);
      expect(await screen.findByText(/Each qubit goes its own way/)).toBeVisible();
      await placeGate('q1, place 1', '{Delete}');
      await placeGate('q0, place 2', '*');
      await placeGate('q1, place 2', 'x');
      expect(screen.getByRole('row', { name: '11 + 50%' })).toBeVisible();
      expect(screen.getByRole('row', { name: '01 0%' })).toBeVisible();
      await check(user);
      expect(await screen.findByText('Sure again.')).toBeVisible();
    },
  );
});
