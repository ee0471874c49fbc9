import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedOut } from '../../../testing/people.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fakeServer } from '../../../testing/server.ts';
import layouts from '../../../ui/styles/layouts.css?raw';

const components = Object.keys(
  import.meta.glob(['../../../ui/**/*.tsx', '!../../../ui/**/*.test.tsx']),
).map((path) => path.replace('../../../ui/', '').replace('.tsx', ''));

/**
 * Shown by other samples: a lazy menu opens the menu, a fold consists of details, and each portrait belongs to a
 * character.
 */
const shownWith: Readonly<Record<string, string>> = {
  'overlays/lazy-menu': 'overlays/menu',
  'display/details': 'display/fold',
  'brand/portrait': 'brand/leo',
};

test('every component is shown, in light and dark mode', async () => {
  fakeServer(signedOut());
  await renderPage('/dev/components');
  expect(components.length).toBeGreaterThan(20);
  for (const scheme of ['light', 'dark']) {
    const names = within(await screen.findByRole('region', { name: scheme }))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    const missing = components.filter((name) => !names.includes(shownWith[name] ?? name));
    expect(missing).toEqual([]);
  }
});

test('every layout is shown', async () => {
  fakeServer(signedOut());
  await renderPage('/dev/components');
  const light = within(await screen.findByRole('region', { name: 'light' }));
  const names = Array.from(layouts.matchAll(/@custom-variant ([\w-]+)/g), ([, name]) => name);
  expect(names).not.toEqual([]);
  expect(light.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(names);
});
