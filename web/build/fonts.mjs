// npm run fonts: cuts the three fonts that every page uses down to the letters of English, a third smaller in all; what
// is written with others takes the whole font besides. The files are committed, and a test says when they are old.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFont, fonts } from './cut-font.mjs';

const folder = join(import.meta.dirname, '../src/ui/fonts');

mkdirSync(folder, { recursive: true });
for (const font of fonts) {
  const cut = await cutFont(font);
  writeFileSync(join(folder, `${font.name}.woff2`), cut);
  console.log(`${font.name}: ${cut.length} bytes`);
}
