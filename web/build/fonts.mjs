// npm run fonts: cuts the three fonts that every page uses down to the letters of English, a third of them all; what is
// written with others takes the whole font besides. The files are committed, and a test says when they are old.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '../src/ui/fonts');

/** What stands on a keyboard, and the signs that texts and figures need; fonts.css names the same. */
const letters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
const signs = '\u00a0©°·×–—‘’“”†•…−';

const fonts = [
  { name: 'fredoka-600', source: '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2' },
  { name: 'lexend-400', source: '@fontsource/lexend/files/lexend-latin-400-normal.woff2' },
  { name: 'lexend-600', source: '@fontsource/lexend/files/lexend-latin-600-normal.woff2' },
];

mkdirSync(folder, { recursive: true });
for (const { name, source } of fonts) {
  const whole = readFileSync(require.resolve(source));
  const cut = await subsetFont(whole, letters + signs, { targetFormat: 'woff2' });
  writeFileSync(join(folder, `${name}.woff2`), cut);
  console.log(`${name}: ${cut.length} of ${whole.length} bytes`);
}
