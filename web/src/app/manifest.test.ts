import { brand } from '@qubloom/contract';
import { expect, test } from 'vitest';
import manifest from '../../public/manifest.webmanifest?raw';
import routerCode from './router.tsx?raw';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

const installed = JSON.parse(manifest) as {
  readonly start_url: string;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly { readonly url: string }[];
};

test('the installed site has the product’s name', () => {
  expect(installed).toMatchObject({
    name: `${brand.name}: ${brand.tagline}`,
    short_name: brand.name,
  });
});

test('its icons exist, in the sizes that browsers need to install a site', () => {
  const pictures = Object.keys(import.meta.glob('../../public/**/*.{png,svg}'));
  const missing = installed.icons.filter(({ src }) => !pictures.includes(`../../public${src}`));
  expect(missing).toEqual([]);
  const sizes = installed.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
  expect(sizes).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
});

test('its start page and shortcuts lead to existing pages', () => {
  const urls = [installed.start_url, ...installed.shortcuts.map(({ url }) => url)];
  expect(urls.filter((url) => !routerCode.includes(`path: '${url}'`))).toEqual([]);
});
