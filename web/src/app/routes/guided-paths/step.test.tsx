import { guidedPaths, type TaskVerdict } from '@qubloom/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../testing/course-page.ts';
import {
  completedStep,
  firstSteps,
  pathServer,
  progressAfter,
  stepsOf,
} from '../../../testing/guided-paths.ts';
import { dashboardServer, firstRipple } from '../../../testing/lessons.ts';
import { ada, signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies, unreachable } from '../../../testing/server.ts';

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const passed: TaskVerdict = { passed: true, nearness: 1, diagnosis: null, newAchievements: [] };
/** The server's answers once a step is completed. */
const after = (completed: number) => [
  replies(guidedPaths.mine, [{ path: firstSteps, progress: progressAfter(completed) }]),
  replies(guidedPaths.steps, stepsOf(completed)),
];

async function completeFirstStep() {
  const server = fakeServer(signedIn(), ...dashboardServer(), ...pathServer(0));
  server.use(
    replies(guidedPaths.complete, () => {
      server.use(...after(1));
      return completedStep(1);
    }),
  );
  const page = await renderPage('/guided-paths/1?step=1');
  await page.user.click(await screen.findByRole('radio', { name: 'The bar for 0' }));
  await press(page, 'Mark Complete');
  return { page, server };
}

// Shows: 7 POST /api/guided-paths/{id}/steps/{stepId}/complete
test('completing a step earns points and shows its solution', async () => {
  const { page, server } = await completeFirstStep();
  expect(await heading('Step 1 is done!')).toHaveFocus();
  expect(await screen.findByText('5 points earned for this step')).toBeInTheDocument();
  expect(await screen.findByText('Why Meet the wire works.')).toBeInTheDocument();
  expect(server.bodiesOf(guidedPaths.complete)).toEqual([{ hintsUsed: 0 }]);
  await press(page, 'Next Step');
  expect(await heading('Make a one')).toHaveFocus();
  expect(page.path()).toBe('/guided-paths/1?step=2');
});

test('a second device continues with the step after the one that was completed on the first device', async () => {
  const { page } = await completeFirstStep();
  await heading('Step 1 is done!');
  page.unmount();
  localStorage.clear();
  const second = await renderPage('/guided-paths/1');
  expect(await screen.findByText('1 of 4 steps, 25%')).toBeInTheDocument();
  await press(second, 'Continue Path');
  expect(await heading('Make a one')).toBeInTheDocument();
  expect(second.path()).toBe('/guided-paths/1?step=2');
});

// Shows: 4 guided path hints
test('hints come one at a time, cost nothing, and are counted after a reload too', async () => {
  const server = fakeServer(
    signedIn(),
    ...dashboardServer(),
    ...pathServer(0),
    replies(guidedPaths.complete, completedStep(1, { hintsUsed: 2 })),
  );
  const page = await renderPage('/guided-paths/1?step=1');
  await page.user.click(await button('Hint'));
  expect(screen.getByText('Look at the empty bar.')).toHaveFocus();
  expect(screen.queryByText('Which gate swaps the bars?')).not.toBeInTheDocument();
  expect(screen.getByText('5 points')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/cost/);
  page.unmount();

  const again = await renderPage('/guided-paths/1?step=1');
  expect(await screen.findByText('Look at the empty bar.')).toBeInTheDocument();
  await again.user.click(await button('Hint 2'));
  expect(screen.getByText('Which gate swaps the bars?')).toBeInTheDocument();
  await press(again, 'Mark Complete');
  expect(await screen.findByText('5 points earned for this step')).toBeInTheDocument();
  expect(server.bodiesOf(guidedPaths.complete)).toEqual([{ hintsUsed: 2 }]);
});

test('a challenge is marked complete once its circuit has passed', async () => {
  const server = fakeServer(
    signedIn(),
    ...dashboardServer(),
    ...pathServer(1),
    replies(guidedPaths.check, passed),
    replies(guidedPaths.complete, completedStep(2)),
  );
  const page = await renderPage('/guided-paths/1?step=2');
  const complete = await button('Mark Complete');
  expect(complete).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(complete);
  expect(await screen.findByText('Build the circuit and press Check first.')).toBeInTheDocument();
  expect(server.bodiesOf(guidedPaths.complete)).toEqual([]);

  (await button(/q0, place 1/)).focus();
  await page.user.keyboard('x');
  server.use(
    replies(
      guidedPaths.steps,
      stepsOf(1).map((step, index) => (index === 1 ? { ...step, passed: 'q0: X -' } : step)),
    ),
  );
  await press(page, 'Check');
  expect(await screen.findByText('There it is.')).toBeInTheDocument();
  expect(server.bodiesOf(guidedPaths.check)).toEqual([{ circuit: expect.stringMatching(/X/) }]);
  await page.user.click(await button('Mark Complete'));
  expect(await heading('Step 2 is done!')).toBeInTheDocument();
});

