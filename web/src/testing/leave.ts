import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { thisTab } from '../lib/browser/leave.ts';

/** Until the test ends, navigation to other sites is recorded in `thisTab.goTo` and not followed. */
export function stayHere(): void {
  vi.spyOn(thisTab, 'goTo').mockImplementation(() => undefined);
}

/** The browser's Back, from another site to this page as it was left. */
export function comeBack(): void {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(event));
}
