/**
 * Names in scripts that the site's own fonts do not have: Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese, and Korean.
 * Each letter is shaped for its neighbors and drawn as an outline. The library would embed the fonts, but it cannot cut
 * down variable ones, and those of one weight are ten times as large.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Bidi } from 'bidi-js';
import type { Font } from 'fontkit';
import { withoutUnseen } from '@qubloom/contract';
import { siteFontOf, loadFonts } from './fonts.ts';
import type { Pdf } from './page.ts';

const require = createRequire(import.meta.url);

/** Its types are those of its ES module, which Node does not find. */
const bidi = (require('bidi-js') as () => Bidi)();

/**
 * Where each package says which letters are in which of its files, in the order in which a letter is looked for: a font
 * that has Korean comes after the one that has Chinese.
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
const familyNames = Object.keys(families) as Family[]; // typed as any strings by the language

/** A Chinese font comes in a hundred files. */
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

/** `{"[4]": "U+1f1e9-1f1f5,U+1f21a"}` for the file `…-4-wght-normal.woff2`. */
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

/** The file of a font that has the letter; undefined if none has. */
async function fileWith(letter: string): Promise<string | undefined> {
  const site = siteFontOf(letter, 'heading');
  if (site !== null) return site;
  const code = letter.codePointAt(0) ?? 0;
  for (const family of familyNames) {
    // The last one that names a letter has it, as in a style sheet.
    const found = (await loadRanges(family)).findLast(([, ranges]) =>
      ranges.some(([from, to]) => from <= code && code <= to),
    );
    if (!found) continue;
    const file = `${family}/files/${family}-${found[0]}-wght-normal.woff2`;
    if ((await loadFont(file)).hasGlyphForCodePoint(code)) return file;
  }
  return undefined;
}

/** Not seen, but they say how the letters beside them are joined, as in Persian. */
const joiner = /^[\u200c\u200d]$/;

/** The name as it is printed: without marks that nobody sees, which come along when a name is pasted. */
export const printedName = (name: string): string =>
  name
    .normalize('NFC')
    .split(/(?<=[\p{L}\p{M}])([\u200c\u200d])(?=\p{L})/u)
    .map((piece) => (joiner.test(piece) ? piece : withoutUnseen(piece)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Letters of a name that no font has. */
export async function missingLetters(name: string): Promise<readonly string[]> {
  const letters = [...printedName(name)].filter((one) => one !== ' ' && !joiner.test(one));
  const missing: string[] = [];
  for (const letter of new Set(letters)) {
    if ((await fileWith(letter)) === undefined) missing.push(letter);
  }
  return missing;
}

/** Letters of one font and one direction. */
interface Run {
  /** Null for blanks. */
  readonly file: string | null;
  readonly text: string;
  /** By the Unicode bidirectional algorithm: odd ones are read from right to left. */
  readonly level: number;
}

/** A glyph's outline. Places are shares of the size, from the start of the line. */
interface Outline {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The line around it, so that a thin font gets the weight of a heading. */
  readonly stroke: number;
}

export interface NameOutlines {
  readonly text: string;
  readonly outlines: readonly Outline[];
  readonly width: number;
}

const blankWidth = 0.28;

/** For letters that are all printable. */
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

/** A variable font is read in its lightest or its regular weight. Those of the site are bold enough. */
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

/** Marks and joiners belong to the letter before them. */
async function fileOf(letter: string, before: Run | undefined): Promise<string | null> {
  if (letter === ' ') return null;
  if (before?.file && (joiner.test(letter) || /\p{M}/u.test(letter))) return before.file;
  return (await fileWith(letter)) ?? null;
}

/** From left to right as they are seen (rule L2 of the algorithm). */
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
  /** The height of the line on which letters are set. */
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
