import {
  gameRecords,
  visualizations,
  VisualizationId,
  AnimationScript,
  type Visualization,
} from '@qubloom/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { askForLessMotion } from '../../../testing/screen.ts';
import { fakeServer, replies } from '../../../testing/server.ts';

beforeEach(askForLessMotion);

const script = AnimationScript.parse({
  pictures: [{ name: 'hidden-gate', properties: { level: 1 } }],
  description: 'A closed box.',
});
const box = {
  id: VisualizationId.parse(5),
  title: 'Guess the Hidden Gate',
  description: 'A closed box.',
  concept: 'Games',
  complexity: 'simple',
  iconUrl: null,
  question: 'Can you tell which gate is inside?',
  svgData: '',
  animationScript: JSON.stringify(script),
  interactiveElements: [],
  explanationSteps: [],
} satisfies Visualization;
const theBox = [replies(visualizations.visualization, box), replies(visualizations.list, [box])];
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
const kept = { game: 'hidden-gate', level: 1, day: yesterday, dayBest: 2, beforeBest: 1 } as const;

async function nameIt(gate: string) {
  const { user } = page;
  await user.click(await screen.findByRole('button', { name: gate }));
}
let page: Awaited<ReturnType<typeof renderPage>>;

test('a learner sees the best run so far, and a longer one is kept on the server', async () => {
  const server = fakeServer(
    signedIn(),
    ...theBox,
    replies(visualizations.mine, []),
    replies(gameRecords.list, [kept]),
    replies(gameRecords.save, kept),
    // Leaving the page reports the play.
    replies(visualizations.interact, {
      completed: false,
      timeSpent: 1,
      interactionCount: 1,
      newAchievements: [],
    }),
  );
  page = await renderPage('/visualizations/5?level=1&box=2');
  await screen.findByText('From a friend');
  await nameIt('Z');
  expect(await screen.findByText('Level 1: 1 in a row')).toBeVisible();
  expect(screen.getByText('Best today: 1, before: 2')).toBeVisible();
  await waitFor(() => expect(server.bodiesOf(gameRecords.save)).toHaveLength(1), { timeout: 5000 });
  expect(server.bodiesOf(gameRecords.save)).toMatchObject([{ dayBest: 1, beforeBest: 2 }]);
});

test("a friend's link shows a visitor the same box, and a run stays on the device", async () => {
  const server = fakeServer(signedOut(), ...theBox);
  page = await renderPage('/visualizations/5?level=2&box=3');
  expect(await screen.findByRole('radio', { name: 'Level 2' })).toBeChecked();
  await nameIt('Y');
  expect(
    await screen.findByText('Yes, Y. Your looks left 4 gates, so that was luck.'),
  ).toBeVisible();
  expect(localStorage.getItem('qubloom.runs.visitor.hidden-gate-2')).toContain('"dayBest":1');
  expect(server.bodiesOf(gameRecords.save)).toEqual([]);
  // A loss ends the run and not the record.
  await page.user.click(screen.getByRole('button', { name: 'Next box' }));
  expect(screen.getByText('Best today: 1')).toBeVisible();
});

test('a setting that the game does not have is said to be unreadable', async () => {
  fakeServer(signedOut(), ...theBox);
  page = await renderPage('/visualizations/5?level=7&box=99');
  expect(await screen.findByText(/cannot be read at “level”, “box”/)).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Level 1' })).toBeChecked();
});

test('a challenge copies a link with the level and the box, and nothing else', async () => {
  fakeServer(signedOut(), ...theBox);
  page = await renderPage('/visualizations/5?level=2&box=3');
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.user.click(await screen.findByRole('button', { name: 'Challenge a friend' }));
  await screen.findByText('Link Copied');
  expect(copy.mock.calls[0]?.[0]).toMatch(/\/visualizations\/5\?level=2&box=3$/);
});
