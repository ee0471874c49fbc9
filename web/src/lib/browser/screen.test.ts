import { afterEach, expect, test, vi } from 'vitest';
import tokens from '../../ui/styles/tokens.css?raw';
import { currentScreen } from './screen.ts';

afterEach(() => vi.unstubAllGlobals());

function kindAt(width: number) {
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({
      matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]),
    }),
  });
  return currentScreen();
}

// Shows: 9 breakpoints
test.each([
  [639, 'mobile'],
  [640, 'tablet'],
  [767, 'tablet'],
  [768, 'laptop'],
  [1023, 'laptop'],
  [1024, 'desktop'],
] as const)('a window of %i px is a %s', (width, kind) => {
  expect(kindAt(width)).toBe(kind);
});

// Shows: 9 breakpoints
test('the styles change at 640, 768, 1024 and 1280 px', () => {
  const widths = Object.fromEntries(
    Array.from(tokens.matchAll(/--breakpoint-(\w+): (\d+)rem/g), ([, name, rem]) => [
      name,
      Number(rem) * 16,
    ]),
  );
  expect(widths).toEqual({ sm: 640, md: 768, lg: 1024, xl: 1280 });
});
