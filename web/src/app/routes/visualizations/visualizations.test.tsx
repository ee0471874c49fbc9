import {
  visualizations as calls,
  VisualizationId,
  type ReplyOf,
  type Visualization,
  type VisualizationSummary,
} from '@qubloom/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dashboardServer } from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import {
  fakeServer,
  neverReplies,
  refuses,
  replies,
  unreachable,
} from '../../../testing/server.ts';

afterEach(() => vi.useRealTimers());

const summary = (id: number, more: Partial<VisualizationSummary> = {}): VisualizationSummary => ({
  id: VisualizationId.parse(id),
  title: `Picture ${id}`,
  description: 'Something to pull.',
  concept: 'One qubit',
  complexity: 'simple',
  iconUrl: null,
  ...more,
});
const all = [
  summary(1, { title: 'Turn It', iconUrl: '/pictures/turn.svg' }),
  summary(2, { title: 'Mix It', concept: 'Bits and chance', complexity: 'detailed' }),
  summary(3, { title: 'Link It', concept: 'Linked qubits' }),
];

const turnIt: Visualization = {
  ...summary(1, { title: 'Turn It' }),
  question: 'Where is it half and half?',
  svgData: '<svg viewBox="0 0 100 100"><circle id="core" cx="50" cy="50" r="30"/></svg>',
  animationScript: JSON.stringify({
    bindings: [{ element: 'core', attribute: 'r', value: { of: 'alpha', times: 20, plus: 30 } }],
    description: 'The circle stands at {alpha}.',
  }),
  interactiveElements: [
    { id: 'alpha', type: 'slider', label: 'How much of 1', default: 0, min: 0, max: 1, step: 0.01 },
  ],
  explanationSteps: [
    { title: 'Two amplitudes', content: 'One grows while the other shrinks.' },
    { title: 'One look', content: 'A look gives `0` or `1`.' },
    { title: 'Chances', content: 'They add up to 100%.' },
  ],
};

type Mine = ReplyOf<typeof calls.mine>;
const play = (id: number, completed: boolean): Mine[number] => ({
  visualizationId: VisualizationId.parse(id),
  completed,
  timeSpent: 20,
  interactionCount: 4,
});
const library = (mine: Mine = []) => [replies(calls.list, all), replies(calls.mine, mine)];
const open = (mine: Mine = []) => [...library(mine), replies(calls.visualization, turnIt)];
const interacted = (newAchievements: ReplyOf<typeof calls.interact>['newAchievements'] = []) =>
  replies(calls.interact, { completed: true, timeSpent: 30, interactionCount: 5, newAchievements });

const list = async () => within(await screen.findByRole('list', { name: 'Visualizations' }));
const completeButton = () => screen.getByRole('button', { name: 'Mark as Complete' });

describe('the list', () => {
  test('shows all, each a link, and which of them are completed', async () => {
    fakeServer(signedIn(), ...library([play(2, true), play(3, false)]));
    await renderPage('/visualizations');
    const cards = (await list()).getAllByRole('article');
    expect(cards).toHaveLength(3);
    expect((await list()).getByRole('link', { name: 'Turn It' })).toHaveAttribute(
      'href',
      '/visualizations/1',
    );
    expect(
      cards.map((card) => within(card).queryByRole('presentation')?.getAttribute('src')),
    ).toEqual(['/pictures/turn.svg', undefined, undefined]);
    await waitFor(() =>
      expect(cards.map((card) => within(card).queryByText('Completed') !== null)).toEqual([
        false,
        true,
        false,
      ]),
    );
    expect(document.title).toMatch(/^Visualizations \|/);
  });

  // Shows: 2 visualizations list
  test('a concept filters the list, also in the address', async () => {
    fakeServer(signedOut(), replies(calls.list, all));
    const page = await renderPage('/visualizations');
    await list();
    const chips = within(screen.getByRole('group', { name: 'Concept' }));
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All',
      'Bits and chance',
      'One qubit',
      'Linked qubits',
    ]);
    await page.user.click(chips.getByRole('button', { name: 'Linked qubits' }));
    expect((await list()).getAllByRole('article')).toHaveLength(1);
    expect(page.path()).toBe('/visualizations?concept=Linked+qubits');
    expect(chips.getByRole('button', { name: 'Linked qubits', pressed: true })).toBeInTheDocument();
  });

  // Shows: 6 visitor browses visualizations
  test('a visitor is told what signing in would save', async () => {
    fakeServer(signedOut(), replies(calls.list, all));
    await renderPage('/visualizations');
    expect(await screen.findByText(/track your progress and save your history/)).toBeVisible();
  });

  // Shows: 2 visualizations empty
  test('without visualizations it says so', async () => {
    fakeServer(signedOut(), replies(calls.list, []));
    await renderPage('/visualizations');
    expect(
      await screen.findByRole('heading', { name: 'No Visualizations Available' }),
    ).toBeInTheDocument();
  });

  test('without visualizations of a concept it says so, and links back to all', async () => {
    fakeServer(signedOut(), replies(calls.list, all));
    const page = await renderPage('/visualizations?concept=Errors');
    await screen.findByRole('heading', { name: 'No Visualizations Available' });
    await page.user.click(screen.getByRole('button', { name: 'Show All Visualizations' }));
    expect((await list()).getAllByRole('article')).toHaveLength(3);
  });

  test('that cannot be loaded says so, and can be tried again', async () => {
    const server = fakeServer(signedOut(), refuses(calls.list, 'internal'));
    const page = await renderPage('/visualizations');
    expect(await screen.findByRole('alert')).toHaveTextContent('Unable to load visualizations');
    server.use(replies(calls.list, all));
    await page.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await list()).getAllByRole('article')).toHaveLength(3);
  });

  test('has skeletons while it loads', async () => {
    fakeServer(signedOut(), neverReplies(calls.list));
    await renderPage('/visualizations');
    expect(await screen.findByText('Loading visualizations')).toHaveAttribute('role', 'status');
  });
});

