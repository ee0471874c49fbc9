import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signedOut } from '../../testing/people.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { fakeServer } from '../../testing/server.ts';
import { createToastStore, toastLimits, type ToastStore } from './toast.ts';

const say = (toasts: ToastStore, title: string) => act(() => toasts.show({ title }));

// Shows: 9 toasts
test('at most one toast is visible: the newest', async () => {
  fakeServer(signedOut());
  const { toasts } = await renderPage('/auth');
  say(toasts, 'First');
  expect(await screen.findByText('First')).toBeInTheDocument();
  say(toasts, 'Second');
  expect(await screen.findByText('Second')).toBeInTheDocument();
  expect(screen.queryByText('First')).not.toBeInTheDocument();
});

// Shows: 9 toasts
test('F8 leads to the notification region', async () => {
  fakeServer(signedOut());
  const { toasts } = await renderPage('/auth');
  say(toasts, 'Look here');
  await screen.findByText('Look here');
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /F8/ })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

// Shows: 9 toasts
test('F8 leads to the notification region before there was any toast, and the focus stays there when one appears', async () => {
  fakeServer(signedOut());
  const { toasts } = await renderPage('/auth');
  const region = screen.getByRole('region', { name: 'Notifications (F8)' });
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(region).toHaveFocus();
  say(toasts, 'Look here');
  await screen.findByText('Look here');
  const regions = screen.getAllByRole('region', { name: 'Notifications (F8)' });
  expect(regions).toHaveLength(1);
  expect(regions[0]).toContainElement(document.activeElement as HTMLElement);
});

// Shows: 9 toasts
test('a toast can be closed with its button', async () => {
  fakeServer(signedOut());
  const page = await renderPage('/auth');
  say(page.toasts, 'Enough');
  await screen.findByText('Enough');
  await page.user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Enough')).not.toBeInTheDocument();
});

// Shows: 9 toasts
test('a closed toast is forgotten after the removal delay', () => {
  vi.useFakeTimers();
  const toasts = createToastStore();
  toasts.show({ title: 'Gone' });
  const id = toasts.snapshot()[0]?.id ?? 0;
  toasts.close(id);
  vi.advanceTimersByTime(toastLimits.removalDelay - 1);
  expect(toasts.snapshot()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.snapshot()).toHaveLength(0);
  vi.useRealTimers();
});

test('toasts in turn give each other, and any toast between them, their time', () => {
  vi.useFakeTimers();
  const toasts = createToastStore();
  const shown = () => toasts.snapshot()[0]?.title;
  toasts.showInTurn([{ title: 'Saved' }, { title: 'A badge' }]);
  vi.advanceTimersByTime(toastLimits.duration - 1);
  expect(shown()).toBe('Saved');
  toasts.show({ title: 'Signed out' });
  vi.advanceTimersByTime(toastLimits.duration);
  expect(shown()).toBe('Signed out');
  vi.advanceTimersByTime(1);
  expect(shown()).toBe('A badge');
  vi.useRealTimers();
});

// Shows: 9 toasts
test('five seconds, fifty pixels, one at a time', () => {
  expect(toastLimits).toEqual({
    visible: 1,
    duration: 5000,
    removalDelay: 1_000_000,
    swipeThreshold: 50,
  });
});
