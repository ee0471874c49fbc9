import { brand } from '@qubloom/contract';
import { expect, test } from 'vitest';
import manifest from '../../public/manifest.webmanifest?raw';

test('the installed site bears the product’s name', () => {
  expect(JSON.parse(manifest)).toMatchObject({
    name: `${brand.name}: ${brand.tagline}`,
    short_name: brand.name,
  });
});