// Shows: 4 guided path mark complete
test('the step after the next one can be looked at, but not completed', async () => {
  const server = fakeServer(signedIn(), ...pathServer(0));
  const page = await renderPage('/guided-paths/1?step=2');
  const complete = await button('Mark Complete');
  expect(complete).toHaveAttribute('aria-disabled', 'true');
  await page.user.click(complete);
  expect(await screen.findByText('Step 1 comes first.')).toBeInTheDocument();
  expect(screen.queryByText('5 points')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Hint/ })).not.toBeInTheDocument();
  expect(server.bodiesOf(guidedPaths.complete)).toEqual([]);
});

test('marks lead to the steps that can be reached', async () => {
  fakeServer(signedIn(), ...pathServer(1));
  const page = await renderPage('/guided-paths/1?step=2');
  const marks = within(await screen.findByRole('navigation', { name: 'Steps of this path' }));
  expect(marks.getByRole('button', { name: 'Step 4: Look back, not open yet' })).toBeDisabled();
  await page.user.click(marks.getByRole('button', { name: 'Step 1: Meet the wire, completed' }));
  expect(await heading('Meet the wire')).toHaveFocus();
  await press(page, 'Continue');
  expect(await screen.findByText('Why Meet the wire works.')).toBeInTheDocument();
});

test('the last step ends the path, with the points that were given and the next path', async () => {
  const server = fakeServer(signedIn(), ...dashboardServer(), ...pathServer(3));
  server.use(
    replies(guidedPaths.complete, () => {
      server.use(...after(4));
      return completedStep(4, { newAchievements: [firstRipple] });
    }),
  );
  const page = await renderPage('/guided-paths/1?step=4');
  await press(page, 'Mark Complete');
  const end = within(await screen.findByRole('region', { name: 'You finished First Steps!' }));
  expect(end.getByText('5 points earned for this step')).toBeInTheDocument();
  expect(end.queryByText(/20/)).not.toBeInTheDocument();
  expect(end.getByRole('list', { name: 'New badges' })).toHaveTextContent(
    /First Ripple.*\+10 points/,
  );
  expect(await end.findByText('Why Look back works.')).toBeInTheDocument();
  expect(await end.findByRole('link', { name: 'Next Path: Cancel It' })).toHaveAttribute(
    'href',
    '/guided-paths/2',
  );
});

// Shows: 8 step completion failure
test('a step that is not saved is taken back', async () => {
  fakeServer(signedIn(), ...pathServer(0), refuses(guidedPaths.complete, 'conflict', 'Not yet.'));
  const page = await renderPage('/guided-paths/1?step=1');
  await press(page, 'Mark Complete');
  expect(await screen.findByText('Error completing step')).toBeInTheDocument();
  expect(await heading('Meet the wire')).toBeInTheDocument();
  expect(await button('Mark Complete')).toBeInTheDocument();
});

// Shows: 5 login to complete a step
test('visitors are asked to sign in to complete a step', async () => {
  const server = fakeServer(signedOut(), ...pathServer());
  const page = await renderPage('/guided-paths/1?step=1');
  await screen.findByRole('heading', { name: 'Meet the wire' });
  expect(screen.queryByText('5 points')).not.toBeInTheDocument();
  await press(page, 'Mark Complete');
  expect(await screen.findByText('Please sign in to track your progress.')).toBeInTheDocument();
  expect(server.bodiesOf(guidedPaths.complete)).toEqual([]);
});

test('without a connection a step is stored, and the next one opens', async () => {
  fakeServer(signedIn(ada), ...pathServer(0), unreachable(guidedPaths.complete));
  const page = await renderPage('/guided-paths/1?step=1');
  await press(page, 'Mark Complete');
  expect(await screen.findByText(/This step waits here until you’re back online/)).toBeVisible();
  page.unmount();
  await renderPage('/guided-paths/1');
  expect(await screen.findByText('1 of 4 steps, 25%')).toBeInTheDocument();
});