describe('one visualization', () => {
  // Shows: 2 visualization tabs
  test('asks its question, and has an explanation on a tab of its own, which the address keeps', async () => {
    fakeServer(signedOut(), ...open());
    const page = await renderPage('/visualizations/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Turn It' })).toBeVisible();
    expect(screen.getByText('Where is it half and half?')).toBeVisible();
    await page.user.click(screen.getByRole('tab', { name: 'Explanation' }));
    const steps = await screen.findAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Two amplitudes',
      'One look',
      'Chances',
    ]);
    expect(page.path()).toBe('/visualizations/1?tab=explanation');
    expect(document.title).toMatch(/^Turn It \|/);
  });

  // Shows: 9 alpha slider
  test('its slider grows the circle, and keeps its place over the tabs', async () => {
    fakeServer(signedOut(), ...open());
    const page = await renderPage('/visualizations/1');
    const slider = await screen.findByRole('slider', { name: /How much of 1/ });
    const radius = () => page.container.querySelector('main circle')?.getAttribute('r');
    expect(radius()).toBe('30');
    fireEvent.change(slider, { target: { value: '0.5' } });
    expect(radius()).toBe('40');
    await page.user.click(screen.getByRole('tab', { name: 'Explanation' }));
    expect(slider).not.toBeVisible();
    await page.user.click(screen.getByRole('tab', { name: 'Visualization' }));
    expect(screen.getByRole('slider', { name: /How much of 1/ })).toBe(slider);
    expect(slider).toHaveValue('0.5');
  });

  // Shows: 4 visualization time and interactions; 9 visualization timer
  test('counts each second and each turn, and announces neither', async () => {
    fakeServer(signedOut(), ...open());
    await renderPage('/visualizations/1');
    const slider = await screen.findByRole('slider', { name: /How much of 1/ });
    vi.useFakeTimers();
    fireEvent.change(slider, { target: { value: '0.2' } });
    fireEvent.change(slider, { target: { value: '0.3' } });
    expect(screen.getByText('Interactions').parentElement).toHaveTextContent(/Interactions 1$/);
    const time = screen.getByText('Time').parentElement;
    expect(time?.closest('[aria-live], [role=status], [role=timer]')).toBeNull();
  });

  // Shows: 4 visualization completed
  test('is completed once: the button is disabled, and the next one is a tap away', async () => {
    const server = fakeServer(signedIn(), ...open([play(2, true)]), interacted());
    const page = await renderPage('/visualizations/1');
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '0.5' } });
    await page.user.click(completeButton());
    expect(await screen.findByRole('button', { name: 'Completed' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Next: Link It' })).toHaveAttribute(
      'href',
      '/visualizations/3',
    );
    await waitFor(() =>
      expect(server.bodiesOf(calls.interact)).toEqual([
        { completed: true, timeSpent: expect.any(Number), interactionCount: 1 },
      ]),
    );
  });

  test('only the list knows whether it was the last one', async () => {
    fakeServer(
      signedIn(),
      neverReplies(calls.list),
      replies(calls.mine, []),
      replies(calls.visualization, turnIt),
      interacted(),
    );
    const page = await renderPage('/visualizations/1');
    await screen.findByRole('slider');
    await page.user.click(completeButton());
    expect(await screen.findByText('Nice, that one’s yours.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All Visualizations' })).toBeVisible();
  });

  test('the last one says so, and the next lesson is a tap away', async () => {
    fakeServer(
      signedIn(),
      ...open([play(2, true), play(3, true)]),
      ...dashboardServer(),
      interacted(),
    );
    const page = await renderPage('/visualizations/1');
    await screen.findByRole('slider');
    await page.user.click(completeButton());
    expect(await screen.findByText(/You’ve seen them all!/)).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Next Lesson: Meet the qubit' }),
    ).toHaveAttribute('href', '/courses/1?lesson=12');
  });

  test('if the completed ones could not be loaded, one completion does not count as all of them', async () => {
    const server = fakeServer(
      signedIn(),
      replies(calls.list, all),
      refuses(calls.mine, 'internal'),
      replies(calls.visualization, turnIt),
      interacted(),
    );
    const page = await renderPage('/visualizations/1');
    await screen.findByRole('slider');
    await page.user.click(completeButton());
    await waitFor(() => expect(server.bodiesOf(calls.interact)).toHaveLength(1));
    server.use(replies(calls.mine, [play(1, true), play(2, true)]));
    await page.user.click(screen.getByRole('link', { name: 'Back to Visualizations' }));
    const second = (await list()).getByRole('link', { name: 'Mix It' }).closest('article');
    await waitFor(() => expect(second).toHaveTextContent('Completed'));
  });

  test('completed without a connection stays completed after a reload, and is sent later', async () => {
    const server = fakeServer(signedIn(), ...open(), unreachable(calls.interact));
    const page = await renderPage('/visualizations/1');
    await screen.findByRole('slider');
    await page.user.click(completeButton());
    expect(await screen.findByText(/What you do is kept here and sent later\.$/)).toBeVisible();
    page.unmount();
    await renderPage('/visualizations/1');
    expect(await screen.findByRole('button', { name: 'Completed' })).toBeDisabled();
    server.use(interacted());
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('What you did offline is saved now.')).toBeInTheDocument();
  });

  test('that was completed earlier stays completed, and names the next one', async () => {
    fakeServer(signedIn(), ...open([play(1, true)]));
    await renderPage('/visualizations/1');
    expect(await screen.findByRole('button', { name: 'Completed' })).toBeDisabled();
    expect(screen.getByText('You finished this one.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Next: Mix It' })).toHaveAttribute(
      'href',
      '/visualizations/2',
    );
  });

  test('that cannot be completed says so, and can be tried again', async () => {
    fakeServer(signedIn(), ...open(), refuses(calls.interact, 'internal'));
    const page = await renderPage('/visualizations/1');
    await screen.findByRole('slider');
    await page.user.click(completeButton());
    expect(await screen.findByText('Error saving progress')).toBeInTheDocument();
    expect(completeButton()).toBeEnabled();
  });

  test('shows a badge that completing it earns', async () => {
    const badge = {
      id: 9 as never,
      name: 'Seeing Is Believing',
      description: 'Complete your first visualization.',
      icon: 'eye',
      pointsAwarded: 10,
    };
    fakeServer(signedIn(), ...open(), interacted([badge]));
    const page = await renderPage('/visualizations/1');
    await screen.findByRole('slider');
    await page.user.click(completeButton());
    expect(await screen.findByText('Achievement Unlocked!')).toBeInTheDocument();
  });

  test('a visitor plays, is asked to sign in, finds the next one there, and nothing is sent', async () => {
    const server = fakeServer(signedOut(), ...open());
    const page = await renderPage('/visualizations/1');
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '0.5' } });
    await page.user.click(completeButton());
    expect(await screen.findByText('Please sign in to track your progress.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Next: Mix It' })).toHaveAttribute(
      'href',
      '/visualizations/2',
    );
    await page.user.click(screen.getByRole('link', { name: 'Back to Visualizations' }));
    await list();
    expect(server.received.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('leaving reports the play once, also when a tab is closed', async () => {
    const server = fakeServer(signedIn(), ...open(), interacted());
    const page = await renderPage('/visualizations/1');
    fireEvent.change(await screen.findByRole('slider'), { target: { value: '0.5' } });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(server.bodiesOf(calls.interact)).toHaveLength(1));
    await page.user.click(screen.getByRole('link', { name: 'Back to Visualizations' }));
    await list();
    const [first, ...rest] = server.bodiesOf(calls.interact);
    expect(first).toMatchObject({ completed: false, interactionCount: 1 });
    // A second may have passed since then, but what was reported is not reported again.
    expect(rest).not.toContainEqual(expect.objectContaining({ interactionCount: 1 }));
  });

  // Shows: 2 visualization missing
  test.each(['77', 'x', '0'])('that is missing (%s) says so', async (id) => {
    fakeServer(signedOut(), refuses(calls.visualization, 'not-found'));
    await renderPage(`/visualizations/${id}`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Visualization Not Found' }),
    ).toBeInTheDocument();
  });
});
