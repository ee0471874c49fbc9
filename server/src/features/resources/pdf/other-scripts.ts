/**
 * Draws names in scripts that the site's own fonts lack: Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese, and
 * Korean. Each letter is shaped for its neighbors and drawn as an outline. The PDF library could embed the fonts, but
 * it cannot subset variable ones, and those with a single weight are ten times as large.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import type { Font } from 'fontkit';
import { withoutInvisible } from '@qubloom/contract';
import { siteFontOf, loadFonts } from './fonts.ts';
import type { Pdf } from './page.ts';

const require = createRequire(import.meta.url);

/** Its types belong to its ES module, which Node does not find. */
const bidi = (require('bidi-js') as () => Bidi)();

/**
 * The file in each package that declares which letters are in which font file, in the order in which a letter is looked
 * up: a font with Korean comes after the one with Chinese.
 */
const families = {
  'noto-sans-arabic': () => require.resolve('@fontsource-variable/noto-sans-arabic/unicode.json'),
  'noto-sans-hebrew': () => require.resolve('@fontsource-variable/noto-sans-hebrew/unicode.json'),
  'noto-sans-devanagari': () =>
    require.resolve('@fontsource-variable/noto-sans-devanagari/unicode.json'),
  'noto-sans-thai': () => require.resolve('@fontsource-variable/noto-sans-thai/unicode.json'),
  'noto-sans-sc': () => require.resolve('@fontsource-variable/noto-sans-sc/unicode.json'),
  'noto-sans-kr': () => require.resolve('@fontsource-variable/noto-sans-kr/unicode.json'),
} as const;
type Family = keyof typeof families;
const familyNames = Object.keys(families) as Family[]; // TypeScript types keys as plain strings

/** A Chinese font consists of a hundred files. */
type Ranges = readonly (readonly [file: string, ranges: readonly (readonly [number, number])[]])[];

const rangesOf = new Map<Family, Promise<Ranges>>();
const fonts = new Map<string, Promise<Font>>();

function loadRanges(family: Family): Promise<Ranges> {
  const known = rangesOf.get(family);
  if (known) return known;
  const loading = readFile(families[family](), 'utf8').then(parseRanges);
  rangesOf.set(family, loading);
  return loading;
}

/** Parses `{"[4]": "U+1f1e9-1f1f5,U+1f21a"}` for the file `…-4-wght-normal.woff2`. */
function parseRanges(text: string): Ranges {
  const files = Object.entries(JSON.parse(text) as Record<string, string>);
  return files.map(([name, ranges]) => [
    name.replaceAll(/[[\]]/g, ''),
    ranges.split(',').map((range) => {
      const [from = 0, to = from] = range
        .replace(/^U\+/i, '')
        .split('-')
        .map((code) => parseInt(code, 16));
      return [from, to] as const;
    }),
  ]);
}

function loadFont(file: string): Promise<Font> {
  const known = fonts.get(file);
  if (known) return known;
  const loading = (async () => {
    const [{ create }, bytes] = await Promise.all([import('fontkit'), bytesOfFont(file)]);
    const font = create(bytes);
    if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
    return font;
  })();
  fonts.set(file, loading);
  return loading;
}

async function bytesOfFont(file: string): Promise<Buffer> {
  const own = (await loadFonts()).get(file);
  return own ?? readFile(require.resolve(`@fontsource-variable/${file}`));
}

/** Returns the font file with the letter; undefined if none has it. */
async function fileWith(letter: string): Promise<string | undefined> {
  const site = siteFontOf(letter, 'heading');
  if (site !== null) return site;
  const code = letter.codePointAt(0) ?? 0;
  for (const family of familyNames) {
    // If several files declare a letter, the last one applies, as in a style sheet.
    const found = (await loadRanges(family)).findLast(([, ranges]) =>
      ranges.some(([from, to]) => from <= code && code <= to),
    );
    if (!found) continue;
    const file = `${family}/files/${family}-${found[0]}-wght-normal.woff2`;
    if ((await loadFont(file)).hasGlyphForCodePoint(code)) return file;
  }
  return undefined;
}

/** Invisible characters that control how the letters beside them are joined, as in Persian. */
const joiner = /^[\u200c\u200d]$/;

