// Makes fonts that contain only the letters of English.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

export const fonts = [
  { name: 'fredoka-600', source: '@fontsource/fredoka/files/fredoka-latin-600-normal.woff2' },
  { name: 'lexend-400', source: '@fontsource/lexend/files/lexend-latin-400-normal.woff2' },
  { name: 'lexend-600', source: '@fontsource/lexend/files/lexend-latin-600-normal.woff2' },
];

/** The characters of a keyboard, and the signs that texts and figures need. `fonts.css` lists the same ones. */
const keys = Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)).join('');
export const letters = `${keys}\u00a0©°·×–—‘’“”†•…−`;

/** @returns {Promise<Buffer>} The font as woff2. */
export const cutFont = ({ source }) =>
  subsetFont(readFileSync(require.resolve(source)), letters, { targetFormat: 'woff2' });
