// Reads the supported browsers from package.json, which eslint-plugin-compat reads as well.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** The oldest supported version of each browser, as `{ name: 'safari', version: '16.4' }` with browserslist's names. */
export function oldestBrowsers() {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!version)
      throw new Error(`package.json: "${line}" in browserslist is not "name >= version"`);
    return { name, version };
  });
}
