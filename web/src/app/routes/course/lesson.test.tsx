import { courses } from '@qubloom/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { press } from '../../../testing/course-page.ts';
import { deviceWithVoice } from '../../../testing/device-voice.ts';
import { courseServer, lessonOf } from '../../../testing/lessons.ts';
import { signedIn, signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer, replies } from '../../../testing/server.ts';

test('a guess is locked before the run is shown, and answered after it', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Continue');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Two X gates' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Run: Run it/ })).toBeDisabled();

  await page.user.click(screen.getByRole('radio', { name: '1 every time' }));
  await press(page, 'Lock In My Guess');
  expect(screen.getByText('Your guess is locked in. Now see what happens.')).toHaveFocus();
  expect(screen.getByRole('radio', { name: '0 every time' })).toBeDisabled();
  expect(screen.queryByText(/One X would do that/)).not.toBeInTheDocument();

  await press(page, 'Continue');
  const frame = await screen.findByTitle('Two X gates, then many looks');
  expect(frame).not.toHaveAttribute('sandbox');
  expect(frame).toHaveAttribute('src', '/simulators/first-qubit?circuit=X,X&guess=locked');
  expect(screen.getByText(/Run it, and your guess is checked/)).toBeInTheDocument();
  expect(screen.queryByText('It came out another way.')).not.toBeInTheDocument();
  ranIn(frame);
  expect(await screen.findByText('It came out another way.')).toBeInTheDocument();
  // The frame goes on as it is.
  expect(frame).toHaveAttribute('src', '/simulators/first-qubit?circuit=X,X&guess=locked');
  expect(screen.getByText(/One X would do that/)).toBeInTheDocument();

  const others = screen.getByRole('button', { name: 'Other Common Guesses' });
  expect(screen.getByText(/X leaves nothing to chance/)).not.toBeVisible();
  await page.user.click(others);
  expect(others).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/X leaves nothing to chance/)).toBeVisible();
});

/** What a simulator's page says once its run has come to an end. */
function ranIn(frame: HTMLElement) {
  const source = (frame as HTMLIFrameElement).contentWindow;
  const message = { data: { type: 'qubloom:ran' }, origin: window.location.origin, source };
  act(() => void window.dispatchEvent(new MessageEvent('message', message)));
}

test('what was run stays run when the lesson is opened again', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Continue');
  await page.user.click(await screen.findByRole('radio', { name: '0 every time' }));
  await press(page, 'Lock In My Guess');
  await press(page, 'Continue');
  ranIn(await screen.findByTitle('Two X gates, then many looks'));
  expect(await screen.findByText('Your guess matches.')).toBeInTheDocument();
  page.unmount();
  await renderPage('/courses/1?lesson=11');
  expect(await screen.findByText('Your guess matches.')).toBeInTheDocument();
  expect(await screen.findByTitle('Two X gates, then many looks')).toHaveAttribute(
    'src',
    '/simulators/first-qubit?circuit=X,X&guess=off',
  );
});

test('a lesson opens where it was left, with its guesses', async () => {
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Continue');
  await page.user.click(await screen.findByRole('radio', { name: '0 every time' }));
  await press(page, 'Lock In My Guess');
  page.unmount();
  await renderPage('/courses/1?lesson=11');
  expect(await screen.findByRole('heading', { name: 'Two X gates' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '0 every time' })).toBeChecked();
});

test('what a visitor did is still there after signing in', async () => {
  fakeServer(signedOut(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Continue');
  await page.user.click(await screen.findByRole('radio', { name: '0 every time' }));
  await press(page, 'Lock In My Guess');
  page.unmount();
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1?lesson=11');
  expect(await screen.findByRole('heading', { name: 'Two X gates' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '0 every time' })).toBeChecked();
});

test('a new word opens its explanation on a tap', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Explain: Two bars');
  await press(page, 'amplitude');
  expect(await screen.findByRole('dialog', { name: 'amplitude' })).toHaveTextContent(
    'The length of the bar |1⟩.',
  );
  await press(page, 'Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'amplitude' })).toHaveFocus();
  await page.user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await page.user.tab();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'The bar for 0' })).toHaveFocus();
});

test('a part is read aloud when asked for, and stops when asked for', async () => {
  const { spoken, cancel } = deviceWithVoice(true);
  fakeServer(signedIn(), ...courseServer());
  const page = await renderPage('/courses/1?lesson=11');
  await screen.findByRole('heading', { name: 'Place a gate' });
  expect(spoken).toEqual([]);
  await press(page, 'Read Aloud');
  expect(spoken.map(({ text }) => text)).toEqual([
    'Place a gate',
    'This line is a qubit. It starts at 0.',
  ]);
  await press(page, 'Stop Reading');
  expect(cancel).toHaveBeenCalled();
  await press(page, 'Read Aloud');
  act(() => spoken.at(-1)?.onend?.());
  expect(screen.getByRole('button', { name: 'Read Aloud' })).toBeInTheDocument();
});