/** Returns the name as it is printed: without invisible marks, which come along when a name is pasted. */
export const printedName = (name: string): string =>
  name
    .normalize('NFC')
    .split(/(?<=[\p{L}\p{M}])([\u200c\u200d])(?=\p{L})/u)
    .map((piece) => (joiner.test(piece) ? piece : withoutInvisible(piece)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the letters of a name that no font has. */
export async function missingLetters(name: string): Promise<readonly string[]> {
  const letters = [...printedName(name)].filter((one) => one !== ' ' && !joiner.test(one));
  const missing: string[] = [];
  for (const letter of new Set(letters)) {
    if ((await fileWith(letter)) === undefined) missing.push(letter);
  }
  return missing;
}

/** Letters with one font and one direction. */
interface Run {
  /** Null for blanks. */
  readonly file: string | null;
  readonly text: string;
  /** By the Unicode bidirectional algorithm: odd levels are read from right to left. */
  readonly level: number;
}

/** A glyph's outline. Positions are fractions of the font size, from the start of the line. */
interface Outline {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The width of a stroke around the outline, which gives a thin font the weight of a heading. */
  readonly stroke: number;
}

export interface NameOutlines {
  readonly text: string;
  readonly outlines: readonly Outline[];
  readonly width: number;
}

const blankWidth = 0.28;

/** All letters must be printable. */
export async function outlinesOf(name: string): Promise<NameOutlines> {
  const text = printedName(name);
  const outlines: Outline[] = [];
  let x = 0;
  for (const { file, text: letters, level } of inSight(await runsIn(text))) {
    if (file === null) {
      x += blankWidth * letters.length;
      continue;
    }
    const font = await loadFont(file);
    const scale = 1 / font.unitsPerEm;
    const direction = level % 2 === 1 ? 'rtl' : 'ltr';
    const { glyphs, positions } = font.layout(letters, undefined, undefined, undefined, direction);
    for (const [index, glyph] of glyphs.entries()) {
      const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
      const path = glyph.path.toSVG();
      if (path !== '') {
        const place = { x: x + xOffset * scale, y: yOffset * scale };
        outlines.push({ path, ...place, scale, stroke: strokeOf(font) });
      }
      x += xAdvance * scale;
    }
  }
  return { text, outlines, width: x };
}

/**
 * A variable font is read in its lightest or regular weight, so it needs a stroke. The site's own fonts are bold
 * enough.
 */
function strokeOf({ variationAxes }: Font): number {
  const weight = variationAxes['wght']?.default;
  if (weight === undefined) return 0;
  return weight < 400 ? 0.058 : 0.035;
}

async function runsIn(text: string): Promise<Run[]> {
  const { levels } = bidi.getEmbeddingLevels(text);
  const runs: Run[] = [];
  let at = 0;
  for (const letter of text) {
    const level = levels[at] ?? 0;
    at += letter.length;
    const last = runs.at(-1);
    const file = await fileOf(letter, last);
    if (last?.file === file && last.level === level) {
      runs[runs.length - 1] = { ...last, text: last.text + letter };
    } else runs.push({ file, text: letter, level });
  }
  return runs;
}

/** Marks and joiners use the font of the letter before them. */
async function fileOf(letter: string, before: Run | undefined): Promise<string | null> {
  if (letter === ' ') return null;
  if (before?.file && (joiner.test(letter) || /\p{M}/u.test(letter))) return before.file;
  return (await fileWith(letter)) ?? null;
}

/** Returns the runs in visual order, from left to right (rule L2 of the algorithm). */
function inSight(runs: readonly Run[]): readonly Run[] {
  const seen = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < seen.length; start += 1) {
      let end = start;
      while ((seen[end]?.level ?? 0) >= level) end += 1;
      seen.splice(start, end - start, ...seen.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return seen;
}

export interface OutlineStyle {
  readonly center: number;
  /** The height of the line that letters sit on. */
  readonly baseline: number;
  readonly size: number;
  readonly color: string;
}

export function drawOutlines(
  pdf: Pdf,
  { outlines, width }: NameOutlines,
  { center, baseline, size, color }: OutlineStyle,
): void {
  const start = center - (width * size) / 2;
  for (const { path, x, y, scale, stroke } of outlines) {
    pdf.save();
    pdf.translate(start + x * size, baseline - y * size).scale(size * scale, -size * scale);
    pdf.path(path);
    if (stroke === 0) pdf.fill(color);
    else {
      pdf.lineWidth(stroke / scale).lineJoin('round');
      pdf.fillAndStroke(color, color);
    }
    pdf.restore();
  }
}
