import { retention } from '@qubloom/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetFamilyKey, keepFamilyKey, keptFamilyKey } from './kept-family-key.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetFamilyKey();
  vi.useRealTimers();
});

test('a key is kept for as long as the server accepts it', () => {
  keepFamilyKey('key');
  vi.advanceTimersByTime(retention['parent-pages'].period - 1000);
  expect(keptFamilyKey()).toBe('key');
  vi.advanceTimersByTime(1000);
  expect(keptFamilyKey()).toBeNull();
});
