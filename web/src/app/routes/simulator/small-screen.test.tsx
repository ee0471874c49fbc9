import { courses } from '@qubloom/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { courseServer, firstRipple } from '../../../testing/lessons.ts';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { setScreen } from '../../../testing/screen.ts';
import { fakeServer, refuses, replies } from '../../../testing/server.ts';
import { learner, button, frame, watchClipboard } from '../../../testing/simulator-page.ts';

describe('the simulator page on a small screen', () => {
  beforeEach(() => setScreen('mobile', 'landscape'));

  test('its header leads back to the lesson of the course', async () => {
    fakeServer(...learner());
    await renderPage('/simulator/11');
    await frame();
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/courses/1?lesson=11',
    );
  });

  // Shows: 2 simulator page mobile
  test('has help, share, fullscreen, and no tabs', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    await frame();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('tabpanel')).toBeNull();
    await page.user.click(await button('Help'));
    const help = await screen.findByRole('dialog', { name: 'Help' });
    expect(within(help).getByText(/Place a gate on the line/)).toBeInTheDocument();
    await page.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await button('Help')).toHaveFocus();
    await page.user.click(await button('Fullscreen'));
    expect(await button('Exit Fullscreen')).toHaveFocus();
  });

  // Shows: 2 simulator page mobile share
  test("shares through the device's own sheet", async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    const copied = watchClipboard();
    const share = vi.fn(() => Promise.resolve());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
    await page.user.click(await button('Share Page'));
    expect(share).toHaveBeenCalledWith({ title: 'Bits and switches', url: window.location.href });
    expect(copied).toEqual([]);
  });

  // Shows: 2 simulator page mobile share
  test('copies the link if there is no share sheet, or if it fails; closing the sheet is no error', async () => {
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    const copied = watchClipboard();
    await page.user.click(await button('Share Page'));
    expect(await screen.findByText('Link Copied')).toBeInTheDocument();
    for (const [name, copies] of [
      ['NotAllowedError', 2],
      ['AbortError', 2],
    ] as const) {
      const share = () => Promise.reject(new DOMException('no', name));
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
      await page.user.click(await button('Share Page'));
      await waitFor(() => expect(copied).toHaveLength(copies));
    }
  });

  // Shows: 2 simulator page mobile completing
  test('completes the lesson, which opens the next one', async () => {
    const server = fakeServer(
      ...learner(),
      replies(courses.completeLesson, { pointsEarned: 0, newAchievements: [firstRipple] }),
    );
    const page = await renderPage('/simulator/11');
    expect(await button('Next')).toHaveAttribute('aria-disabled', 'true');
    expect(await button('Previous')).toBeDisabled();
    server.use(...courseServer(11).filter(({ endpoint }) => endpoint === courses.progress));
    await page.user.click(await button('Complete'));
    // The lesson was not read.
    await screen.findByRole('dialog', { name: 'Do you know this already?' });
    expect(server.bodiesOf(courses.completeLesson)).toEqual([]);
    await page.user.click(await button('I Know This Already'));
    expect(await screen.findByText('Lesson marked as complete!')).toBeInTheDocument();
    expect(await button('Completed')).toBeDisabled();
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(next).toHaveAttribute('href', '/simulator/12');
    expect(next).toHaveFocus();
    expect(server.bodiesOf(courses.completeLesson)).toEqual([{ completedAs: 'known' }]);
  });

  test('a lesson that could not be completed is open again', async () => {
    const server = fakeServer(...learner(), refuses(courses.completeLesson, 'internal'));
    const page = await renderPage('/simulator/11');
    window.localStorage.setItem('qubloom.lesson.1.11', '{"isRead":true}');
    await page.user.click(await button('Complete'));
    expect(await screen.findByText('Failed to mark lesson as complete')).toBeInTheDocument();
    expect(await button('Complete')).toBeEnabled();
    expect(server.bodiesOf(courses.completeLesson)).toEqual([{ completedAs: 'read' }]);
  });

  test('the last lesson leads to the course, and the ones before have a Back button', async () => {
    fakeServer(...learner(11, 12));
    await renderPage('/simulator/13');
    expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', '/courses/1');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/simulator/12');
  });

  test('a visitor signs in to complete it', async () => {
    fakeServer(signedOut(), ...courseServer());
    await renderPage('/simulator/11');
    expect(await screen.findByRole('link', { name: 'Complete' })).toHaveAttribute(
      'href',
      '/auth?returnTo=%2Fsimulator%2F11',
    );
    expect(screen.getByText('Sign in to save your progress.')).toBeInTheDocument();
  });
});

describe('the prompt to turn the device', () => {
  const prompt = () => screen.findByRole('dialog', { name: 'Turn your device' });

  // Shows: 2 simulator page rotate prompt
  test('appears on a small screen in portrait orientation, until it is closed', async () => {
    setScreen('mobile', 'portrait');
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    await prompt();
    await page.user.click(await button('Go on like this'));
    expect(screen.queryByRole('dialog')).toBeNull();
    page.unmount();
    await renderPage('/simulator/11');
    expect(await prompt()).toBeInTheDocument();
  });

  test('does not appear again with the next lesson of a visit', async () => {
    setScreen('mobile', 'portrait');
    fakeServer(...learner(11));
    const page = await renderPage('/simulator/11');
    await prompt();
    await page.user.click(await button('Go on like this'));
    await page.user.click(await screen.findByRole('link', { name: 'Next' }));
    await waitFor(() => expect(page.path()).toBe('/simulator/12'));
    await screen.findByRole('heading', { level: 1, name: 'Meet the qubit' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is switched off as soon as the box is ticked, also when the phone is turned next', async () => {
    setScreen('mobile', 'portrait');
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    await prompt();
    await page.user.click(screen.getByRole('checkbox', { name: "Don't show again" }));
    expect(localStorage.getItem('qubloom.rotate-prompt')).toBe('off');
    expect(await prompt()).toBeInTheDocument();
  });

  // Shows: 2 simulator page rotate prompt
  test('does not appear again once it was switched off', async () => {
    setScreen('mobile', 'portrait');
    fakeServer(...learner());
    const page = await renderPage('/simulator/11');
    await prompt();
    await page.user.click(screen.getByRole('checkbox', { name: "Don't show again" }));
    await page.user.click(await button('Close'));
    expect(localStorage.getItem('qubloom.rotate-prompt')).toBe('off');
    page.unmount();
    await renderPage('/simulator/11');
    await frame();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['a small screen that is held sideways', 'mobile', 'landscape'],
    ['a wide screen that stands upright', 'desktop', 'portrait'],
  ] as const)('does not appear on %s', async (_, kind, orientation) => {
    setScreen(kind, orientation);
    fakeServer(...learner());
    await renderPage('/simulator/11');
    await frame();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
