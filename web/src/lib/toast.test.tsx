import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedOut } from '../testing/people.ts';
import { renderPage } from '../testing/render-page.tsx';
import { fakeServer } from '../testing/server.ts';
import { closeToast, toast, toastLimits, toastStore } from './toast.ts';
import { toastsInTurn } from './toasts-in-turn.ts';

const say = (title: string) => act(() => toast({ title }));

test('[9 toasts] at most one toast is visible: the newest', async () => {
  fakeServer(signedOut());
  await renderPage('/auth');
  say('First');
  expect(await screen.findByText('First')).toBeInTheDocument();
  say('Second');
  expect(await screen.findByText('Second')).toBeInTheDocument();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

test('[9 toasts] F8 leads to the notification region', async () => {
  fakeServer(signedOut());
  await renderPage('/auth');
  say('Look here');
  await screen.findByText('Look here');
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('[9 toasts] a toast can be put away with its button', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/auth');
  say('Enough');
  await screen.findByText('Enough');
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Enough')).not.toBeInTheDocument();
});

test('[9 toasts] a closed toast is forgotten after the removal delay', () => {
  vi.useFakeTimers();
  toast({ title: 'Gone' });
  const id = toastStore.snapshot()[0]?.id ?? 0;
  closeToast(id);
  vi.advanceTimersByTime(toastLimits.removalDelay - 1);
  expect(toastStore.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toastStore.snapshot()).toHaveLength(0);
  vi.useRealTimers();
});

test('toasts in turn give each other, and what comes between, their time', () => {
  vi.useFakeTimers();
  const shown = () => toastStore.snapshot()[0]?.title;
  toastsInTurn([{ title: 'Saved' }, { title: 'A badge' }]);
  vi.advanceTimersByTime(toastLimits.duration - 1);
  expect(shown()).toBe('Saved');
  toast({ title: 'Signed out' });
  vi.advanceTimersByTime(toastLimits.duration);
  expect(shown()).toBe('Signed out');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('A badge');
  vi.useRealTimers();
});

test('[9 toasts] five seconds, fifty pixels, one at a time', () => {
  expect(toastLimits).toEqual({
    visible: 1,
    duration: 5000,
    removalDelay: 1_000_000,
    swipeThreshold: 50,
  });
});
