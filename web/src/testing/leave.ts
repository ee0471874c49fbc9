import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { thisTab } from '../lib/browser/leave.ts';

/** Where pages lead to is noted in `thisTab.goTo` until the test ends, and not followed. */
export function stayHere(): void {
  vi.spyOn(thisTab, 'goTo').mockImplementation(() => undefined);
}

/** The browser's Back, from another site to this page as it was left. */
export function comeBack(): void {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(event));
}
