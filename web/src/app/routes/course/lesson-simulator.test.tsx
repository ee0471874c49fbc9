import { courses, simulators } from '@qubloom/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '../../../testing/course-page.ts';
import { courseServer, lessonOf } from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';

// Shows: 2 simulator block local; 7 GET /api/lessons/{id}/recommended-simulator
test('the best simulator is found', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1?lesson=12');
  expect(await screen.findByTitle('Simulator')).toHaveAttribute('src', '/simulators/first-qubit');
});

// Shows: 8 simulator; 8 fetch errors
test('a missing or failed recommendation is announced', async () => {
  const server = fakeServer(
    signedIn(),
    ...courseServer(11),
    refuses(simulators.recommended, 'internal'),
  );
  const page = await renderPage('/courses/1?lesson=12');
  expect(await screen.findByText('Failed to fetch recommended simulator')).toBeInTheDocument();
  server.use(refuses(simulators.recommended, 'not-found'));
  await press(page, 'Try Again');
  expect(await screen.findByText('No simulator available')).toBeInTheDocument();
  expect(
    screen.getByText("We couldn't find an appropriate simulator for this lesson."),
  ).toBeInTheDocument();
});

// Shows: 2 simulator block internal
test("a lesson with its own activities links to the simulator's page, once", async () => {
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1?lesson=11&step=4');
  const link = await screen.findByRole('link', { name: 'Open Simulator' });
  expect(link).toHaveAttribute('href', '/simulator/11');
  expect(screen.queryByTitle('Simulator')).not.toBeInTheDocument();
});

// Shows: 2 simulator block external
test('an external simulator opens in a new tab', async () => {
  fakeServer(
    signedIn(),
    ...courseServer(11),
    replies(courses.lesson, { ...lessonOf(12), simulatorUrl: 'https://simulator.example/one' }),
  );
  await renderPage('/courses/1?lesson=12');
  const link = await screen.findByRole('link', { name: /Open Simulator/ });
  expect(link).toHaveAttribute('href', 'https://simulator.example/one');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

// Shows: 8 simulator
test('a frame that sends no message is announced after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeServer(signedIn(), ...courseServer(11));
  await renderPage('/courses/1?lesson=12');
  const frame = await screen.findByTitle('Simulator');
  act(() => void frame.dispatchEvent(new Event('load')));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Simulator error');
  expect(alert).toHaveTextContent(
    "The simulator couldn't be loaded. Please try reloading the page.",
  );
  vi.useRealTimers();
});

test(
  'a frame gets the height that it asks for, and messages of other windows are ignored',
  { tags: ['exhaustive'] },
  async () => {
    fakeServer(signedIn(), ...courseServer(11));
    await renderPage('/courses/1?lesson=12');
    const frame = (await screen.findByTitle('Simulator')) as HTMLIFrameElement;
    const send = (source: Window | null, origin: string, height: number) =>
      act(() =>
        window.dispatchEvent(
          new MessageEvent('message', { data: { type: 'qubloom:height', height }, source, origin }),
        ),
      );
    const { origin } = window.location;
    send(window, origin, 900);
    send(frame.contentWindow, 'https://elsewhere.example', 900);
    send(frame.contentWindow, 'null', 900);
    expect(frame.parentElement).toHaveStyle({ height: '480px' });
    send(frame.contentWindow, origin, 612);
    expect(frame.parentElement).toHaveStyle({ height: '612px' });
  },
);

test(
  "a learner's use of a frame is reported while they use it, and a visitor's is not",
  { tags: ['exhaustive'] },
  async () => {
    const use = replies(simulators.use, { seconds: 0 });
    const server = fakeServer(signedIn(), ...courseServer(11), use);
    const page = await renderPage('/courses/1?lesson=12');
    const frame = await screen.findByTitle('Simulator');
    expect(server.bodiesOf(simulators.use)).toEqual([]);
    act(() => frame.focus());
    await waitFor(() => expect(server.bodiesOf(simulators.use)).toEqual([{ seconds: 0 }]));
    page.unmount();

    const visited = fakeServer(
      signedOut(),
      ...courseServer(),
      replies(courses.lesson, { ...lessonOf(11), content: 'One line.' }),
      use,
    );
    await renderPage('/courses/1?lesson=11');
    const hers = await screen.findByTitle('Simulator');
    act(() => hers.focus());
    expect(visited.bodiesOf(simulators.use)).toEqual([]);
  },
);
