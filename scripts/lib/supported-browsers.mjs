// The supported browsers, read out of package.json, where eslint-plugin-compat finds them, too.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/** The oldest version of each, as `{ name: 'safari', version: '16.4' }`, by the names of browserslist. */
export function oldestBrowsers() {
  const { browserslist } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return browserslist.map((line) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!version)
      throw new Error(`package.json: "${line}" in browserslist is not "name >= version"`);
    return { name, version };
  });
}