test('one part is read at a time', async () => {
  const { cancel } = deviceWithVoice(true);
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Show all steps');
  const [first, second] = screen.getAllByRole('button', { name: 'Read Aloud' });
  await page.user.click(first as HTMLElement);
  await page.user.click(second as HTMLElement);
  expect(first).toHaveTextContent('Read Aloud');
  expect(second).toHaveTextContent('Stop Reading');
  cancel.mockClear();
  await page.user.click(second as HTMLElement);
  expect(second).toHaveTextContent('Read Aloud');
  expect(cancel).toHaveBeenCalled();
});

test('nothing is read where the words would leave the device', async () => {
  deviceWithVoice(false);
  fakeServer(signedIn(), ...courseServer());
  await renderPage('/courses/1?lesson=11');
  await screen.findByRole('heading', { name: 'Place a gate' });
  expect(screen.queryByRole('button', { name: 'Read Aloud' })).not.toBeInTheDocument();
});

test('a stopping point says that the lesson opens there again', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Run: Run it');
  expect(screen.getByText('Good place to stop.')).toBeInTheDocument();
});

test('a choice is answered at once and can be changed', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Show all steps');
  await page.user.click(screen.getByRole('radio', { name: 'The bar for 1' }));
  expect(screen.getByText('That one is empty. Pick another one.')).toBeInTheDocument();
  await page.user.click(screen.getByRole('radio', { name: 'The bar for 0' }));
  expect(screen.getByText('Yes. A qubit starts at 0.')).toBeInTheDocument();
  expect(screen.getByText('Ask your child why.')).toBeInTheDocument();
});

test('what somebody says bears a name, not only a face', async () => {
  fakeServer(signedIn(), ...courseServer(11));
  const page = await renderPage('/courses/1?lesson=11');
  await press(page, 'Show all steps');
  const line = screen.getByText('It was full from the start.').closest('p');
  expect(line).toHaveTextContent(/^Leo says:\s?It was full from the start\.$/);
});

test('[2 course video] a dead link has an alternative of our own, with captions and words to read', async () => {
  fakeServer(
    signedIn(),
    ...courseServer(11),
    replies(courses.lesson, { ...lessonOf(12), videoUrl: 'not a link' }),
    captions,
  );
  const page = await renderPage('/courses/1?lesson=12');
  expect(await screen.findByText('Video unavailable')).toBeInTheDocument();
  await press(page, 'Try an alternative video');
  const video = screen.getByTitle('Meet the qubit');
  expect(video).toHaveAttribute('src', expect.stringMatching(/^\/videos\/[a-z-]+\.webm$/));
  expect(video).toHaveAttribute('controls');
  expect(video.querySelector('track[kind=captions][default]')).toHaveAttribute(
    'src',
    video.getAttribute('src')?.replace('.webm', '.vtt'),
  );
  expect(screen.getByText('Loading video...')).toBeInTheDocument();
  fireEvent.loadedData(video);
  expect(screen.queryByText('Loading video...')).not.toBeInTheDocument();
  expect(screen.getByText('This video has no sound. Its words are below.')).toBeInTheDocument();
  await page.user.click(screen.getByText('Words of the video'));
  expect(await screen.findByText('Meet Qubi.')).toBeVisible();

  fireEvent.error(video);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Video unavailableThe lesson has everything you need without it.',
  );
});

test('a video of our own waits for a click, and says when the site is away', async () => {
  fakeServer(
    signedIn(),
    ...courseServer(11),
    replies(courses.lesson, { ...lessonOf(12), videoUrl: '/videos/quantum-basics.webm' }),
    captions,
  );
  const page = await renderPage('/courses/1?lesson=12');
  const play = await screen.findByRole('button', { name: 'Play Video' });
  expect(screen.queryByTitle('Meet the qubit')).not.toBeInTheDocument();
  await page.user.click(play);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.error(screen.getByTitle('Meet the qubit'));
  expect(screen.getByText('Videos need a connection.')).toBeInTheDocument();
  await press(page, 'Try Again');
  expect(screen.getByTitle('Meet the qubit')).toHaveAttribute('src', '/videos/quantum-basics.webm');
});

const captions = {
  endpoint: { method: 'GET', path: '/videos/:file' } as const,
  answer: () => new Response('WEBVTT\n\n00:00.000 --> 00:02.000\nMeet Qubi.\n'),
};
