// npm run fonts: reduces the three fonts that every page uses to the letters of English, which makes them a third
// smaller. Pages with other letters also load the whole font. The files are committed, and a test fails if they are
// outdated.
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
