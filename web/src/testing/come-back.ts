import { act } from '@testing-library/react';

/** The browser's Back, from another site to this page as it was left. */
export function comeBack(): void {
  const event = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(event));
}
